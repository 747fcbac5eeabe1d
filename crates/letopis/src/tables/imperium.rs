//! The table of Imperium as text.

use imperium::Imperium;

use crate::hosted::Hosted;

impl Hosted for Imperium {}
