use super::{Heard, is_han};

impl Heard {
    /// How the question asks: whether (`true`), or who, what, where (`false`); `None` where its form does not tell.
    pub fn asks_whether(&self) -> Option<bool> {
        let last = self.folded().trim_end_matches(['?', '？', ' ', '.', '!']);
        let ends = ['.', '?', '!', '。', '？', '！', '\n', ':', '：', '–', ';'];
        let sentence = last
            .char_indices()
            .rfind(|(_, letter)| ends.contains(letter))
            .map_or(0, |(at, letter)| at + letter.len_utf8());
        let mut words =
            self.words().filter(|(at, _)| *at >= sentence).map(|(_, word)| word.as_str());
        if self.folded()[sentence..].chars().any(is_han) {
            let sentence = &self.folded()[sentence..];
            let whether = [
                "吗",
                "嘛",
                "是否",
                "可否",
                "  可",
                "  能",
                "  会",
                "  是",
                "  算",
                "对不对",
                "没有?",
                "有没有",
            ];
            let which = ["什么", "哪", "谁", "几", "多少", "怎么", "怎样", "如何", "为何"];
            let has = |list: &[&str]| list.iter().any(|word| sentence.contains(word));
            return match (has(&whether), has(&which)) {
                (true, _) => Some(true),
                (false, true) => Some(false),
                (false, false) => None,
            };
        }
        let first = words.find(|word| !OPENERS.contains(word))?;
        if first == "was" {
            // English "was the king taken?", but German "was passiert, wenn …?".
            return Some(words.next().is_some_and(|next| AFTER_ENGLISH_WAS.contains(&next)));
        }
        if WHETHER.iter().any(|start| match start.strip_suffix('*') {
            Some(stem) => first.starts_with(stem),
            None => first == *start,
        }) {
            return Some(true);
        }
        WHICH_WORDS.contains(&first).then_some(false)
    }
}

/// A question without "or not" at its end, which asks nothing and denies nothing.
pub fn without_or_not(question: &str) -> &str {
    const TAGS: [&str; 8] = [
        "yes or no",
        "or no",
        "or not",
        "ja oder nein",
        "oder nein",
        "oder nicht",
        "是不是",
        "對不對",
    ];
    let plain = question.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    TAGS.iter()
        .find_map(|tag| {
            let at = plain.len().checked_sub(tag.len())?;
            let end = plain.get(at..)?;
            let asks = plain[..at].chars().any(char::is_alphanumeric);
            (asks && end.eq_ignore_ascii_case(tag))
                .then(|| plain[..at].trim_end_matches([' ', ',', '，']))
        })
        .unwrap_or(question)
}

/// What a ruleset is called, as a part of a word.
const RULES: [&str; 12] = [
    "rule", "ruleset", "variant", "version", "edition", "games", "variety", "regel", "fassung",
    "ausgabe", "variante", "spiele",
];

/// Verbs of rulesets, and what is asked of what stands after them.
const ASKED_OF_RULES: &[(&str, &[&str])] = &[
    ("may", &["let", "lets", "allow", "allows", "permit", "permits"]),
    ("is it forbidden that", &["forbid", "forbids", "ban", "bans", "prohibit", "prohibits"]),
    (
        "is there",
        &["has", "know", "knows", "use", "uses", "contain", "contains", "include", "includes"],
    ),
    ("does one need", &["need", "needs", "require", "requires", "demand", "demands"]),
    ("does one draw", &["draw", "draws"]),
    ("darf", &["lassen", "lässt", "erlauben", "erlaubt", "gestatten"]),
    ("ist es verboten, dass", &["verbieten", "verbietet", "untersagen"]),
    ("gibt es", &["kennen", "kennt", "haben", "hat", "enthalten", "enthält", "benutzen"]),
    ("braucht man", &["brauchen", "braucht", "verlangen", "verlangt", "fordern", "fordert"]),
];

