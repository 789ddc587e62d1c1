use crate::corpus::Language;

/// How a question with one of these words is answered with yes or no.
const CHINESE_YES_NO: [(&[&str], &str, &str); 8] = [
    (&["會不會", "会不会", "會被", "会被", "會把", "會判"], "會。", "不會。"),
    (&["必須", "必须", "一定要", "非要", "需要", "要不要", "得要"], "要。", "不用。"),
    (&["可不可以", "可以", "可否"], "可以。", "不可以。"),
    (&["能不能", "能夠", "能够", "能"], "能。", "不能。"),
    (&["算不算", "算"], "算。", "不算。"),
    (&["有沒有", "有没有"], "有。", "沒有。"),
    (&["會", "会"], "會。", "不會。"),
    (&["合法"], "合法。", "不合法。"),
];

/// How a Chinese question is answered with yes or no: by the word that it asks with.
pub fn chinese_yes_no(question: &str, yes: bool) -> &'static str {
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
    let chinese = CHINESE_YES_NO.iter().flat_map(|(_, yes, no)| [*yes, *no]);
    ["Yes.", "No.", "Ja.", "Nein.", "是的。", "不是。"]
        .into_iter()
        .chain(chinese)
        .find(|word| text.starts_with(word))
        .map(|word| {
            (text[..word.len()].trim_end_matches(['.', '。']), text[word.len()..].trim_start())
        })
}

/// The words before an answer: yes or no, as one says it in this language to this question.
pub fn yes_no(question: &str, language: Language, yes: bool) -> &'static str {
    match (language, yes) {
        (Language::English, true) => "Yes.",
        (Language::English, false) => "No.",
        (Language::German, true) => "Ja.",
        (Language::German, false) => "Nein.",
        (Language::Chinese, yes) => chinese_yes_no(question, yes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chinese_question_is_answered_by_its_own_verb() {
        assert_eq!(chinese_yes_no("可以跳過嗎？", false), "不可以。");
        assert_eq!(chinese_yes_no("一定要下嗎？", true), "要。");
        assert_eq!(chinese_yes_no("國王會被吃嗎？", false), "不會。");
        assert_eq!(chinese_yes_no("白方贏了嗎？", false), "不是。");
    }

    #[test]
    fn an_answer_is_split_from_its_verdict() {
        assert_eq!(split_verdict("No. It may not."), Some(("No", "It may not.")));
        assert_eq!(split_verdict("不可以。王座只屬於國王。"), Some(("不可以", "王座只屬於國王。")));
        assert_eq!(split_verdict("Nobody has won."), None);
    }
}
