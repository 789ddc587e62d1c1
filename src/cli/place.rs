use super::{Context, Stop};
use crate::{answer::Assistant, engine::Referee, locale::shown};

/// Where play begins: a ruleset, and a position or one of its published starts.
#[derive(clap::Args)]
pub struct Place {
    #[arg(long, value_name = "GAME/RULESET")]
    pub ruleset: String,
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    #[arg(long, value_name = "WxH", conflicts_with = "position")]
    pub size: Option<String>,
}

impl Place {
    pub fn referee<'a>(
        &self,
        assistant: &'a Assistant,
        context: &Context,
    ) -> Result<&'a dyn Referee, Stop> {
        assistant.referee(&self.ruleset, context.language).map_err(Stop::from)
    }

    /// The position that was given, or the start that was chosen.
    pub fn position(
        &self,
        referee: &dyn Referee,
        context: &Context,
    ) -> Result<Option<String>, Stop> {
        let Some(size) = &self.size else { return Ok(self.position.clone()) };
        let wanted = size.trim().to_lowercase().replace('×', "x");
        if let Some(start) = referee.starts().iter().find(|start| start.size == wanted) {
            return Ok(Some(start.position.clone()));
        }
        let known: Vec<&str> = referee.starts().iter().map(|start| start.size.as_str()).collect();
        let words =
            [("size", &*shown(size)), ("ruleset", referee.id()), ("known", &known.join(", "))];
        Err(Stop::unreadable("--size", context.fill("cli-no-such-size", &words)))
    }
}
