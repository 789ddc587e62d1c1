use std::collections::{BTreeMap, BTreeSet};

use super::{
    App, address,
    board::{Board, Overlay},
    names,
    quote::Source,
};
use crate::{
    answer::{FindingView, RulingView},
    corpus::Language,
};

/// A ruling as a page shows it; its template is `ruling.html`.
pub struct RulingPart {
    pub ruling: RulingView,
    pub lang: Language,
    pub ruleset: String,
    pub boards: Vec<Board>,
    pub steps: Vec<Step>,
    pub captures: String,
    pub moves: String,
    pub squares: String,
    pub winner: Option<String>,
    /// Where it can be played on; `None` beside that board.
    pub board: Option<String>,
}

/// One finding of a ruling.
pub struct Step {
    pub finding: FindingView,
    pub rule: String,
    pub squares: String,
    pub source: Option<Source>,
}

impl RulingPart {
    /// With boards before and after the move, and a link to play on; `lang` is the language that the ruling was given in.
    pub fn new(app: &App, lang: Language, ruling: RulingView) -> Self {
        let boards = boards(app, lang, &ruling);
        let board = board_address(app, lang, &ruling);
        Self { boards, board, ..Self::beside_a_board(app, lang, ruling) }
    }

    /// Whether findings are numbered on the boards.
    pub fn has_marks(&self) -> bool {
        self.steps.iter().any(|step| !step.finding.at.is_empty())
    }

    /// Whether some of these explain what did not happen.
    pub fn has_remarks(&self) -> bool {
        self.steps.iter().any(|step| !step.finding.decides && !step.finding.at.is_empty())
    }

    /// The squares of each finding, by its number.
    pub fn lit(ruling: &RulingView) -> BTreeMap<usize, Vec<String>> {
        let findings = ruling.findings.iter().map(|finding| finding.at.clone());
        (1..).zip(findings).filter(|(_, squares)| !squares.is_empty()).collect()
    }

    /// For a page that has a board of its own.
    pub fn beside_a_board(app: &App, lang: Language, ruling: RulingView) -> Self {
        let locale = app.locale();
        let engine = names::engine(&app.assistant, &ruling.ruleset);
        let step = |finding: &FindingView| Step {
            rule: names::rule(locale, lang, engine, &finding.rule),
            squares: finding.at.join(" "),
            source: source(app, &ruling, finding, lang),
            finding: finding.clone(),
        };
        Self {
            lang,
            ruleset: names::ruleset(&app.assistant, lang, &ruling.ruleset),
            boards: Vec::new(),
            board: None,
            steps: ruling.findings.iter().map(step).collect(),
            captures: locale.list(lang, &ruling.captures),
            moves: ruling.moves.join(" "),
            squares: locale.list(lang, &ruling.squares),
            winner: ruling.winner.as_ref().map(|side| names::side(locale, lang, side)),
            ruling,
        }
    }
}

/// The cited sentences where the ruling quotes them, otherwise the passage.
fn source(app: &App, ruling: &RulingView, finding: &FindingView, lang: Language) -> Option<Source> {
    let quoted = ruling.citations.iter().find(|citation| citation.id == finding.citation);
    match quoted {
        Some(citation) => Some(Source {
            address: citation.url.clone(),
            document: citation.document.clone(),
            heading: citation.heading.clone(),
        }),
        None => Source::find(app.assistant.library(), &finding.citation, lang),
    }
}

/// The position with the findings numbered on it, and the position after the move.
fn boards(app: &App, lang: Language, ruling: &RulingView) -> Vec<Board> {
    let Some(referee) = app.assistant.catalog().get(&ruling.ruleset) else { return Vec::new() };
    let locale = app.locale();
    let (from, to) = ends(ruling.mv.as_deref());
    let before = Overlay {
        removed: ruling.captures.clone(),
        from,
        to: to.clone(),
        refused: ruling.legal == Some(false),
        spots: spots(ruling),
        labels: labels(ruling),
        remarks: remarks(ruling),
        lit: RulingPart::lit(ruling),
    };
    let after = Overlay { removed: ruling.captures.clone(), to, ..Overlay::default() };
    let title = if ruling.mv.is_some() { "board-before" } else { "board-position" };
    let positions = [("before", title, Some(&ruling.position), before)].into_iter().chain([(
        "after",
        "board-after",
        ruling.result.as_ref(),
        after,
    )]);
    positions
        .filter_map(|(id, title, position, overlay)| {
            let diagram = referee.diagram(position?).ok()?;
            let title = locale.text(lang, title);
            Some(Board::new(locale, lang, id, &title, &diagram, &overlay))
        })
        .collect()
}

/// Where a move begins, unless something new is placed, and where it ends.
pub fn ends(mv: Option<&str>) -> (Option<String>, Option<String>) {
    match mv.map(|mv| mv.split_once('-').ok_or(mv)) {
        Some(Ok((from, to))) => (Some(from.to_owned()), Some(to.to_owned())),
        Some(Err(at)) => (None, Some(at.to_owned())),
        None => (None, None),
    }
}

/// The position, and the move where there is one, on the board that can be played on.
fn board_address(app: &App, lang: Language, ruling: &RulingView) -> Option<String> {
    let referee = app.assistant.catalog().get(&ruling.ruleset)?;
    let fields = [
        ("ruleset", &*ruling.ruleset),
        ("position", &*ruling.position),
        ("moves", ruling.mv.as_deref().unwrap_or_default()),
    ];
    Some(address::board(lang, referee.game(), &fields))
}

/// The numbers of the findings that explain what did not happen.
fn remarks(ruling: &RulingView) -> BTreeSet<usize> {
    let findings = (1..).zip(&ruling.findings);
    findings.filter(|(_, finding)| !finding.decides).map(|(number, _)| number).collect()
}

/// The squares that the answer consists of: growth points, the points of a root, places to move to.
fn spots(ruling: &RulingView) -> Vec<String> {
    let target = |mv: &String| mv.rsplit('-').next().unwrap_or(mv).to_owned();
    ruling.squares.iter().cloned().chain(ruling.moves.iter().map(target)).collect()
}

fn labels(ruling: &RulingView) -> BTreeMap<String, Vec<usize>> {
    let mut labels: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (index, finding) in ruling.findings.iter().enumerate() {
        for square in &finding.at {
            labels.entry(square.clone()).or_default().push(index + 1);
        }
    }
    labels
}
