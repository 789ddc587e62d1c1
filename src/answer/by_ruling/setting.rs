//! Where the position of a question comes from.

use crate::{
    answer::{
        Assistant,
        position::{self, Man, Placed, Unplaced},
        understand::Understood,
    },
    corpus::Language,
    engine::{Diagram, Referee, RulingError, Square, off_board},
};

/// Where the position comes from.
#[derive(Clone, Copy)]
pub enum Setting<'a> {
    /// Written as rows, in its field or in the question.
    Given(&'a str),
    /// Named piece by piece in the question.
    Placed(&'a Placed),
    /// The start of each ruleset.
    Start,
}

impl<'a> Setting<'a> {
    /// The position under one ruleset.
    ///
    /// # Errors
    ///
    /// When a named square is not on the board.
    pub fn position(self, referee: &dyn Referee) -> Result<Option<String>, RulingError> {
        match self {
            Self::Given(position) => Ok(Some(position.to_owned())),
            Self::Start => Ok(Some(referee.starts()[0].position.clone())),
            Self::Placed(placed) => match placed.position(referee) {
                Ok((position, _)) => Ok(Some(position)),
                Err(Unplaced::NoSuchPiece) => Ok(None),
                Err(Unplaced::OffBoard(square, size)) => {
                    Err(RulingError::Ask(off_board(square, size)))
                }
            },
        }
    }

    /// The words that ask: without those that place pieces.
    pub fn words(self, asked: &'a Understood<'_>, diagram: &Diagram) -> &'a str {
        match self {
            Self::Placed(placed) => &placed.words,
            Self::Given(_) => {
                let placed = asked.placed.as_ref().filter(|placed| placed.is_in(diagram));
                placed.map_or(&*asked.spoken, |placed| &placed.words)
            }
            Self::Start => &asked.spoken,
        }
    }

    /// The piece that is spoken of where none is named.
    pub fn spoken_of(self, asked: &Understood<'_>, diagram: &Diagram) -> Option<Square> {
        let placed = match self {
            Self::Placed(placed) => Some(placed),
            Self::Given(_) | Self::Start => asked.placed.as_ref(),
        };
        placed.and_then(|placed| placed.spoken_of(diagram))
    }

    /// What had to be supplied to make it a position, a sentence each.
    pub fn supplied(
        self,
        assistant: &Assistant,
        asked: &Understood<'_>,
        referee: &dyn Referee,
    ) -> Vec<String> {
        let (locale, lang) = (assistant.locale(), asked.lang);
        match self {
            Self::Given(_) => Vec::new(),
            Self::Start => vec![locale.text(lang, "taken-start")],
            Self::Placed(placed) => {
                let Ok((position, size)) = placed.position(referee) else { return Vec::new() };
                let words = [("size", &*size.to_string())];
                let throne =
                    position::king_on_throne(referee, &position).filter(|_| placed.throne_is_empty);
                let throne = throne.map(|square| {
                    let words = [("square", &*square.to_string())];
                    locale.fill(lang, "taken-king-on-throne", &words)
                });
                let board = locale.fill(lang, "taken-board", &words);
                let movers = movers(placed, assistant, lang, referee);
                let aside = placed.king_aside.map(|square| {
                    let words = [("square", &*square.to_string())];
                    locale.fill(lang, "taken-king-aside", &words)
                });
                [board].into_iter().chain(throne).chain(movers).chain(aside).collect()
            }
        }
    }
}

/// The pieces that were put on the squares that they leave, a sentence each.
fn movers(
    placed: &Placed,
    assistant: &Assistant,
    lang: Language,
    referee: &dyn Referee,
) -> Vec<String> {
    let say = |(at, man): &(Square, Man)| {
        let piece = assistant.locale().text(lang, man.kind_in(referee)?.kind);
        let words = [("square", &*at.to_string()), ("piece", &*piece)];
        Some(assistant.locale().fill(lang, "taken-mover", &words))
    };
    placed.movers.iter().filter_map(say).collect()
}
