use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CitationView, Verdict};
use crate::{
    corpus::{Language, Library},
    engine::{Finding, Referee, Role, Ruling},
    locale::Locale,
};

/// A ruling as a reader gets it, in their language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Ruling)]
pub struct RulingView {
    pub ruleset: String,
    pub position: String,
    pub ask: String,
    #[serde(rename = "move")]
    pub mv: Option<String>,
    pub legal: Option<bool>,
    pub captures: Vec<String>,
    pub winner: Option<String>,
    pub draw: bool,
    pub verdict: Option<Verdict>,
    pub moves: Vec<String>,
    pub squares: Vec<String>,
    pub result: Option<String>,
    pub findings: Vec<FindingView>,
    /// The weakest support among the findings that decided.
    pub support: String,
    pub citations: Vec<CitationView>,
    pub certificate: Certificate,
}

/// One step of the reasoning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Finding)]
pub struct FindingView {
    pub rule: String,
    pub text: String,
    pub at: Vec<String>,
    pub support: String,
    pub note: Option<String>,
    /// The address of a passage.
    pub citation: String,
    /// Whether the verdict rests on it; otherwise it explains what did not happen.
    pub decides: bool,
}

/// What a ruling was made with, so that it can be checked later.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Certificate {
    pub version: String,
    pub ruleset_sha256: String,
    pub corpus_sha256: String,
}

impl RulingView {
    /// Whether a finding by this rule decides.
    pub(super) fn decides_by(&self, rule: &str) -> bool {
        self.findings.iter().any(|finding| finding.decides && finding.rule == rule)
    }

    /// Adds the finding that decides another ruling, with its citations.
    pub(super) fn add_what_decided(&mut self, other: &Self) {
        let decisive = other.findings.iter().rev().find(|finding| finding.decides);
        let Some(decisive) = decisive.filter(|new| !self.findings.contains(new)) else { return };
        for citation in other.citations.iter().filter(|it| it.id == decisive.citation) {
            if !self.citations.contains(citation) {
                self.citations.push(citation.clone());
            }
        }
        self.findings.push(decisive.clone());
    }

    #[must_use]
    pub fn new(
        ruling: &Ruling,
        referee: &dyn Referee,
        library: &Library,
        corpus_sha256: &str,
        locale: &Locale,
        language: Language,
    ) -> Self {
        let findings = ruling
            .findings()
            .iter()
            .map(|finding| FindingView::new(finding, locale, language))
            .collect();
        let squares = |squares: &[crate::engine::Square]| {
            squares.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        Self {
            ruleset: ruling.ruleset.clone(),
            position: ruling.position.clone(),
            ask: ruling.ask.to_owned(),
            mv: ruling.mv.clone(),
            legal: ruling.legal,
            captures: squares(&ruling.captures),
            winner: ruling.winner.map(str::to_owned),
            draw: ruling.draw,
            verdict: ruling.verdict.map(Verdict::from),
            moves: ruling.moves.clone(),
            squares: squares(&ruling.squares),
            result: ruling.result.clone(),
            findings,
            support: weakest_support(ruling).to_owned(),
            citations: citations(ruling, library, language),
            certificate: Certificate {
                version: env!("CARGO_PKG_VERSION").to_owned(),
                ruleset_sha256: referee.sha256().to_owned(),
                corpus_sha256: corpus_sha256.to_owned(),
            },
        }
    }
}

impl FindingView {
    /// A finding in words.
    #[must_use]
    pub fn new(finding: &Finding, locale: &Locale, language: Language) -> Self {
        let basis = &finding.ground.basis;
        Self {
            rule: finding.ground.rule.to_owned(),
            text: locale.say(language, &finding.message),
            at: finding.at.iter().map(ToString::to_string).collect(),
            support: basis.support.key().to_owned(),
            note: basis.support.note().map(|note| note.get(language).to_owned()),
            citation: basis.citation.address().to_string(),
            decides: finding.role == Role::Decides,
        }
    }
}

fn weakest_support(ruling: &Ruling) -> &'static str {
    ruling
        .findings()
        .iter()
        .filter(|finding| finding.role == Role::Decides)
        .map(|finding| &finding.ground.basis.support)
        .max_by_key(|support| support.weakness())
        .map_or("stated", crate::engine::Support::key)
}

/// The passages behind a ruling: what decided first, each once.
fn citations(ruling: &Ruling, library: &Library, language: Language) -> Vec<CitationView> {
    let of = |role: Role| ruling.findings().iter().filter(move |finding| finding.role == role);
    let mut citations: Vec<CitationView> = Vec::new();
    for finding in of(Role::Decides).chain(of(Role::Remarks)) {
        let view = CitationView::new(&finding.ground.basis.citation, library, language);
        if !citations.contains(&view) {
            citations.push(view);
        }
    }
    citations
}
