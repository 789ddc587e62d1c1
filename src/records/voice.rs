//! Puts an audit into words.

use super::{
    AuditView, ClaimView, ElsewhereView, PlyView, RepeatedView, StopView,
    audit::{Agrees, Audit, Difference, Stop, side_at},
    elsewhere::{Elsewhere, Fate, deciding},
    notes,
    setting::turn,
    start::line,
};
use crate::{
    answer::{Assistant, FindingView, RulingView},
    corpus::Language,
    engine::{Arg, Ask, Message, Ruling},
};

/// Puts an audit into words.
pub fn tell(audit: &Audit<'_>, assistant: &Assistant, lang: Language) -> AuditView {
    let voice = Voice { audit, assistant, lang };
    let last = audit.rulings.last();
    let stop = audit.stop.as_ref().map(|stop| voice.stop(stop));
    let played = audit.rulings.len();
    // A pass or a move out of turn is told, not played.
    let skipped = usize::from(!matches!(audit.stop, Some(Stop::Illegal) | None));
    AuditView {
        ruleset: audit.referee.id().to_owned(),
        format: audit.record.format.key(),
        position: audit.start.position.clone(),
        rows: audit.start.rows.key(),
        legal: stop.is_none(),
        text: voice.headline(stop.as_ref()),
        notes: notes::of(audit, assistant.locale(), lang),
        moves: line(&audit.record, audit.referee, &audit.start.position, audit.start.rows),
        plies: (0..played).map(|index| voice.ply(index)).collect(),
        unplayed: audit
            .record
            .moves
            .iter()
            .skip(played + skipped)
            .map(|written| written.text.clone())
            .collect(),
        ruling: voice.ruling(),
        repeated: audit
            .repeated
            .iter()
            .map(|repeated| RepeatedView {
                plies: repeated.plies.clone(),
                text: voice.say(
                    &Message::new("record-repeated")
                        .with("count", repeated.plies.len())
                        .with("moves", repeated.plies.clone()),
                ),
            })
            .collect(),
        winner: last.and_then(|ruling| ruling.winner),
        draw: last.is_some_and(|ruling| ruling.draw),
        standing: voice.standing(),
        claim: voice.claim(),
        elsewhere: audit.elsewhere.iter().map(|elsewhere| voice.elsewhere(elsewhere)).collect(),
        begins_otherwise: audit.begins_otherwise.clone(),
        stop,
    }
}

struct Voice<'a> {
    audit: &'a Audit<'a>,
    assistant: &'a Assistant,
    lang: Language,
}

