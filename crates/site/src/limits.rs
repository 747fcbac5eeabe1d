//! How much one address or one person may ask for: token buckets, so that nobody can slow the tables of others.

mod buckets;
mod rates;
mod tickets;

use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use table::PersonId;

use crate::people::Browser;

pub use buckets::Buckets;
pub use rates::{Rate, Rates};
pub use tickets::{Ticket as StreamTicket, Tickets};

/// Too much: how long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch(pub Duration);

impl std::fmt::Display for TooMuch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "too-much: {:?}", self.0)
    }
}

impl std::error::Error for TooMuch {}

/// All limits of the site.
pub struct Limits {
    /// Requests by address.
    pub address: Buckets<IpAddr>,
    /// Requests by person.
    pub person: Buckets<PersonId>,
    /// New tables by address.
    pub tables: Buckets<IpAddr>,
    /// Passwords that strangers try, by the name of the account.
    pub guesses: Buckets<String>,
    /// Passwords tried from a browser that has been in the account before.
    pub known_guesses: Buckets<Browser>,
    /// Passwords tried and accounts made, by address.
    pub passwords: Buckets<IpAddr>,
    /// Chat and reports by person.
    pub words: Buckets<PersonId>,
    /// Chat and reports by address.
    pub lines: Buckets<IpAddr>,
    /// Reports looked at, by address.
    pub reports: Buckets<IpAddr>,
    /// Reports looked at, by person.
    pub reports_of: Buckets<PersonId>,
    bytes: Buckets<IpAddr>,
    bytes_of: Buckets<PersonId>,
    /// Open streams by address.
    streams: Tickets,
}

impl Limits {
    /// With these rates.
    pub fn new(rates: Rates) -> Limits {
        Limits {
            address: Buckets::new(rates.address),
            person: Buckets::new(rates.person),
            tables: Buckets::new(rates.tables),
            guesses: Buckets::new(rates.guesses),
            known_guesses: Buckets::new(rates.known_guesses),
            passwords: Buckets::new(rates.passwords),
            words: Buckets::new(rates.words),
            lines: Buckets::new(rates.lines),
            reports: Buckets::new(rates.reports),
            reports_of: Buckets::new(rates.reports_of),
            bytes: Buckets::new(rates.bytes),
            bytes_of: Buckets::new(rates.bytes_of),
            streams: Tickets::new(rates.streams, usize::MAX),
        }
    }

    /// Weighs what was sent.
    pub fn weigh(&self, address: IpAddr, person: Option<PersonId>, bytes: usize) -> Result<(), TooMuch> {
        self.bytes.take_many(address, bytes)?;
        person.map_or(Ok(()), |person| self.bytes_of.take_many(person, bytes))
    }

    /// One more open stream of an address, as long as the ticket is kept.
    pub fn stream(&self, address: IpAddr) -> Result<StreamTicket, TooMuch> {
        self.streams.take(address).ok_or(TooMuch(Duration::from_secs(5)))
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        self.streams.open()
    }
}

/// What is counted as one address: of IPv6 the first half, since whoever has one address there has 2⁶⁴ of them.
pub fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        single @ IpAddr::V4(_) => single,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address() {
        let of = |text: &str| household(text.parse().unwrap()).to_string();
        assert_eq!(of("192.0.2.7"), "192.0.2.7");
        assert_eq!(of("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_eq!(of("2001:db8:1:2:ffff::1"), of("2001:db8:1:2::9"));
        assert_ne!(of("2001:db8:1:3::1"), of("2001:db8:1:2::1"));
        assert_ne!(of("::1"), of("192.0.2.7"));
    }
}
