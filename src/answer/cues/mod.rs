//! Words that tell what is asked, in each language.
//!
//! | to change | look in |
//! |---|---|
//! | the words of one meaning | [`lists`] |
//! | how they are found in a question | [`heard`] |
//! | whether or what is asked, and in which rules | [`asking`] |
//! | how yes and no are said | [`verdict`] |

mod asking;
mod heard;
mod lists;
mod verdict;

pub use asking::{in_which_rules, without_or_not};
pub use heard::{Cue, Heard, is_han};
pub use lists::{
    BLACK, BLACK_PLAYS, BOUNDED, FORBIDDEN, GROW, JUST_PLAYED, KING, LOSE, MAY, OTHER_GAME, PLAYS,
    ROOT, STRATEGY, TAKEN, TO, WHERE, WHICH, WHITE, WHITE_PLAYS, WIN,
};
pub use verdict::{split_verdict, yes_no};
