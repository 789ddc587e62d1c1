//! The words of an answer by ruling.

use std::borrow::Cow;

use super::{
    ruled::{Case, Found},
    side::Instead,
};
use crate::{
    answer::{
        RulingView, cues,
        position::{Colour, Goal, Wants},
    },
    corpus::Language,
    engine::{Arg, Message, Square},
    locale::Locale,
};

/// The rule that a supplied side to move rests on.
const FIRST_MOVE: &str = "first-move";

/// The rule that spares a piece that moves in between two enemies.
const SAFE_BETWEEN: &str = "safe-between";

/// The short answer: yes or no, what happens, and what decided.
pub fn of(case: &Case<'_>, found: &Found, instead: Option<Instead>) -> String {
    let (locale, lang) = (case.assistant.locale(), case.asked.lang);
    let question = said_yes_or_no_to(case);
    let yes_no = |yes| cues::yes_no(&question, lang, yes).to_owned();
    let mut sentences: Vec<String> = found.verdict.map(yes_no).into_iter().collect();
    let said = Said { locale, lang, found, view: &found.view };
    sentences.extend(said.line(&case.question.before));
    sentences.extend(match &case.question.wants {
        wants if found.view.legal == Some(false) => said.illegal(wants),
        Wants::Legality(_) => said.legal(),
        Wants::Winner | Wants::WonBy(_) | Wants::AnyWinner(_) => said.winner(),
        Wants::Removed | Wants::RemovedAt(..) | Wants::RemovedOf(..) | Wants::AnyRemoved(_) => {
            said.removed()
        }
        Wants::Verdict(_) | Wants::SameRoot(_) => {
            said.last().or(said.remark()).into_iter().collect()
        }
        Wants::Missing => said.missing(),
        Wants::List | Wants::AnyMove(_) | Wants::OnlyMove(_) | Wants::OtherMove(_) => said.list(),
        Wants::Turn | Wants::TurnOf(_) => said.turn(),
        Wants::NextWin | Wants::NextWinBy(_) => said.next_win(),
        Wants::NextReach(goal) => said.next_reach(*goal),
        Wants::NextRemoved(at) => said.next_removed(*at),
        Wants::Roots(_) => said.roots(),
        Wants::Pieces(colour) => vec![pieces(case, *colour)],
    });
    if let Some(Instead { side, turn }) = instead {
        let words = [("side", &*locale.text(lang, side)), ("turn", &*locale.text(lang, turn))];
        sentences.push(locale.fill(lang, "ruling-other-side", &words));
    }
    sentences.join(lang.sentence_gap())
}

/// The question as yes and no answer it: that a move is the only legal one says nothing about what may be done.
fn said_yes_or_no_to<'a>(case: &Case<'a>) -> Cow<'a, str> {
    let question = case.asked.question;
    match case.question.wants {
        Wants::OnlyMove(_) => cues::without_cues(question, &[&cues::MAY]).into(),
        _ => question.into(),
    }
}

/// How many pieces a side has.
fn pieces(case: &Case<'_>, colour: Colour) -> String {
    let side = colour.side(case.referee.sides());
    let is_meant = |kind: &str| side.starts_with(kind);
    let count = case.diagram.pieces.iter().filter(|(_, kind)| is_meant(kind)).count();
    let message = Message::new("ruling-pieces").with("side", Arg::Word(side)).with("count", count);
    case.assistant.locale().say(case.asked.lang, &message)
}

struct Said<'a> {
    locale: &'a Locale,
    lang: Language,
    found: &'a Found,
    view: &'a RulingView,
}

