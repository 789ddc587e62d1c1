//! Words that tell what is asked, in each language.
//!
//! | to change | look in |
//! |---|---|
//! | the words of one meaning | [`lists`] |
//! | how they are found in a question | [`heard`] |
//! | whether or what is asked, and in which rules | [`asking`] |
//! | whether a move has to be made, or another can | [`choosing`] |
//! | whether rulesets differ | [`comparing`] |
//! | a matter that is put the other way round | [`denial`] |
//! | the words by which a question leans on the one before | [`leaning`] |
//! | what is asked about a position | [`judging`] |
//! | where a piece wants to get | [`reaching`] |
//! | what can still move, and which moves there are | [`stirring`] |
//! | pieces put on squares | [`placing`] |
//! | sizes and numbers of men | [`quantity`] |
//! | what is supposed of a position | [`supposing`] |
//! | how yes and no are said | [`verdict`] |

mod asking;
mod choosing;
mod comparing;
mod denial;
mod heard;
mod judging;
mod leaning;
mod lists;
mod placing;
mod quantity;
mod reaching;
mod stirring;
mod supposing;
mod verdict;

pub use asking::{in_which_rules, without_or_not};
pub use choosing::{FORCED, ONLY_MOVE, OTHER_MOVE, PASS, PASSES, RATHER_THAN};
pub use comparing::{ALIKE, BOTH, DIFFERENT};
pub use denial::plainly;
pub use heard::{Cue, Heard, is_han, small, without_cues};
pub use judging::{
    ASKS_TURN, DANGER, GOES_ON, HERE, HOW, IS_TAKEN, MISSING, MUST, NEXT_MOVE, OVER, PASSIVE,
    PLAIN, REPLY, STILL_CAN, SURVIVE, TELL, TOGETHER, TURN, WIPED_OUT,
};
pub use leaning::{
    AFTER_IT, ALL_RULES, BESIDE_WHY, BETWEEN, FROM, INSTEAD, MAN, NEXT, PRONOUN, SPOKEN_OF, STILL,
    WHY,
};
pub use lists::{
    BLACK, BLACK_PLAYS, BOUNDED, FORBIDDEN, GROW, JUST_PLAYED, KING, LOSE, MAY, OTHER_GAME, PAST,
    PLAYS, ROOT, STRATEGY, TAKEN, TO, WHERE, WHICH, WHITE, WHITE_PLAYS, WIN,
};
pub use placing::{
    ARE, AROUND, ARRIVES, ATTACKER, DEFENDER, EMPTY, GOES, HIM, I_GO, MINE, ON, OWN, STANDING,
    START, THEIRS, THRONE, TO_MOVE, TURN_OF, WHEN,
};
pub use quantity::{Quantity, Side, quantity, without_quantity};
pub use reaching::{CLEAR_WAY, CORNER, EDGE, ESCAPE, EXIT, REACH};
pub use stirring::{
    CAN_MOVE, HAS, HAS_MOVE, HOW_MANY, IN_A_TURN, IS_THERE, LIST, MOVE_NOUN, STUCK,
};
pub use supposing::{GOES_ON_TO_ASK, GONE, INSTEAD_OF, IS_PLAYED, SUPPOSES, UNREAL, WERE};
pub use verdict::{split_verdict, yes_no};
