//! The site's signature below a chronicle: that it is the game of this table as the site has it. Check codes find slips;
//! whoever changes a file can write new ones. Nobody else can sign.

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use kernel::{Phrase, chronicle, phrase};

/// Keeps what is signed here apart from anything else that could ever be signed with the same key.
const WHAT: &str = "a chronicle of Letopis, table";

/// The key that a site signs with.
pub struct Seal(SigningKey);

impl Seal {
    /// With a key of 32 bytes.
    pub fn new(key: &[u8]) -> Option<Seal> {
        key.try_into().ok().map(|key| Seal(SigningKey::from_bytes(key)))
    }

    /// The key that others check with.
    pub fn public(&self) -> String {
        hex::encode(self.0.verifying_key().as_bytes())
    }

    /// A chronicle with the site's signature as its last line.
    pub fn sign(&self, table: &str, text: &str) -> String {
        let (said, _) = chronicle::signed(text);
        let signature = hex::encode(self.0.sign(&message(table, &said)).to_bytes());
        format!("{}\nsigned: {table} {} {signature}\n", text.trim_end(), self.public())
    }
}

fn message(table: &str, said: &str) -> Vec<u8> {
    format!("{WHAT} {table}\n{said}").into_bytes()
}

/// Finds out whether the site with this key has signed a chronicle as it stands; gives the table's name.
///
/// # Errors
/// If it has not: why, for whoever asked.
pub fn check_seal(text: &str, key: &str) -> Result<String, Phrase> {
    let bad_key = || phrase!("seal-bad-key");
    let bytes: [u8; 32] = hex::decode(key.trim()).ok().and_then(|bytes| bytes.try_into().ok()).ok_or_else(bad_key)?;
    let key = VerifyingKey::from_bytes(&bytes).map_err(|_| bad_key())?;
    let (said, signed) = chronicle::signed(text);
    let signed = signed.ok_or_else(|| phrase!("seal-none"))?;
    let mut parts = signed.split(' ');
    let (Some(table), Some(by), Some(signature), None) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(phrase!("seal-broken"));
    };
    if by != hex::encode(bytes) {
        return Err(phrase!("seal-other-site", key = by));
    }
    let signature = hex::decode(signature).ok().and_then(|bytes| Signature::from_slice(&bytes).ok());
    let signature = signature.ok_or_else(|| phrase!("seal-broken"))?;
    match key.verify_strict(&message(table, &said), &signature) {
        Ok(()) => Ok(table.to_owned()),
        Err(_) => Err(phrase!("seal-broken")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = include_str!("../../ethnos/tests/golden/game-1.chronicle");

    #[test]
    fn what_was_signed_is_told_from_what_was_changed() {
        let (seal, other) = (Seal::new(&[7; 32]).unwrap(), Seal::new(&[8; 32]).unwrap());
        let signed = seal.sign("k7mq2xw9ab", GAME);
        let why = |text: &str| check_seal(text, &seal.public()).map_err(|why| why.key);
        assert_eq!(why(&signed), Ok("k7mq2xw9ab".to_owned()));
        assert_eq!(why(&signed.replace('\n', "\r\n")), Ok("k7mq2xw9ab".to_owned()), "ends of lines say nothing");
        assert_eq!(why(GAME), Err("seal-none"));
        assert_eq!(why(&other.sign("k7mq2xw9ab", GAME)), Err("seal-other-site"));
        for (from, to) in [
            ("result: ", "result: random-1 wins; "),
            ("player 1: random-1", "player 1: Anna"),
            ("k7mq2xw9ab", "k7mq2xw9ac"),
            ("\n1. ", "\n2. "),
        ] {
            let changed = signed.replacen(from, to, 1);
            assert_ne!(changed, signed, "{from}");
            assert_eq!(why(&changed), Err("seal-broken"), "{from}");
        }
        for key in ["", "zz", "00", &"0f".repeat(33)] {
            assert_eq!(check_seal(&signed, key).map_err(|why| why.key), Err("seal-bad-key"), "{key}");
        }
    }
}