impl Said<'_> {
    fn text(&self, key: &str) -> String {
        self.locale.text(self.lang, key)
    }

    fn fill(&self, key: &str, words: &[(&str, &str)]) -> String {
        self.locale.fill(self.lang, key, words)
    }

    fn list_of(&self, items: &[String]) -> String {
        self.locale.list(self.lang, items)
    }

    /// What explains the answer: of a game that goes on, why it does.
    fn shown(&self) -> &RulingView {
        self.found.standing.as_ref().unwrap_or(self.view)
    }

    fn first(&self) -> Option<String> {
        self.shown().findings.iter().find(|finding| finding.decides).map(|it| it.text.clone())
    }

    fn last(&self) -> Option<String> {
        self.shown().findings.iter().rfind(|finding| finding.decides).map(|it| it.text.clone())
    }

    /// What explains what did not happen; whose turn was supplied explains nothing.
    fn remark(&self) -> Option<String> {
        let mut remarks = self.shown().findings.iter().filter(|finding| !finding.decides);
        remarks.find(|finding| finding.rule != FIRST_MOVE).map(|finding| finding.text.clone())
    }

    /// That the piece that moves in between its enemies is safe.
    fn safe_between(&self) -> Option<String> {
        let findings = &self.shown().findings;
        findings.iter().find(|it| !it.decides && it.rule == SAFE_BETWEEN).map(|it| it.text.clone())
    }

    /// What comes before the last move of a line.
    fn line(&self, before: &[String]) -> Option<String> {
        let played = &self.found.before;
        if before.is_empty() {
            return None;
        }
        if played.len() < before.len() {
            let number = (played.len() + 1).to_string();
            let mv = self.view.mv.clone().unwrap_or_default();
            return Some(self.fill("ruling-line-stops", &[("number", &number), ("move", &mv)]));
        }
        Some(self.fill("ruling-line-played", &[("moves", &self.list_of(played))]))
    }

    fn illegal(&self, wants: &Wants) -> Vec<String> {
        let stops = self.found.verdict.is_none() && !self.found.before.is_empty();
        let plainly = matches!(wants, Wants::Legality(_)) || stops;
        let illegal = (!plainly).then(|| self.text("ruling-illegal"));
        illegal.into_iter().chain(self.last()).collect()
    }

    fn legal(&self) -> Vec<String> {
        let mut sentences: Vec<String> = self.first().into_iter().collect();
        if !self.view.captures.is_empty() {
            sentences.extend(self.removed());
        }
        if self.view.winner.is_some() {
            let last = self.last();
            let says_who = last.filter(|last| self.names_the_winner(last));
            sentences.push(says_who.unwrap_or_else(|| self.wins()));
            sentences.dedup();
        }
        sentences
    }

    fn winner(&self) -> Vec<String> {
        let last = self.last();
        let says_who = last.as_deref().is_some_and(|last| self.names_the_winner(last));
        let wins = (!says_who).then(|| self.wins());
        wins.into_iter().chain(last).collect()
    }

    /// Whether a sentence on a game that is won says by whom.
    fn names_the_winner(&self, sentence: &str) -> bool {
        let winner = self.view.winner.as_deref().map(|side| self.text(side).to_lowercase());
        winner.is_some_and(|winner| sentence.to_lowercase().contains(&winner))
    }

    fn wins(&self) -> String {
        match self.view.winner.as_deref() {
            Some(side) => self.fill("ruling-wins", &[("side", &self.text(side))]),
            None => self.text("ruling-nobody-wins"),
        }
    }

    /// What is removed: the squares once, in the words of the rule where it names them all.
    fn removed(&self) -> Vec<String> {
        let captures = &self.view.captures;
        if captures.is_empty() && self.found.king_falls {
            return self.king().into_iter().collect();
        }
        if captures.is_empty() {
            let why = self.safe_between().or(self.remark()).or(self.last());
            return [self.text("ruling-nothing-removed")].into_iter().chain(why).collect();
        }
        let removing = self.view.findings.iter().rfind(|finding| {
            finding.decides && captures.iter().all(|square| finding.at.contains(square))
        });
        let names_all = |text: &str| captures.iter().all(|square| text.contains(square.as_str()));
        if let Some(finding) = removing.filter(|finding| names_all(&finding.text)) {
            return vec![finding.text.clone()];
        }
        let squares = self.fill("ruling-removed", &[("squares", &self.list_of(captures))]);
        [squares].into_iter().chain(self.last()).collect()
    }

    fn list(&self) -> Vec<String> {
        let moves = &self.view.moves;
        if moves.is_empty() {
            let none = (self.view.ask == "moves").then(|| self.text("ruling-no-moves"));
            return none.into_iter().chain(self.last()).collect();
        }
        let message = Message::new("ruling-moves")
            .with("count", moves.len())
            .with("moves", Arg::Texts(moves.clone()));
        vec![self.locale.say(self.lang, &message)]
    }

    fn turn(&self) -> Vec<String> {
        let assumed = self.view.findings.iter().find(|it| !it.decides && it.rule == FIRST_MOVE);
        if let Some(assumed) = assumed {
            return vec![assumed.text.clone()];
        }
        let side = self.view.position.rsplit_once(' ').map_or("", |(_, side)| side);
        vec![self.fill("ruling-turn", &[("side", &self.text(side))])]
    }

    fn missing(&self) -> Vec<String> {
        let nothing = self.view.verdict == Some(crate::answer::Verdict::Yes);
        let nothing = nothing.then(|| self.text("ruling-nothing-missing"));
        nothing.into_iter().chain(self.last().or(self.remark())).collect()
    }

    fn next_win(&self) -> Vec<String> {
        let moves = &self.found.bringing;
        if moves.is_empty() {
            return vec![self.none_of_the_moves("ruling-no-win-next")];
        }
        let winning = self.fill("ruling-wins-next", &[("moves", &self.list_of(moves))]);
        [winning].into_iter().chain(self.last()).collect()
    }

    fn next_removed(&self, at: Option<Square>) -> Vec<String> {
        let moves = &self.found.bringing;
        match at {
            _ if !moves.is_empty() => {
                let squares = self.list_of(&self.view.squares);
                let words = [("squares", &*squares), ("moves", &*self.list_of(moves))];
                vec![self.fill("ruling-removed-next", &words)]
            }
            None => vec![self.none_of_the_moves("ruling-none-removed-next")],
            Some(at) => {
                let message = Message::new("ruling-not-removed-next")
                    .with("count", self.view.moves.len())
                    .with("square", at);
                vec![self.locale.say(self.lang, &message)]
            }
        }
    }

    fn next_reach(&self, goal: Goal) -> Vec<String> {
        let goal = Arg::Word(goal.key());
        let moves = &self.found.bringing;
        let message = if moves.is_empty() {
            Message::new("ruling-not-reached-next").with("count", self.view.moves.len())
        } else {
            Message::new("ruling-reached-next").with("moves", Arg::Texts(moves.clone()))
        };
        vec![self.locale.say(self.lang, &message.with("goal", goal))]
    }

    fn roots(&self) -> Vec<String> {
        let roots = &self.found.bringing;
        let message = Message::new("ruling-roots")
            .with("count", roots.len())
            .with("stones", Arg::Texts(roots.clone()));
        vec![self.locale.say(self.lang, &message)]
    }

    /// What is said of the king's capture: the step before the one that ends the game by it.
    fn king(&self) -> Option<String> {
        let mut decides = self.view.findings.iter().rev().filter(|finding| finding.decides);
        let last = decides.next()?;
        Some(decides.find(|it| it.at.len() > 1).unwrap_or(last).text.clone())
    }

    fn none_of_the_moves(&self, key: &'static str) -> String {
        let count = self.view.moves.len();
        self.locale.say(self.lang, &Message::new(key).with("count", count))
    }
}
