//! The site over the line: pages, forms, programs and people in browsers.

mod accounts;
mod alone;
mod api;
mod bounds;
mod browser;
mod campaigns;
mod connections;
mod damage;
mod dropped;
mod flood;
mod fuzz;
mod health;
mod learn;
mod outage;
mod requests;
mod secrets;
mod served;
mod versions;
mod world;
