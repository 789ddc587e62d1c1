//! The words of an answer by ruling.

use super::{
    ruled::{Case, Found},
    side::Instead,
};
use crate::{
    answer::{RulingView, cues, position::Wants},
    corpus::Language,
    engine::Message,
    locale::Locale,
};

/// The rule that a supplied side to move rests on.
const FIRST_MOVE: &str = "first-move";

/// The short answer: yes or no, what happens, and what decided.
pub fn of(case: &Case<'_>, found: &Found, instead: Option<Instead>) -> String {
    let (locale, lang) = (case.assistant.locale(), case.asked.lang);
    let yes_no = |yes| cues::yes_no(case.asked.question, lang, yes).to_owned();
    let mut sentences: Vec<String> = found.verdict.map(yes_no).into_iter().collect();
    let said = Said { locale, lang, found, view: &found.view };
    sentences.extend(said.line(&case.question.before));
    sentences.extend(match &case.question.wants {
        wants if found.view.legal == Some(false) => said.illegal(wants),
        Wants::Legality(_) => said.legal(),
        Wants::Winner | Wants::WonBy(_) | Wants::AnyWinner => said.winner(),
        Wants::Removed | Wants::RemovedAt(..) | Wants::AnyRemoved => said.removed(),
        Wants::Verdict(_) => said.last().or(said.remark()).into_iter().collect(),
        Wants::Missing => said.missing(),
        Wants::List => said.list(),
        Wants::Turn => said.turn(),
        Wants::NextWin => said.next_win(),
        Wants::NextRemoved(_) => said.next_removed(),
    });
    if let Some(Instead { side, turn }) = instead {
        let words = [("side", &*locale.text(lang, side)), ("turn", &*locale.text(lang, turn))];
        sentences.push(locale.fill(lang, "ruling-other-side", &words));
    }
    sentences.join(lang.sentence_gap())
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
            sentences.push(self.wins());
        }
        sentences
    }

    fn winner(&self) -> Vec<String> {
        [self.wins()].into_iter().chain(self.last()).collect()
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
        if captures.is_empty() {
            let why = self.remark().or(self.last());
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
        let mut sentences: Vec<String> = self.last().into_iter().collect();
        if !self.view.moves.is_empty() {
            let moves = self.list_of(&self.view.moves);
            sentences.push(self.fill("ruling-moves", &[("moves", &moves)]));
        }
        sentences
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

    fn next_removed(&self) -> Vec<String> {
        let moves = &self.found.bringing;
        if moves.is_empty() {
            return vec![self.none_of_the_moves("ruling-none-removed-next")];
        }
        let squares = self.list_of(&self.view.squares);
        let words = [("squares", &*squares), ("moves", &*self.list_of(moves))];
        vec![self.fill("ruling-removed-next", &words)]
    }

    fn none_of_the_moves(&self, key: &'static str) -> String {
        let count = self.view.moves.len();
        self.locale.say(self.lang, &Message::new(key).with("count", count))
    }
}
