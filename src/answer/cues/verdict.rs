use super::{Heard, plainly};
use crate::corpus::Language;

/// How a question with one of these words is answered with yes or no.
const CHINESE_YES_NO: [(&[&str], &str, &str); 10] = [
    (&["只有", "只能", "只可", "只會", "只会"], "對。", "不是。"),
    (&["必須", "必须", "一定要", "非要", "需要", "要不要", "得要"], "要。", "不用。"),
    (&["會不會", "会不会", "會被", "会被", "會把", "會判"], "會。", "不會。"),
    (&["有敵意", "有敌意"], "有。", "沒有。"),
    (&["可不可以", "可以", "可否"], "可以。", "不可以。"),
    (&["能不能", "能夠", "能够", "能"], "能。", "不能。"),
    (&["算不算", "算"], "算。", "不算。"),
    (&["有沒有", "有没有"], "有。", "沒有。"),
    (&["會", "会"], "會。", "不會。"),
    (&["合法"], "合法。", "不合法。"),
];

/// A Chinese question that ends so asks whether something has happened.
const HAS_HAPPENED: [&str; 2] = ["了嗎", "了吗"];

/// How a Chinese question is answered with yes or no: by the word that it asks with.
pub fn chinese_yes_no(question: &str, yes: bool) -> &'static str {
    // "… 就贏了嗎" asks what follows, not what has happened.
    let asks_what_follows = question.contains('就');
    let asks_what_happened = HAS_HAPPENED.iter().any(|ending| question.contains(ending));
    if !yes && asks_what_happened && !asks_what_follows {
        return "沒有。";
    }
    let found = CHINESE_YES_NO
        .iter()
        .find(|(words, _, _)| words.iter().any(|word| question.contains(word)));
    match (found, yes) {
        (Some((_, yes, _)), true) => yes,
        (Some((_, _, no)), false) => no,
        (None, true) => "是的。",
        (None, false) => "不是。",
    }
}

/// Splits an answer that opens with yes or no, as its language says it, into that word and the rest.
#[must_use]
pub fn split_verdict(text: &str) -> Option<(&str, &str)> {
    const WORDS: [&str; 18] = [
        "Yes.",
        "No.",
        "That is right.",
        "That is not so.",
        "Ja.",
        "Nein.",
        "Das stimmt.",
        "Das stimmt nicht.",
        "Doch.",
        "是的。",
        "不是。",
        "沒有。",
        "對。",
        "不對。",
        "不，可以。",
        "不，會。",
        "不，要。",
        "不，有。",
    ];
    let chinese = CHINESE_YES_NO.iter().flat_map(|(_, yes, no)| [*yes, *no]);
    WORDS.into_iter().chain(chinese).find(|word| text.starts_with(word)).map(|word| {
        (text[..word.len()].trim_end_matches(['.', '。']), text[word.len()..].trim_start())
    })
}

/// The words before an answer: yes or no, as one says it in this language to this question. To a question that denies
/// something, a bare yes or no could mean either; it is told whether it is right.
pub fn yes_no(question: &str, language: Language, yes: bool) -> &'static str {
    let denies = plainly(question).is_some_and(|plain| plain.turned);
    match (language, denies, yes) {
        (Language::English, false, true) => "Yes.",
        (Language::English, false, false) => "No.",
        (Language::English, true, true) => "That is right.",
        (Language::English, true, false) => "That is not so.",
        (Language::German, false, true) => "Ja.",
        (Language::German, false, false) => "Nein.",
        (Language::German, true, true) => "Das stimmt.",
        (Language::German, true, false) if contradicts_with_doch(question) => "Doch.",
        (Language::German, true, false) => "Das stimmt nicht.",
        (Language::Chinese, false, yes) => chinese_yes_no(question, yes),
        (Language::Chinese, true, true) => "對。",
        (Language::Chinese, true, false) => chinese_but(question),
    }
}

/// Whether a German question denies something itself, and does not only ask whether a denial is true.
fn contradicts_with_doch(question: &str) -> bool {
    let question = Heard::new(question);
    let asks_for_truth = ["stimmt", "ist es", "trifft"];
    let denies = ["nicht", "kein", "keine", "keinen", "keinem", "keiner", "nie", "niemals"];
    question.words().any(|(_, word)| denies.contains(&&**word))
        && !asks_for_truth.iter().any(|opening| question.folded().starts_with(opening))
}

/// A Chinese no to a question that denies something: the word that it denies is affirmed.
fn chinese_but(question: &str) -> &'static str {
    const AFFIRMED: [(&[&str], &str); 4] = [
        (&["不可以", "不能", "不可", "不得", "無法", "无法"], "不，可以。"),
        (&["不會", "不会"], "不，會。"),
        (&["不用", "不必", "不需要", "不須", "不须"], "不，要。"),
        (&["沒有", "没有"], "不，有。"),
    ];
    AFFIRMED
        .iter()
        .find(|(words, _)| words.iter().any(|word| question.contains(word)))
        .map_or("不對。", |(_, but)| but)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chinese_question_is_answered_by_its_own_verb() {
        assert_eq!(chinese_yes_no("可以跳過嗎？", false), "不可以。");
        assert_eq!(chinese_yes_no("一定要下嗎？", true), "要。");
        assert_eq!(chinese_yes_no("國王會被吃嗎？", false), "不會。");
        assert_eq!(chinese_yes_no("白方贏了嗎？", false), "沒有。");
        assert_eq!(chinese_yes_no("是白方先走嗎？", false), "不是。");
        assert_eq!(chinese_yes_no("只有國王可以站在角落嗎？", true), "對。");
        assert_eq!(chinese_yes_no("一定要四面圍住才會被抓嗎？", true), "要。");
        assert_eq!(chinese_yes_no("只要走到邊上就贏了嗎？", false), "不是。");
        assert_eq!(chinese_yes_no("空的營地對國王有敵意嗎？", true), "有。");
    }

    #[test]
    fn a_question_that_denies_is_told_whether_it_is_right() {
        for (question, language, right, wrong) in [
            ("Can't the king capture?", Language::English, "That is right.", "That is not so."),
            ("Gibt es kein Unentschieden?", Language::German, "Das stimmt.", "Doch."),
            ("Der König darf nicht schlagen, oder?", Language::German, "Das stimmt.", "Doch."),
            (
                "Stimmt es, dass der König nicht schlägt?",
                Language::German,
                "Das stimmt.",
                "Das stimmt nicht.",
            ),
            ("國王不能吃子嗎？", Language::Chinese, "對。", "不，可以。"),
            ("不會和局，對嗎？", Language::Chinese, "對。", "不，會。"),
            ("沒有和局嗎？", Language::Chinese, "對。", "不，有。"),
            ("Do I lose if I cannot move?", Language::English, "Yes.", "No."),
        ] {
            assert_eq!(yes_no(question, language, true), right, "{question}");
            assert_eq!(yes_no(question, language, false), wrong, "{question}");
            assert!(split_verdict(right).is_some() && split_verdict(wrong).is_some());
        }
    }

    #[test]
    fn an_answer_is_split_from_its_verdict() {
        assert_eq!(split_verdict("No. It may not."), Some(("No", "It may not.")));
        assert_eq!(split_verdict("不可以。王座只屬於國王。"), Some(("不可以", "王座只屬於國王。")));
        assert_eq!(split_verdict("Nobody has won."), None);
    }
}
