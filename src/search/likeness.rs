use super::question::Weighed;

/// The share of what `units` say that is among `tokens`, by weight; `tokens` are sorted.
pub(super) fn covered(units: &[Weighed], tokens: &[u32]) -> f32 {
    let whole: f32 = units.iter().map(|unit| unit.weight).sum();
    if whole <= 0.0 {
        return 0.0;
    }
    let met: f32 = units.iter().map(|unit| unit.weight * credit(unit, tokens)).sum();
    met / whole
}

/// How far the unit is met among `tokens`: 1 by the very word, less by its meaning.
pub(super) fn credit(unit: &Weighed, tokens: &[u32]) -> f32 {
    unit.forms
        .iter()
        .filter(|(number, _)| tokens.binary_search(number).is_ok())
        .map(|&(_, credit)| credit)
        .fold(0.0, f32::max)
}

/// How alike two texts are when the question is covered so far by the known phrase, and the phrase by the question.
///
/// A weighed harmonic mean: a question tells more than is asked more often than it leaves something out.
pub(super) fn mean(question: f32, phrase: f32) -> f32 {
    const PHRASE: f32 = 0.55;
    if question <= 0.0 || phrase <= 0.0 {
        return 0.0;
    }
    1.0 / ((1.0 - PHRASE) / question + PHRASE / phrase)
}
