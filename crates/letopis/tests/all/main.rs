//! The program as people start it.

mod api_example;
mod campaign;
mod crash;
mod messages;
mod operating;
mod program;
mod scenario_words;
mod series;
mod server;
mod sets;
