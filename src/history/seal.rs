use std::fmt::Write;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What a server signs the cookies of its visitors with, so that nobody else can make one.
#[derive(Clone)]
pub struct Seal(Hmac<Sha256>);

impl Seal {
    /// The seal with this key, of any length.
    pub(super) fn new(key: &str) -> Self {
        Self(Hmac::new_from_slice(key.as_bytes()).expect("a key may have any length"))
    }

    /// The secret with its signature behind it, as in `secret.signature`.
    #[must_use]
    pub fn sign(&self, secret: &str) -> String {
        let signature = self.0.clone().chain_update(secret).finalize().into_bytes();
        signature.iter().fold(format!("{secret}."), |mut signed, byte| {
            let _ = write!(signed, "{byte:02x}");
            signed
        })
    }

    /// The secret, where this seal has signed it.
    #[must_use]
    pub fn open<'a>(&self, signed: &'a str) -> Option<&'a str> {
        let (secret, signature) = signed.rsplit_once('.')?;
        let signature = bytes(signature)?;
        self.0.clone().chain_update(secret).verify_slice(&signature).is_ok().then_some(secret)
    }
}

/// Bytes written as small hexadecimal letters.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let digit = |letter: u8| match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let byte = |&[high, low]: &[u8; 2]| Some(digit(high)? << 4 | digit(low)?);
    rest.is_empty().then(|| pairs.iter().map(byte).collect())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_signed_is_opened_and_nothing_else() {
        let seal = Seal::new("key");
        let signed = seal.sign("someone");
        assert_eq!(seal.open(&signed), Some("someone"));
        let mut altered = signed.clone();
        altered.replace_range(0..1, "S");
        let longer = format!("{signed}00");
        let (secret, signature) = signed.split_at(signed.len() - 2);
        let capital = signed.to_uppercase();
        for forged in
            [&altered, &longer, secret, signature, &capital, "someone", "someone.", ".", "", "ä.ö"]
        {
            assert_eq!(seal.open(forged), None, "{forged}");
        }
        assert_eq!(Seal::new("another").open(&signed), None);
    }

    #[test]
    fn the_signature_is_that_of_rfc_4231() {
        let signed = Seal::new("Jefe").sign("what do ya want for nothing?");
        let expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        assert!(signed.ends_with(expected), "{signed}");
    }
}
