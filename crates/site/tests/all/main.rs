//! The site over the line: pages, forms, programs and people in browsers.

mod accounts;
mod almanac;
mod alone;
mod api;
mod barriers;
mod bounds;
mod browser;
mod campaigns;
mod connections;
mod damage;
mod dropped;
mod flood;
mod fuzz;
mod health;
mod kept;
mod learn;
mod outage;
mod read;
mod requests;
mod secrets;
mod served;
mod thinking;
mod versions;
mod world;