/// Asks whether, where a question asks for the rulesets in which something holds: "in which rules may …", "which rules let
/// …"; `None` for other questions.
pub fn in_which_rules(question: &str) -> Option<String> {
    if question.chars().any(is_han) {
        return in_which_rules_in_chinese(question);
    }
    let words: Vec<&str> = question.split(' ').collect();
    let which = words.iter().position(|word| {
        is_one_of(word, &["which", "what", "welchen", "welcher", "welchem", "welche", "welches"])
    })?;
    let (before, after) = (&words[..which], &words[which + 1..]);
    let rules = after
        .iter()
        .take(3)
        .position(|word| RULES.iter().any(|rules| word.to_lowercase().contains(rules)));
    let asked = match rules {
        Some(rules) => &after[rules + 1..],
        None if is_left_open(before) => after,
        None => return None,
    };
    if let Some((under, before)) = before.split_last()
        && is_one_of(under, &["in", "under", "by", "for", "nach", "bei", "unter", "laut"])
    {
        return Some([before, asked].concat().join(" "));
    }
    let of_game = asked.first().is_some_and(|word| is_one_of(word, &["of", "von", "for", "für"]));
    let asked = if of_game { asked.get(2..)? } else { asked };
    let (says, asked) = asked.split_first()?;
    let asks = if is_one_of(says, &["have"]) {
        asked_of_having(asked)
    } else {
        ASKED_OF_RULES.iter().find(|(_, verbs)| is_one_of(says, verbs))?.0
    };
    Some([before, &[asks], asked].concat().join(" "))
}

/// "which have camps" asks whether there are camps, "which have the defenders start" whether they do.
fn asked_of_having(asked: &[&str]) -> &'static str {
    let acts = ["start", "begin", "win", "lose", "move", "capture"];
    let is_act = asked.iter().any(|word| is_one_of(word.trim_end_matches(['?', '.']), &acts));
    if is_act { "do" } else { "is there" }
}

/// "Fetlar or Copenhagen, which …": what is chosen between was named before.
fn is_left_open(before: &[&str]) -> bool {
    let chooses = before.iter().any(|word| is_one_of(word, &["or", "oder", "and", "und"]));
    chooses && before.last().is_some_and(|last| last.ends_with([',', ':', '?']))
}

fn is_one_of(word: &str, list: &[&str]) -> bool {
    list.contains(&&*word.to_lowercase())
}

fn in_which_rules_in_chinese(question: &str) -> Option<String> {
    const WHICH: [&str; 14] = [
        "哪些",
        "哪幾套",
        "哪几套",
        "哪幾種",
        "哪几种",
        "哪一套",
        "哪套",
        "哪個",
        "哪个",
        "哪種",
        "哪种",
        "哪一種",
        "哪一种",
        "哪一個",
    ];
    /// The name of a game may stand between.
    const MOST: usize = 8;
    let (at, which) = WHICH.iter().find_map(|which| Some((question.find(which)?, which)))?;
    let after = &question[at + which.len()..];
    let (rules, called) = ["規則", "规则", "玩法", "版本"]
        .into_iter()
        .filter_map(|called| Some((after.find(called)?, called)))
        .min()?;
    let named = &after[..rules];
    if named.chars().count() > MOST || !named.chars().all(char::is_alphanumeric) {
        return None;
    }
    let asked = after[rules + called.len()..].trim_start_matches(['裡', '里', '中', '下', '，']);
    let asks = asked.chars().any(char::is_alphanumeric);
    let before = question[..at].trim_end_matches(['在', '依', '照', '按']);
    asks.then(|| format!("{before}是否{asked}"))
}

/// Words that a question may open with before it asks.
const OPENERS: &[&str] = &[
    "and",
    "so",
    "but",
    "then",
    "now",
    "ok",
    "okay",
    "well",
    "hi",
    "hello",
    "hey",
    "please",
    "und",
    "also",
    "aber",
    "dann",
    "nun",
    "na",
    "hallo",
    "bitte",
    "eigentlich",
    "wirklich",
    "say",
    "sag",
    "mal",
];

