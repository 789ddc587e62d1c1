//! What a question supposes of the position that it is about: "if f4 were a guard", "without the man on d4".

use std::ops::Range;

use super::{Colour, Man, squares};
use crate::{
    answer::cues::{self, Cue, Heard},
    engine::{Diagram, Square},
};

/// What a question supposes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Supposition {
    /// The position is taken as it is.
    Nothing,
    Changes {
        changes: Vec<Change>,
        /// The question without what is supposed.
        words: String,
    },
    /// Something that no change of pieces can make.
    Beyond,
}

/// One change of the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Take(Square),
    Put(Square, Man),
    Turn(Colour),
}

/// A stretch of the question in which one thing is said.
struct Clause {
    span: Range<usize>,
    /// An opener such as "if" begins it.
    supposes: bool,
    ends_the_question: bool,
}

/// Reads what a question supposes; `diagram`: the position it is about, where there is one.
pub fn supposed(text: &str, diagram: Option<&Diagram>) -> Supposition {
    let mut letters: Vec<char> = text.chars().collect();
    let mut changes = Vec::new();
    let mut is_beyond = false;
    for clause in clauses(text) {
        let words: String = letters[clause.span.clone()].iter().collect();
        match read(&words, &clause, diagram) {
            Some(Read::Changes(read)) => {
                changes.extend(read);
                letters[clause.span].fill(' ');
            }
            Some(Read::Beyond) => is_beyond = true,
            None => {}
        }
    }
    if is_beyond {
        Supposition::Beyond
    } else if changes.is_empty() {
        Supposition::Nothing
    } else {
        Supposition::Changes { changes, words: letters.into_iter().collect() }
    }
}

impl Change {
    /// Whether it makes the position another.
    pub fn changes(self, diagram: &Diagram, sides: [&'static str; 2]) -> bool {
        match self {
            Self::Take(at) => diagram.is_occupied(at),
            Self::Put(at, man) => {
                !diagram.kind_at(at).is_some_and(|kind| man.is_called(kind, sides))
            }
            Self::Turn(colour) => diagram.turn != colour.side(sides),
        }
    }
}

enum Read {
    Changes(Vec<Change>),
    Beyond,
}

fn read(words: &str, clause: &Clause, diagram: Option<&Diagram>) -> Option<Read> {
    let heard = Heard::new(words);
    let is_a_question =
        clause.ends_the_question && heard.has(&cues::TAKEN) && !heard.has(&cues::GONE);
    if !clause.supposes || is_a_question || heard.has(&cues::IS_PLAYED) {
        return None;
    }
    let named = squares(words);
    if named.is_empty() {
        return of_no_square(&heard);
    }
    if !super::moves::pairs(&named, words).is_empty() {
        return None;
    }
    if named.len() > 1 && men(&heard).any(|(_, man)| Some(man) != last_man(&heard)) {
        return None;
    }
    let is_gone = heard.has(&cues::GONE);
    let man = last_man(&heard);
    let squares = named.iter().map(|named| named.square);
    let instead = heard.has(&cues::INSTEAD_OF);
    match (is_gone, man) {
        _ if instead => Some(moved(squares.collect(), diagram)),
        (true, _) => Some(Read::Changes(squares.map(Change::Take).collect())),
        (false, Some(man)) => {
            let others = named.iter().map(|named| named.square);
            let king = diagram.and_then(Diagram::king);
            let leaves =
                king.filter(|king| man == Man::King && !others.clone().any(|at| at == *king));
            let puts = squares.map(|at| Change::Put(at, man));
            Some(Read::Changes(leaves.map(Change::Take).into_iter().chain(puts).collect()))
        }
        (false, None) if heard.has(&cues::UNREAL) => Some(Read::Beyond),
        (false, None) => None,
    }
}

/// "On f5 instead of f4": what stands on the one square is put on the other.
fn moved(mut squares: Vec<Square>, diagram: Option<&Diagram>) -> Read {
    let man_on = |at: Square| diagram.and_then(|diagram| diagram.kind_at(at)).map(Man::of_kind);
    squares.sort_unstable();
    squares.dedup();
    match squares[..] {
        [one, other] => match (man_on(one), man_on(other)) {
            (Some(man), None) => Read::Changes(vec![Change::Take(one), Change::Put(other, man)]),
            (None, Some(man)) => Read::Changes(vec![Change::Take(other), Change::Put(one, man)]),
            _ => Read::Beyond,
        },
        _ => Read::Beyond,
    }
}

/// Whose turn it is can be supposed; that a rule were another cannot.
fn of_no_square(heard: &Heard) -> Option<Read> {
    let colour = super::only_colour(heard);
    if let Some(colour) = colour.filter(|_| heard.has(&cues::TURN) && !heard.has(&cues::KING)) {
        return Some(Read::Changes(vec![Change::Turn(colour)]));
    }
    let of_a_rule = [&cues::THRONE, &cues::CORNER, &cues::EDGE, &cues::KING, &cues::MAN];
    let speaks_of_one = of_a_rule.into_iter().any(|cue| heard.has(cue)) || colour.is_some();
    (speaks_of_one && heard.has(&cues::UNREAL)).then_some(Read::Beyond)
}

/// The piece that is named last: "if the attacker on f4 were a guard".
fn last_man(heard: &Heard) -> Option<Man> {
    men(heard).max_by_key(|(at, _)| *at).map(|(_, man)| man)
}

/// The pieces that are named, each with its place.
fn men(heard: &Heard) -> impl Iterator<Item = (usize, Man)> {
    const MEN: [(&Cue, Man); 5] = [
        (&cues::KING, Man::King),
        (&cues::ATTACKER, Man::Of(Colour::Black)),
        (&cues::DEFENDER, Man::Of(Colour::White)),
        (&cues::BLACK, Man::Of(Colour::Black)),
        (&cues::WHITE, Man::Of(Colour::White)),
    ];
    MEN.into_iter().flat_map(|(cue, man)| heard.places(cue).map(move |at| (at, man)))
}

/// Cuts a question where it pauses, where something is supposed, and where it goes on to ask.
fn clauses(text: &str) -> Vec<Clause> {
    const PAUSES: [char; 17] = [
        ',', '.', ';', ':', '?', '!', '，', '。', '；', '：', '？', '！', '(', ')', '（', '）',
        '\n',
    ];
    let letters: Vec<char> = text.chars().collect();
    let heard = Heard::new(text);
    let openers = heard.spans(&cues::SUPPOSES);
    let asks = heard.spans(&cues::GOES_ON_TO_ASK);
    let mut cuts: Vec<usize> = openers.iter().map(|span| span.start).collect();
    cuts.extend(asks.iter().map(|span| span.start));
    cuts.extend(letters.iter().enumerate().filter(|(_, it)| PAUSES.contains(it)).map(|(at, _)| at));
    cuts.push(letters.len());
    cuts.sort_unstable();
    cuts.dedup();
    let mut clauses: Vec<Clause> = Vec::new();
    let verbs = heard.spans(&cues::WERE);
    let mut start = 0;
    let mut announced: Option<usize> = None;
    for end in cuts {
        let is_said = |letter: &char| letter.is_alphanumeric();
        let Some(first) = letters[start..end].iter().position(is_said).map(|at| start + at) else {
            start = end;
            continue;
        };
        let opens = openers.iter().find(|span| span.start == first);
        let opens_so = opens.is_some() || verbs.iter().any(|span| span.start == first);
        let only_opens =
            opens.is_some_and(|span| !letters[span.end.min(end)..end].iter().any(is_said));
        if only_opens {
            announced = announced.or(Some(first));
        } else {
            let ends_the_question = letters.get(end).is_none_or(|it| matches!(it, '?' | '？'));
            let supposes = announced.is_some() || opens_so;
            let span = announced.take().unwrap_or(start)..end;
            clauses.push(Clause { span, supposes, ends_the_question });
        }
        start = end;
    }
    clauses
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        match supposed(text, None) {
            Supposition::Nothing => "nothing".into(),
            Supposition::Beyond => "beyond".into(),
            Supposition::Changes { changes, .. } => {
                let say = |change: &Change| match change {
                    Change::Take(at) => format!("-{at}"),
                    Change::Put(at, Man::King) => format!("K{at}"),
                    Change::Put(at, Man::Of(Colour::Black)) => format!("b{at}"),
                    Change::Put(at, Man::Of(Colour::White)) => format!("w{at}"),
                    Change::Turn(colour) => format!("{colour:?}"),
                };
                changes.iter().map(say).collect::<Vec<_>>().join(" ")
            }
        }
    }

