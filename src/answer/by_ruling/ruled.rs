use super::{Setting, next, side, text};
use crate::{
    answer::{
        Assistant, CitationView, FindingView, RulingView, Verdict,
        position::{self, Colour, PositionQuestion, Wants},
        understand::Understood,
    },
    engine::{Ask, Examine, Referee, Ruling, RulingError, Square},
};

/// What one ruleset makes of the position.
pub struct Ruled<'a> {
    pub referee: &'a dyn Referee,
    /// The position as it was given, in the canonical form.
    pub position: String,
    pub view: RulingView,
    /// What decided, the answer to what was asked first.
    pub citations: Vec<CitationView>,
    pub verdict: Option<bool>,
    pub text: String,
    /// Nobody says whose turn it is, and that makes a difference.
    pub depends_on_turn: bool,
}

impl Ruled<'_> {
    pub fn agrees_with(&self, other: &Self) -> bool {
        self.verdict == other.verdict && self.view.agrees_with(&other.view)
    }
}

/// A question that is put to one referee.
pub struct Case<'a> {
    pub assistant: &'a Assistant,
    pub asked: &'a Understood<'a>,
    pub referee: &'a dyn Referee,
    pub question: PositionQuestion,
    pub king: Option<Square>,
}

/// What the referee found.
pub struct Found {
    pub view: RulingView,
    pub verdict: Option<bool>,
    /// Why the game goes on after a move, where the reader asks who has won by it.
    pub standing: Option<RulingView>,
    /// The moves of a line before the last.
    pub before: Vec<String>,
    /// What the next move can bring: the moves that bring it.
    pub bringing: Vec<String>,
}

/// Asks one ruleset; `None` where the words ask nothing about the position.
///
/// # Errors
///
/// When the position, the move or the square cannot be read.
pub fn rule<'a>(
    assistant: &'a Assistant,
    asked: &'a Understood<'_>,
    setting: Setting<'_>,
    referee: &'a dyn Referee,
) -> Result<Option<Ruled<'a>>, RulingError> {
    let Some(given) = setting.position(referee)? else { return Ok(None) };
    let reading = referee.normalise(&given)?;
    let diagram = referee.diagram(&given)?;
    let words = setting.words(asked, &diagram);
    let spoken_of = setting.spoken_of(asked, &diagram);
    let Some(question) = position::understand(words, &diagram, spoken_of) else { return Ok(None) };
    let mine = asked.placed.as_ref().and_then(|placed| placed.mine);
    let sided = side::judged(words, &given, &reading, &question, &diagram, referee, mine);
    let case = Case { assistant, asked, referee, question, king: diagram.king() };
    let found = case.found(&sided.position)?;
    let depends_on_turn = sided.is_open && case.depends_on_turn(&reading.position, &found)?;
    let text = text::of(&case, &found, sided.instead);
    let view = found.view;
    let mut citations: Vec<CitationView> =
        found.standing.iter().chain([&view]).flat_map(|view| view.citations.clone()).collect();
    if let (None, Some(decisive)) = (&found.standing, decisive(&case.question.wants, &view)) {
        citations.sort_by_key(|citation| citation.id != decisive.citation);
    }
    let verdict = found.verdict;
    let position = reading.position;
    Ok(Some(Ruled { referee, position, view, citations, verdict, text, depends_on_turn }))
}

/// The finding that answers what was asked: the first for a legal move, otherwise the last that decides.
fn decisive<'a>(wants: &Wants, view: &'a RulingView) -> Option<&'a FindingView> {
    let mut decides = view.findings.iter().filter(|finding| finding.decides);
    match wants {
        Wants::Legality(_) if view.legal == Some(true) => decides.next(),
        _ => decides.next_back(),
    }
}

