//! The site over the line: pages, forms, programs and people in browsers.

mod accounts;
mod api;
mod bounds;
mod browser;
mod damage;
mod dropped;
mod flood;
mod fuzz;
mod outage;
mod requests;
mod secrets;
mod served;
mod versions;
mod world;