    #[test]
    fn a_change_of_pieces_is_read() {
        for (text, expected) in [
            ("What if f4 were a guard: would c3-e3 still capture the king?", "wf4"),
            ("Would c3-e3 still capture the king if f4 were a guard?", "wf4"),
            ("Suppose the attacker on d4 were missing. Would c3-e3 capture the king?", "-d4"),
            ("If the piece on f4 were white, is the king captured by c3-e3?", "wf4"),
            ("If there were no attacker on d4, does c3-e3 capture?", "-d4"),
            ("Without the man on d4, is the king captured by c3-e3?", "-d4"),
            ("Und wenn auf f4 ein Verteidiger steht?", "wf4"),
            ("Angenommen, auf f4 stünde ein Verteidiger: schlägt c3-e3 den König?", "wf4"),
            ("Wenn der Angreifer auf d4 fehlte, schlägt c3-e3 dann?", "-d4"),
            ("Wäre f4 weiß, würde c3-e3 den König schlagen?", "wf4"),
            ("如果f4是白兵，c3走到e3還會吃掉國王嗎？", "wf4"),
            ("假如d4沒有黑兵，c3走到e3會吃掉國王嗎？", "-d4"),
            ("If it were White's turn, could the king escape?", "White"),
            ("Does c3-e3 capture the king if the throne did not count?", "beyond"),
            ("Wenn der Thron nicht zählte, wäre der König geschlagen?", "beyond"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn a_move_is_no_supposition() {
        for text in [
            "If Black plays e2, is d4 removed?",
            "Is a2 captured if c2 moves to b2?",
            "Wenn Schwarz e2 setzt, bleibt d4 stehen?",
            "Was passiert, wenn Weiß auf f2 setzt?",
            "如果黑下e2，d4會被拿掉嗎？",
            "Wäre c3-e3 erlaubt?",
            "Wäre der König auf e4 geschlagen?",
            "Is the king captured if e6-c6?",
        ] {
            assert_eq!(read(text), "nothing", "{text}");
        }
    }
}
