use jiff::Timestamp;

/// A time for readers: a script shows it by their own clock, without one it stands there in UTC.
pub struct Moment {
    /// As `<time>` wants it.
    pub exact: String,
    pub shown: String,
}

impl From<Timestamp> for Moment {
    fn from(time: Timestamp) -> Self {
        Self {
            exact: time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
            shown: time.strftime("%Y-%m-%d %H:%M UTC").to_string(),
        }
    }
}