impl Case<'_> {
    fn view(&self, ruling: &Ruling) -> RulingView {
        self.assistant.view(ruling, self.referee, self.asked.lang)
    }

    fn found(&self, position: &str) -> Result<Found, RulingError> {
        match self.question.wants {
            Wants::NextWin => self.next_win(position),
            Wants::NextRemoved(at) => self.next_removed(position, at),
            _ => self.played(position),
        }
    }

    fn played(&self, position: &str) -> Result<Found, RulingError> {
        let PositionQuestion { before, ask, wants } = &self.question;
        let (mut ruling, mut earlier) = match ask {
            Ask::Move(mv) if !before.is_empty() => {
                let line: Vec<String> = before.iter().chain([mv]).cloned().collect();
                let mut rulings = self.referee.play(Some(position), &line)?;
                let last = rulings.pop().expect("a line has a first move");
                (last, rulings)
            }
            ask => (self.referee.rule_on(Some(position), ask)?, Vec::new()),
        };
        if let Some(captured) = self.king_is_taken(position, &ruling)? {
            ruling = captured;
        }
        let view = self.view(&ruling);
        let stopped = earlier.len() < before.len();
        let verdict = if stopped { None } else { verdict(wants, &ruling, self.referee.sides()) };
        let standing = self.standing(&ruling)?;
        let before = earlier.drain(..).filter_map(|ruling| ruling.mv).collect();
        Ok(Found { view, verdict, standing, before, bringing: Vec::new() })
    }

    /// A king that is enclosed as things stand has lost, though no move is spoken of.
    fn king_is_taken(
        &self,
        position: &str,
        status: &Ruling,
    ) -> Result<Option<Ruling>, RulingError> {
        let asks_winner = self.question.wants.asks_winner();
        let (Ask::Status, Some(king), true) = (&self.question.ask, self.king, asks_winner) else {
            return Ok(None);
        };
        if status.winner.is_some() || status.draw {
            return Ok(None);
        }
        let ask = Ask::Examine(Examine::Captured(king));
        let mut captured = self.referee.rule_on(Some(position), &ask)?;
        if captured.verdict != Some(true) {
            return Ok(None);
        }
        captured.winner = Some(Colour::Black.side(self.referee.sides()));
        Ok(Some(captured))
    }

    /// Why the game goes on after a move, where the reader asks who has won by it.
    fn standing(&self, ruling: &Ruling) -> Result<Option<RulingView>, RulingError> {
        let asks_winner = self.question.wants.asks_winner();
        let goes_on = ruling.winner.is_none() && !ruling.draw;
        match &ruling.result {
            Some(result) if asks_winner && goes_on => {
                Ok(Some(self.view(&self.referee.rule_on(Some(result), &Ask::Status)?)))
            }
            _ => Ok(None),
        }
    }

    fn next_win(&self, position: &str) -> Result<Found, RulingError> {
        let turn = self.referee.diagram(position)?.turn;
        let wins = |ruling: &Ruling| ruling.winner == Some(turn);
        let next = next::tried(self.referee, position, &self.question.ask, wins)?;
        let (verdict, bringing) = (!next.kept.is_empty(), moves(&next.kept));
        let view = match next.kept.first() {
            Some(first) => self.view(first),
            None => RulingView { verdict: Some(Verdict::No), ..self.view(&next.all) },
        };
        let (standing, before) = (None, Vec::new());
        Ok(Found { view, verdict: Some(verdict), standing, before, bringing })
    }

    fn next_removed(&self, position: &str, at: Option<Square>) -> Result<Found, RulingError> {
        let removes = |ruling: &Ruling| match at {
            Some(at) => ruling.captures.contains(&at),
            None => !ruling.captures.is_empty(),
        };
        let next = next::tried(self.referee, position, &self.question.ask, removes)?;
        let mut squares: Vec<Square> =
            next.kept.iter().flat_map(|ruling| ruling.captures.clone()).collect();
        squares.sort_unstable();
        squares.dedup();
        squares.retain(|square| at.is_none_or(|at| at == *square));
        let mut view = self.view(&next.all);
        view.squares = squares.iter().map(ToString::to_string).collect();
        for ruling in &next.kept {
            let brought = self.view(ruling);
            let decisive = brought.findings.iter().rev().find(|finding| finding.decides);
            let Some(decisive) = decisive.filter(|new| !view.findings.contains(new)) else {
                continue;
            };
            let cited =
                brought.citations.iter().filter(|citation| citation.id == decisive.citation);
            for citation in cited {
                if !view.citations.contains(citation) {
                    view.citations.push(citation.clone());
                }
            }
            view.findings.push(decisive.clone());
        }
        let verdict = at.map(|_| !next.kept.is_empty());
        view.verdict = verdict.map(Verdict::from);
        let bringing = moves(&next.kept);
        Ok(Found { view, verdict, standing: None, before: Vec::new(), bringing })
    }

    /// Whether the other side to move would make another answer.
    fn depends_on_turn(&self, canonical: &str, found: &Found) -> Result<bool, RulingError> {
        if matches!(self.question.ask, Ask::Status | Ask::Examine(_)) {
            return Ok(false);
        }
        let Some((rows, turn)) = canonical.rsplit_once(' ') else { return Ok(false) };
        let sides = self.referee.sides();
        let Some(other) = sides.into_iter().find(|side| *side != turn) else { return Ok(false) };
        let other = self.found(&format!("{rows} {other}"))?;
        Ok(other.verdict != found.verdict || !other.view.agrees_with(&found.view))
    }
}

fn moves(rulings: &[Ruling]) -> Vec<String> {
    rulings.iter().filter_map(|ruling| ruling.mv.clone()).collect()
}

fn verdict(wants: &Wants, ruling: &Ruling, sides: [&'static str; 2]) -> Option<bool> {
    match wants {
        Wants::Legality(expected) => ruling.legal.map(|legal| legal == *expected),
        Wants::WonBy(colour) => Some(ruling.winner == Some(colour.side(sides))),
        Wants::AnyWinner => Some(ruling.winner.is_some() || ruling.draw),
        Wants::RemovedAt(square, expected) => Some(ruling.captures.contains(square) == *expected),
        Wants::AnyRemoved => Some(!ruling.captures.is_empty()),
        Wants::Verdict(expected) => ruling.verdict.map(|verdict| verdict == *expected),
        Wants::Winner
        | Wants::Removed
        | Wants::List
        | Wants::Turn
        | Wants::Missing
        | Wants::NextWin
        | Wants::NextRemoved(_) => None,
    }
}
