//! What a page shows of a record of a game that was audited; its template is in `pages/record.html`.

use std::collections::BTreeMap;

use super::{
    App, address,
    board::{Board, Overlay},
    names,
    pages::game::Link,
    quote::{Quote, Source},
    ruling::{RulingPart, ends},
};
use crate::{
    answer::FindingView,
    corpus::Language,
    engine::Referee,
    records::{self, AuditView, ElsewhereView, Format, PlyView},
};

/// A record that is no longer stands in the address, so that the audit can be shared.
pub const MOST_SHARED: usize = 4_000;

/// Files that can be saved: how their names end, the format, and the kind of file.
pub const FILES: [(&str, Format, &str); 3] = [
    ("sgf", Format::Sgf, "application/x-go-sgf; charset=utf-8"),
    ("otg", Format::OpenTafl, "text/plain; charset=utf-8"),
    ("txt", Format::Moves, "text/plain; charset=utf-8"),
];

/// What the form carries.
#[derive(Clone, Default)]
pub struct RecordAsked {
    pub record: String,
    pub ruleset: String,
    pub position: String,
    pub format: String,
    pub rows: String,
}

impl RecordAsked {
    pub fn new(mut fields: BTreeMap<String, String>) -> Self {
        let mut take = |name: &str| fields.remove(name).unwrap_or_default();
        let record = take("record");
        let moves = take("moves");
        Self {
            record: if record.trim().is_empty() { moves.trim().to_owned() } else { record },
            ruleset: take("ruleset").trim().to_owned(),
            position: take("position").trim().to_owned(),
            format: take("format").trim().to_owned(),
            rows: take("rows").trim().to_owned(),
        }
    }

    pub fn fields(&self) -> [(&'static str, &str); 5] {
        [
            ("ruleset", &self.ruleset),
            ("position", &self.position),
            ("format", &self.format),
            ("rows", &self.rows),
            ("record", &self.record),
        ]
    }

    pub fn is_empty(&self) -> bool {
        self.record.trim().is_empty() && self.position.is_empty()
    }
}

/// An audit as the page shows it.
pub struct AuditPart {
    pub view: AuditView,
    pub ruleset: String,
    pub format: String,
    pub quote: Option<Quote>,
    /// The ruling where play stopped, or on a position without moves.
    pub part: Option<RulingPart>,
    /// Where play ends, if every move is legal.
    pub end: Option<Board>,
    pub plies: Vec<PlyRow>,
    pub others: Vec<OtherRow>,
    pub files: Vec<Link>,
    pub board: String,
    pub begin_otherwise: Option<String>,
}

pub struct PlyRow {
    pub ply: PlyView,
    pub side: String,
    /// The move as it is written here, where the record writes it otherwise.
    pub read_as: Option<String>,
    pub is_first_side: bool,
    pub captures: String,
    pub rules: Vec<RuleLink>,
    pub board: String,
}

pub struct RuleLink {
    pub rule: String,
    pub text: String,
    pub address: Option<String>,
}

pub struct OtherRow {
    pub name: String,
    pub address: String,
    pub tone: &'static str,
    pub view: ElsewhereView,
    pub source: Option<Source>,
}

impl AuditPart {
    pub fn new(
        app: &App,
        lang: Language,
        game: &str,
        asked: &RecordAsked,
        view: AuditView,
    ) -> Self {
        let assistant = &app.assistant;
        let stopped = view.ruling.clone().filter(|ruling| ruling.legal != Some(true));
        let mut part = Self {
            ruleset: names::ruleset(assistant, lang, &view.ruleset),
            format: app.say(lang, &format!("record-format-{}", view.format)),
            quote: view.stop.as_ref().and_then(|stop| stop.citation.clone()).map(Quote::new),
            end: end(app, lang, &view),
            part: stopped.map(|ruling| RulingPart::new(app, lang, ruling)),
            plies: Vec::new(),
            others: Vec::new(),
            files: Vec::new(),
            board: String::new(),
            begin_otherwise: None,
            view,
        };
        part.plies =
            part.view.plies.iter().map(|ply| ply_row(app, lang, game, &part.view, ply)).collect();
        part.others = part
            .view
            .elsewhere
            .iter()
            .map(|other| part.other(app, lang, game, asked, other))
            .collect();
        let legal: Vec<&str> =
            part.view.plies.iter().filter(|ply| ply.legal).map(|ply| ply.mv.as_str()).collect();
        let moves = legal.join(" ");
        let line = [
            ("ruleset", &*part.view.ruleset),
            ("position", &*part.view.position),
            ("moves", &*moves),
        ];
        part.board = address::board(lang, game, &line);
        part.files = files(app, lang, game, &part.view.ruleset, &line);
        part.begin_otherwise = part
            .view
            .begins_otherwise
            .as_ref()
            .map(|position| part.again(lang, game, asked, &[("position", position)]));
        part
    }