impl Voice<'_> {
    fn say(&self, message: &Message) -> String {
        self.assistant.locale().say(self.lang, message)
    }

    fn view(&self, ruling: &Ruling) -> RulingView {
        self.assistant.view(ruling, self.audit.referee, self.lang)
    }

    fn headline(&self, stop: Option<&StopView>) -> String {
        let count = self.audit.rulings.len();
        let found = match stop {
            Some(stop) => stop.text.clone(),
            None if count == 0 => self.say(&Message::new("record-no-moves")),
            None => self.say(&Message::new("record-all-legal").with("count", count)),
        };
        let differences = self.audit.differences.iter().flatten().count();
        if differences == 0 {
            return found;
        }
        let other = self.say(&Message::new("record-differences").with("count", differences));
        [found, other].join(self.lang.sentence_gap())
    }

    /// The side that has the turn before a ply, from 0.
    fn side(&self, ply: usize) -> &'static str {
        let beginner = turn(self.audit.referee, &self.audit.start.position);
        self.audit.referee.sides()[side_at(beginner, ply) as usize]
    }

    fn ply(&self, index: usize) -> PlyView {
        let ruling = &self.audit.rulings[index];
        let written = &self.audit.record.moves[index];
        let view = self.view(ruling);
        let is_legal = ruling.legal == Some(true);
        // The first finding that decides a legal move only says that it is one.
        let mut findings: Vec<FindingView> =
            view.findings.into_iter().filter(|finding| finding.decides).collect();
        if is_legal && !findings.is_empty() {
            findings.remove(0);
        }
        let difference = self.audit.differences.get(index).and_then(Option::as_ref);
        PlyView {
            ply: index + 1,
            side: self.side(index),
            written: written.text.clone(),
            line: written.place.line,
            column: written.place.column,
            mv: view.mv.unwrap_or_default(),
            position: view.position,
            legal: is_legal,
            captures: view.captures,
            result: view.result,
            findings,
            difference: difference.map(|difference| self.difference(difference, ruling)),
        }
    }

    /// A move as it was written, and as it is written here where that is not plain.
    fn named(&self, index: usize) -> String {
        let written = &self.audit.record.moves[index].text;
        let mv = self.audit.rulings.get(index).and_then(|ruling| ruling.mv.as_ref());
        match mv.filter(|mv| !written.to_lowercase().contains(mv.as_str())) {
            Some(mv) => format!("{written} ({mv})"),
            None => written.clone(),
        }
    }

    fn difference(&self, difference: &Difference, ruling: &Ruling) -> String {
        let mut sentences = Vec::new();
        if !difference.not_taken.is_empty() {
            let message = Message::new("record-not-taken");
            sentences.push(self.say(&message.with("squares", difference.not_taken.clone())));
        }
        if !difference.not_named.is_empty() {
            let message = Message::new("record-not-named");
            sentences.push(self.say(&message.with("squares", difference.not_named.clone())));
        }
        if let Some(count) = difference.too_many {
            let message = Message::new("record-too-many").with("count", count);
            sentences.push(self.say(&message.with("taken", ruling.captures.len())));
        }
        sentences.join(self.lang.sentence_gap())
    }

    fn stop(&self, stop: &Stop) -> StopView {
        let illegal = matches!(stop, Stop::Illegal);
        let index = self.audit.rulings.len() - usize::from(illegal);
        let written = self.audit.record.moves[index].text.clone();
        let named = self.named(index);
        let side = Arg::Word(self.side(index));
        let about = |key| Message::new(key).with("ply", index + 1).with("written", named.as_str());
        let (message, why, ground) = match stop {
            Stop::Illegal => {
                let finding = deciding(&self.audit.rulings[index]);
                let why = finding.map(|finding| self.say(&finding.message.clone()));
                let ground = finding.map(|finding| finding.ground.clone());
                (about("record-stop-illegal"), why, ground)
            }
            Stop::Pass { ground } => {
                (about("record-stop-pass").with("side", side), None, ground.clone())
            }
            Stop::WrongSide { ground, expected } => {
                let side = Arg::Word(self.audit.referee.sides()[*expected as usize]);
                (about("record-stop-wrong-side").with("side", side), None, ground.clone())
            }
        };
        let sentences: Vec<String> = std::iter::once(self.say(&message)).chain(why).collect();
        StopView {
            ply: index + 1,
            rule: ground.as_ref().map(|ground| ground.rule.to_owned()),
            text: sentences.join(self.lang.sentence_gap()),
            citation: ground.map(|ground| self.assistant.cite(&ground.basis.citation, self.lang)),
            written,
        }
    }

    fn ruling(&self) -> Option<RulingView> {
        if let Some(last) = self.audit.rulings.last() {
            return Some(self.view(last));
        }
        let position = Some(self.audit.start.position.as_str());
        let status = self.audit.referee.rule_on(position, &Ask::Status).ok()?;
        Some(self.view(&status))
    }

    fn standing(&self) -> String {
        let legal = self.audit.rulings.iter().filter(|ruling| ruling.legal == Some(true)).count();
        let last = self.audit.rulings.last();
        match last.map(|ruling| (ruling.winner, ruling.draw)) {
            Some((Some(side), _)) => {
                let message = Message::new("record-standing-won").with("count", legal);
                self.say(&message.with("side", Arg::Word(side)))
            }
            Some((None, true)) => {
                self.say(&Message::new("record-standing-drawn").with("count", legal))
            }
            _ => {
                let side = Arg::Word(self.side(legal));
                self.say(&Message::new("record-standing-open").with("side", side))
            }
        }
    }

    fn claim(&self) -> Option<ClaimView> {
        let agreement = self.audit.claim?;
        let sides = self.audit.referee.sides();
        let winner = agreement.winner.map(|side| sides[side as usize]);
        let claimed = match (winner, agreement.draw) {
            (Some(side), _) => {
                self.say(&Message::new("record-claim-won").with("side", Arg::Word(side)))
            }
            (None, true) => self.say(&Message::new("record-claim-drawn")),
            (None, false) => self.say(&Message::new("record-claim-open")),
        };
        let verdict = match agreement.verdict {
            Agrees::Yes => Message::new("record-agrees"),
            Agrees::No => Message::new("record-disagrees"),
            Agrees::Beyond => Message::new("record-beyond"),
            Agrees::Untold => Message::new("record-untold"),
        };
        Some(ClaimView {
            winner,
            draw: agreement.draw,
            agrees: agreement.verdict.into(),
            text: [claimed, self.say(&verdict)].join(self.lang.sentence_gap()),
        })
    }

    fn elsewhere(&self, elsewhere: &Elsewhere<'_>) -> ElsewhereView {
        let text = match (elsewhere.fate, elsewhere.differs_at) {
            (Fate::OtherBoard, _) => Message::new("record-elsewhere-other-board"),
            (Fate::Breaks(ply), _) => Message::new("record-elsewhere-breaks").with("ply", ply),
            (Fate::Whole, None) => Message::new("record-elsewhere-alike"),
            (Fate::Whole, Some(ply)) => Message::new("record-elsewhere-differs").with("ply", ply),
        };
        ElsewhereView {
            ruleset: elsewhere.referee.id().to_owned(),
            legal: match elsewhere.fate {
                Fate::Whole => Some(true),
                Fate::Breaks(_) => Some(false),
                Fate::OtherBoard => None,
            },
            breaks_at: match elsewhere.fate {
                Fate::Breaks(ply) => Some(ply),
                Fate::Whole | Fate::OtherBoard => None,
            },
            differs_at: elsewhere.differs_at,
            text: self.say(&text),
            finding: elsewhere
                .finding
                .as_ref()
                .map(|finding| FindingView::new(finding, self.assistant.locale(), self.lang)),
        }
    }
}
