use super::{
    Setting,
    mover::{self, Open},
    side, text,
};
use crate::{
    answer::{
        Assistant, CitationView, FindingView, RulingView,
        position::{self, Colour, PositionQuestion, Wants},
        understand::Understood,
    },
    engine::{Ask, Diagram, Examine, Referee, Ruling, RulingError},
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
    /// Nobody says which piece moves.
    pub open_mover: Option<Open>,
    /// The moves that bring what is asked for, where the next move is asked about.
    bringing: Option<Vec<String>>,
}

impl Ruled<'_> {
    pub fn agrees_with(&self, other: &Self) -> bool {
        let same = match (&self.bringing, &other.bringing) {
            (Some(own), Some(other)) => own == other,
            _ => self.view.agrees_with(&other.view),
        };
        self.verdict == other.verdict && same
    }
}

/// A question that is put to one referee.
pub struct Case<'a> {
    pub assistant: &'a Assistant,
    pub asked: &'a Understood<'a>,
    pub referee: &'a dyn Referee,
    pub question: PositionQuestion,
    pub diagram: Diagram,
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
    /// The move captures a king whom the rules do not count among the pieces captured.
    pub king_falls: bool,
}

impl Found {
    /// What is found where no line is played.
    pub fn new(view: RulingView, verdict: Option<bool>) -> Self {
        let (before, bringing) = (Vec::new(), Vec::new());
        Self { view, verdict, standing: None, before, bringing, king_falls: false }
    }
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
    let Some(mut question) = position::understand(words, &diagram, spoken_of) else {
        return Ok(None);
    };
    let rows = reading.position.rsplit_once(' ').map_or(&*given, |(rows, _)| rows);
    let open_mover = mover::settle(&mut question, rows, &diagram, referee, setting)?;
    let mine = asked.placed.as_ref().and_then(|placed| placed.mine);
    let sided = side::judged(words, &given, &reading, &question, &diagram, referee, mine);
    let case = Case { assistant, asked, referee, question, diagram };
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
    // Whoever goes on from here does so with the side that was judged for.
    let position = if reading.turn_assumed {
        referee.normalise(&sided.position)?.position
    } else {
        reading.position
    };
    let bringing = case.question.wants.asks_of_the_next_move().then_some(found.bringing);
    Ok(Some(Ruled {
        referee,
        position,
        view,
        citations,
        verdict,
        text,
        depends_on_turn,
        open_mover,
        bringing,
    }))
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
    pub fn view(&self, ruling: &Ruling) -> RulingView {
        self.assistant.view(ruling, self.referee, self.asked.lang)
    }

    fn found(&self, position: &str) -> Result<Found, RulingError> {
        match self.question.wants {
            Wants::NextWin => self.next_win(position, None),
            Wants::NextWinBy(colour) => self.next_win(position, Some(colour)),
            Wants::NextReach(goal) => self.next_reach(position, goal),
            Wants::NextRemoved(at) => self.next_removed(position, at),
            Wants::Roots(colour) => self.roots(position, colour),
            _ => self.played(position),
        }
    }

    fn played(&self, position: &str) -> Result<Found, RulingError> {
        let PositionQuestion { before, ask, wants, .. } = &self.question;
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
        let mut view = self.view(&ruling);
        self.add_what_bars(&ruling, position, &mut view)?;
        let stopped = earlier.len() < before.len();
        let king_falls = self.king_falls_uncounted(&ruling)?;
        let verdict = if stopped { None } else { self.verdict(wants, &ruling, king_falls) };
        let standing = self.standing(&ruling)?;
        let before = earlier.drain(..).filter_map(|ruling| ruling.mv).collect();
        Ok(Found { standing, before, king_falls, ..Found::new(view, verdict) })
    }

    /// Adds what stands in the way of a piece that has no move.
    fn add_what_bars(
        &self,
        ruling: &Ruling,
        position: &str,
        view: &mut RulingView,
    ) -> Result<(), RulingError> {
        let Ask::MovesOf(at) = self.question.ask else { return Ok(()) };
        let is_over = ruling.winner.is_some() || ruling.draw;
        if is_over || !ruling.moves.is_empty() || self.diagram.points {
            return Ok(());
        }
        for beside in self.diagram.size.neighbours(at) {
            let ask = Ask::Move(format!("{at}-{beside}"));
            view.add_what_decided(&self.view(&self.referee.rule_on(Some(position), &ask)?));
        }
        Ok(())
    }

    /// A king that is enclosed as things stand has lost, though no move is spoken of.
    fn king_is_taken(
        &self,
        position: &str,
        status: &Ruling,
    ) -> Result<Option<Ruling>, RulingError> {
        let asks_winner = self.question.wants.asks_winner();
        let (Ask::Status, Some(king), true) =
            (&self.question.ask, self.diagram.king(), asks_winner)
        else {
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

    /// Whether the other side to move would make another answer.
    fn depends_on_turn(&self, canonical: &str, found: &Found) -> Result<bool, RulingError> {
        let of_the_board = matches!(self.question.wants, Wants::Roots(_));
        if of_the_board || matches!(self.question.ask, Ask::Status | Ask::Examine(_)) {
            return Ok(false);
        }
        let Some((rows, turn)) = canonical.rsplit_once(' ') else { return Ok(false) };
        let sides = self.referee.sides();
        let Some(other) = sides.into_iter().find(|side| *side != turn) else { return Ok(false) };
        let other = self.found(&format!("{rows} {other}"))?;
        Ok(other.verdict != found.verdict || !other.view.agrees_with(&found.view))
    }
}