    /// The whole record where it is short, otherwise its moves.
    pub fn shared(&self, asked: &RecordAsked) -> Vec<(&'static str, String)> {
        if asked.record.len() <= MOST_SHARED / 2 {
            return asked.fields().map(|(name, value)| (name, value.to_owned())).into();
        }
        vec![
            ("ruleset", self.view.ruleset.clone()),
            ("position", self.view.position.clone()),
            ("record", self.view.moves.join(" ")),
        ]
    }

    /// This page with other values.
    fn again(
        &self,
        lang: Language,
        game: &str,
        asked: &RecordAsked,
        other: &[(&'static str, &str)],
    ) -> String {
        let mut fields = self.shared(asked);
        for (name, value) in other {
            fields.retain(|(known, _)| known != name);
            fields.insert(0, (name, (*value).to_owned()));
        }
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        address::record(lang, game, &fields)
    }

    fn other(
        &self,
        app: &App,
        lang: Language,
        game: &str,
        asked: &RecordAsked,
        other: &ElsewhereView,
    ) -> OtherRow {
        OtherRow {
            name: names::ruleset(&app.assistant, lang, &other.ruleset),
            address: self.again(lang, game, asked, &[("ruleset", &other.ruleset)]),
            tone: match other.legal {
                Some(true) => "yes",
                Some(false) => "no",
                None => "other",
            },
            source: other.finding.as_ref().and_then(|finding| source(app, lang, finding)),
            view: other.clone(),
        }
    }
}

fn source(app: &App, lang: Language, finding: &FindingView) -> Option<Source> {
    Source::find(app.assistant.library(), &finding.citation, lang)
}

fn ply_row(app: &App, lang: Language, game: &str, view: &AuditView, ply: &PlyView) -> PlyRow {
    let engine = names::engine(&app.assistant, &view.ruleset);
    let mut rules: Vec<RuleLink> = Vec::new();
    for finding in &ply.findings {
        let rule = names::rule(app.locale(), lang, engine, &finding.rule);
        if rules.iter().all(|known| known.rule != rule) {
            let address = source(app, lang, finding).map(|source| source.address);
            rules.push(RuleLink { rule, text: finding.text.clone(), address });
        }
    }
    let sides = app.assistant.catalog().get(&view.ruleset).map(Referee::sides);
    let line = [("ruleset", &*view.ruleset), ("position", &*ply.position), ("moves", &*ply.mv)];
    PlyRow {
        side: names::side(app.locale(), lang, ply.side),
        read_as: Some(ply.mv.clone()).filter(|mv| !ply.written.to_lowercase().contains(&**mv)),
        is_first_side: sides.is_some_and(|[first, _]| first == ply.side),
        captures: ply.captures.join(" "),
        rules,
        board: address::board(lang, game, &line),
        ply: ply.clone(),
    }
}

/// Where play ends, drawn with the last move.
fn end(app: &App, lang: Language, view: &AuditView) -> Option<Board> {
    let last = view.plies.last().filter(|last| last.legal)?;
    let diagram =
        app.assistant.catalog().get(&view.ruleset)?.diagram(last.result.as_ref()?).ok()?;
    let (from, to) = ends(Some(&last.mv));
    let overlay = Overlay { removed: last.captures.clone(), from, to, ..Overlay::default() };
    let title = app.say(lang, "record-end");
    Some(Board::new(app.locale(), lang, "end", &title, &diagram, &overlay))
}

/// The files that a line of moves of this game can be saved in.
pub fn files(
    app: &App,
    lang: Language,
    game: &str,
    ruleset: &str,
    line: &[(&str, &str)],
) -> Vec<Link> {
    let Some(referee) = app.assistant.catalog().get(ruleset) else { return Vec::new() };
    let formats = records::formats(referee);
    FILES
        .iter()
        .filter(|(_, format, _)| formats.contains(format))
        .map(|(ending, format, _)| Link {
            address: address::record_file(lang, game, ending, line),
            name: app.say(lang, &format!("record-format-{}", format.key())),
        })
        .collect()
}
