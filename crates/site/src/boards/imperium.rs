//! The board of Imperium.

use imperium::Imperium;

use super::Board;

impl Board for Imperium {}