/// A question that opens with one of these asks whether.
const WHETHER: &[&str] = &[
    "is",
    "isn",
    "are",
    "aren",
    "do",
    "does",
    "doesn",
    "don",
    "did",
    "can",
    "could",
    "may",
    "might",
    "must",
    "should",
    "shall",
    "will",
    "would",
    "has",
    "have",
    "am",
    "allowed",
    "legal",
    "ist",
    "sind",
    "bin",
    "darf*",
    "dürf*",
    "kann*",
    "könn*",
    "muss*",
    "müss*",
    "soll*",
    "hat",
    "habe*",
    "haben",
    "wird",
    "werden",
    "gilt",
    "gelten",
    "gibt",
    "gewinn*",
    "verlier*",
    "zähl*",
    "geht",
    "gehen",
    "komm*",
    "steht",
    "stehen",
    "liegt",
    "liegen",
    "bleib*",
    "braucht",
    "brauch*",
    "spielt",
    "spielen",
    "endet",
    "fängt",
    "beginnt",
    "macht",
    "schlägt",
    "hilft",
    "passt",
    "reicht",
    "herrscht",
    "stimmt",
    "erlaubt",
    "verboten",
    "zulässig",
    "lassen",
    "lässt",
    "unterscheid*",
    "weichen",
    "weicht",
    "zieht",
    "ziehen",
    "setzt",
];

/// An English question that opens with "was" goes on with one of these.
const AFTER_ENGLISH_WAS: &[&str] = &[
    "the", "it", "there", "this", "that", "i", "he", "she", "my", "his", "her", "our", "a", "an",
    "any", "black", "white",
];

/// A question that opens with one of these asks for something.
const WHICH_WORDS: &[&str] = &[
    "who", "what", "whats", "which", "where", "when", "why", "how", "whose", "wer", "welche",
    "welcher", "welches", "welchen", "welchem", "wo", "wohin", "wann", "warum", "wie", "wieviel",
    "wieviele", "wessen", "wem", "wen", "woran", "wodurch", "womit", "wofür", "mit", "durch", "ab",
    "für",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_that_opens_with_a_verb_asks_whether() {
        for (question, whether) in [
            ("Can I pass?", Some(true)),
            ("So, is it legal?", Some(true)),
            ("My root is stuck. What comes off?", Some(false)),
            ("Gewinnt, wer am Ende mehr Steine hat?", Some(true)),
            ("Wer fängt an?", Some(false)),
            ("Was passiert, wenn ich passe?", Some(false)),
            ("Was it legal?", Some(true)),
            ("可不可以pass", Some(true)),
            ("國王怎麼被吃？", Some(false)),
            ("c6 for black", None),
        ] {
            assert_eq!(Heard::new(question).asks_whether(), whether, "{question}");
        }
    }

    #[test]
    fn or_not_at_the_end_denies_nothing() {
        assert_eq!(without_or_not("king can take pieces or no?"), "king can take pieces");
        assert_eq!(
            without_or_not("Darf der König schlagen, oder nicht?"),
            "Darf der König schlagen"
        );
        assert_eq!(without_or_not("May I pass?"), "May I pass?");
    }

    #[test]
    fn in_which_rules_is_taken_out_of_a_question() {
        assert_eq!(
            in_which_rules("In which Tablut rules may the king capture?").as_deref(),
            Some("may the king capture?")
        );
        for (question, whether) in [
            ("Which Tablut rules let the king capture?", "may the king capture?"),
            ("Which rules forbid men on the throne?", "is it forbidden that men on the throne?"),
            ("Welche Regeln erlauben dem König zu schlagen?", "darf dem König zu schlagen?"),
            ("Which Tablut rulesets have the defenders start?", "do the defenders start?"),
            ("Which rulesets of Tablut have camps?", "is there camps?"),
            ("Which rulesets have camps?", "is there camps?"),
            (
                "Fetlar or Copenhagen, which has exit forts?",
                "Fetlar or Copenhagen, is there exit forts?",
            ),
            ("Welche Regeln kennen die Umzingelung?", "gibt es die Umzingelung?"),
            ("哪一種規則允許國王回到王座？", "是否允許國王回到王座？"),
            ("哪些塔布魯特規則允許國王吃子？", "是否允許國王吃子？"),
            ("在哪套規則裡國王可以吃子？", "是否國王可以吃子？"),
        ] {
            assert_eq!(in_which_rules(question).as_deref(), Some(whether));
        }
        for question in ["Which rules are there?", "Which rules do you know?", "有哪些規則？"]
        {
            assert_eq!(in_which_rules(question), None);
        }
    }
}
