//! Questions that put a matter the other way round: "is it false that …", "nobody may …, right?", "…不能…嗎".

use super::{is_han, small};

/// A question that denies something or doubts it, put plainly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    /// The same matter, with nothing denied.
    pub question: String,
    /// Whether a yes to the plain question is a no to the one that was put.
    pub turned: bool,
}

/// The question put plainly; `None` where it is put so already, or where what it denies is only a condition.
pub fn plainly(question: &str) -> Option<Plain> {
    if question.chars().any(is_han) { in_chinese(question) } else { in_latin_script(question) }
}

/// Words, what stands in their place where nothing is denied, and whether they deny.
type Turn = (&'static str, &'static str, bool);

/// How a question opens that asks whether a statement is true.
const OPENINGS: &[Turn] = &[
    ("is it true that", "", false),
    ("is it correct that", "", false),
    ("is it right that", "", false),
    ("is it the case that", "", false),
    ("is it a fact that", "", false),
    ("am i right that", "", false),
    ("isn't it true that", "", false),
    ("isn't it the case that", "", false),
    ("is it not true that", "", false),
    ("is it false that", "", true),
    ("is it untrue that", "", true),
    ("is it wrong that", "", true),
    ("is it incorrect that", "", true),
    ("is it not the case that", "", true),
    ("is it a myth that", "", true),
    ("is it an error that", "", true),
    ("stimmt es dass", "", false),
    ("ist es richtig dass", "", false),
    ("ist es wahr dass", "", false),
    ("ist es korrekt dass", "", false),
    ("ist es so dass", "", false),
    ("trifft es zu dass", "", false),
    ("habe ich recht dass", "", false),
    ("ist es falsch dass", "", true),
    ("ist es unwahr dass", "", true),
    ("ist es nicht so dass", "", true),
    ("stimmt es nicht dass", "", true),
    ("ist es ein irrtum dass", "", true),
];

/// What a statement ends with that is asked to be confirmed.
const TAGS: &[&str] = &[
    "is that right",
    "is that true",
    "is that correct",
    "is this right",
    "is this true",
    "is this correct",
    "am i right",
    "right",
    "correct",
    "true",
    "true or false",
    "yes",
    "stimmt das",
    "stimmt's",
    "stimmts",
    "ist das richtig",
    "ist das so",
    "habe ich recht",
    "richtig",
    "korrekt",
    "stimmt",
    "oder",
    "nicht wahr",
    "nicht",
    "gell",
    "ne",
];

/// Negations after which an English or German clause denies, and the opposites of what is asked.
const DENIALS: &[Turn] = &[
    ("isn't it possible", "is it possible", true),
    ("not allowed", "allowed", true),
    ("not able", "able", true),
    ("not possible", "possible", true),
    ("not enough", "enough", true),
    ("not sufficient", "sufficient", true),
    ("do not have to", "must", true),
    ("does not have to", "must", true),
    ("don't have to", "must", true),
    ("doesn't have to", "must", true),
    ("do not need to", "must", true),
    ("does not need to", "must", true),
    ("don't need to", "must", true),
    ("doesn't need to", "must", true),
    ("need not", "must", true),
    ("needn't", "must", true),
    ("cannot", "can", true),
    ("can not", "can", true),
    ("can't", "can", true),
    ("cant", "can", true),
    ("could not", "could", true),
    ("couldn't", "could", true),
    ("may not", "may", true),
    ("must not", "may", true),
    ("mustn't", "may", true),
    ("is not", "is", true),
    ("are not", "are", true),
    ("isn't", "is", true),
    ("aren't", "are", true),
    ("does not", "does", true),
    ("do not", "do", true),
    ("doesn't", "does", true),
    ("don't", "do", true),
    ("will not", "will", true),
    ("won't", "will", true),
    ("nobody but", "only", false),
    ("nobody except", "only", false),
    ("no one but", "only", false),
    ("no one except", "only", false),
    ("nobody other than", "only", false),
    ("niemand außer", "nur", false),
    ("keiner außer", "nur", false),
    ("niemand als", "nur", false),
    ("nicht verboten", "verboten", false),
    ("nicht untersagt", "untersagt", false),
    ("nobody", "somebody", true),
    ("no one", "somebody", true),
    ("no-one", "somebody", true),
    ("noone", "somebody", true),
    ("no piece", "a piece", true),
    ("no man", "a man", true),
    ("no player", "a player", true),
    ("no side", "a side", true),
    ("is there no", "is there a", true),
    ("are there no", "are there", true),
    ("there is no", "there is a", true),
    ("there are no", "there are", true),
    ("there's no", "there is a", true),
    ("never", "ever", true),
    ("impossible", "possible", true),
    ("unable", "able", true),
    ("immune to capture", "captured", true),
    ("immune from capture", "captured", true),
    ("immune to being captured", "captured", true),
    ("safe from capture", "captured", true),
    ("safe from being captured", "captured", true),
    ("safe from losing", "losing", true),
    ("safe from defeat", "losing", true),
    ("safe from", "captured by", true),
    ("uncapturable", "captured", true),
    ("invulnerable", "captured", true),
    ("untouchable", "captured", true),
    ("insufficient", "enough", true),
    ("too few", "enough", true),
    ("too little", "enough", true),
    ("nicht mehr", "noch", true),
    ("nicht", "", true),
    ("kein", "ein", true),
    ("keine", "eine", true),
    ("keinen", "einen", true),
    ("keinem", "einem", true),
    ("keiner", "einer", true),
    ("niemand", "jemand", true),
    ("niemals", "jemals", true),
    ("nie", "jemals", true),
    ("unmöglich", "möglich", true),
    ("unschlagbar", "geschlagen", true),
    ("sicher vor dem schlagen", "geschlagen", true),
    ("immun gegen das schlagen", "geschlagen", true),
    ("zu wenig", "genug", true),
    ("zu wenige", "genug", true),
    ("reichen nicht", "reichen", true),
    ("reicht nicht", "reicht", true),
];

/// What begins a condition or describes a thing: what is denied after it in its clause is not what is asked.
const CONDITIONS: &[&str] = &[
    "if", "when", "while", "once", "unless", "who", "which", "that", "whose", "although",
    "because", "after", "until", "where", "wenn", "falls", "sobald", "solange", "wer", "obwohl",
    "weil", "dass", "bevor", "nachdem", "nur", "only", "just", "warum", "why", "how", "what",
    "was", "wie", "wann", "wo",
];

/// What begins a German relative clause, after a comma.
const RELATIVES: &[&str] = &["der", "die", "das", "den", "dem", "deren", "dessen"];

/// An English question that opens with one of these expects a yes: *doesn't White start?* asks whether White does.
const RHETORICAL: &[(&str, &str)] = &[
    ("isn't", "is"),
    ("aren't", "are"),
    ("doesn't", "does"),
    ("don't", "do"),
    ("won't", "will"),
    ("didn't", "did"),
    ("wasn't", "was"),
];

/// With one of these it asks whether something may be done, as *can't …?* does.
const OF_LEAVE: &[&str] = &["able", "allowed", "permitted", "possible"];

fn in_latin_script(question: &str) -> Option<Plain> {
    let words: Vec<Spoken> = spoken(question);
    let (mut words, confirmed) = without_tag(&words);
    let mut turned = false;
    let opening = OPENINGS.iter().find(|(opening, ..)| starts_with(&words, opening));
    if let Some(&(opening, _, turns)) = opening {
        words.drain(..opening.split(' ').count());
        turned = turns;
    }
    let asks_for_leave = words.iter().any(|word| OF_LEAVE.contains(&&*word.text));
    let rhetorical = words.first().and_then(|first| {
        RHETORICAL.iter().find(|(denied, _)| *denied == first.text).filter(|_| !asks_for_leave)
    });
    if let Some(&(_, plain)) = rhetorical {
        words[0].text = String::from(plain);
    }
    let denied = denials(&words);
    let mut reworded = false;
    if let [(at, &(denial, plain, denies))] = denied[..]
        && (!denies || is_main(&words, at))
    {
        let length = denial.split(' ').count();
        let ends = words[at + length - 1].ends;
        let instead = (!plain.is_empty()).then(|| Spoken { text: plain.to_owned(), ends });
        words.splice(at..at + length, instead);
        turned ^= denies;
        reworded = true;
    } else if !denied.is_empty() && opening.is_none() {
        return None;
    }
    let changed = confirmed || opening.is_some() || rhetorical.is_some() || reworded;
    let question = words.iter().map(Spoken::written).collect::<Vec<_>>().join(" ");
    changed.then_some(Plain { question, turned })
}

/// A word in small letters, with the mark that ends its clause.
#[derive(Clone, Debug)]
struct Spoken {
    text: String,
    ends: Option<char>,
}

impl Spoken {
    fn written(&self) -> String {
        self.text.chars().chain(self.ends).collect()
    }
}

fn spoken(question: &str) -> Vec<Spoken> {
    let words = question.split_whitespace().map(|word| {
        let small = small(word).replace(['’', '`', '´'], "'");
        let ends = small.chars().next_back().filter(|mark| ",;:.?!".contains(*mark));
        let text = small.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
        Spoken { text, ends }
    });
    words.filter(|word| !word.text.is_empty()).collect()
}

/// The statement without the words that ask for its confirmation, and whether there were any.
fn without_tag(words: &[Spoken]) -> (Vec<Spoken>, bool) {
    let starts = |at: usize| at > 0 && words[at - 1].ends.is_some();
    let tag = (1..words.len()).rev().take(4).filter(|&at| starts(at)).find(|&at| {
        let tag = words[at..].iter().map(|word| &*word.text).collect::<Vec<_>>().join(" ");
        TAGS.contains(&&*tag) || is_auxiliary_tag(&words[at..])
    });
    match tag {
        Some(at) => (words[..at].to_vec(), true),
        None => (words.to_vec(), false),
    }
}

/// "isn't it", "can he", "do they".
fn is_auxiliary_tag(words: &[Spoken]) -> bool {
    let [verb, pronoun] = words else { return false };
    let verbs = ["is", "are", "can", "may", "do", "does", "must", "will", "cannot"];
    let verb = verb.text.trim_end_matches("n't");
    let pronouns = ["it", "he", "she", "they", "i", "you", "we", "there"];
    (verbs.contains(&verb) || verb == "ca" || verb == "wo") && pronouns.contains(&&*pronoun.text)
}

fn starts_with(words: &[Spoken], sequence: &str) -> bool {
    let mut parts = sequence.split(' ');
    words.len() > sequence.split(' ').count()
        && words.iter().zip(parts.by_ref()).all(|(word, part)| word.text == part)
}

/// Where something is denied, the longest words at each place, none inside another.
fn denials(words: &[Spoken]) -> Vec<(usize, &'static Turn)> {
    let mut found: Vec<(usize, &'static Turn)> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let here = DENIALS.iter().filter(|(denial, ..)| {
            denial
                .split(' ')
                .enumerate()
                .all(|(next, part)| words.get(at + next).is_some_and(|word| word.text == part))
        });
        match here.max_by_key(|(denial, ..)| denial.split(' ').count()) {
            Some(turn) => {
                found.push((at, turn));
                at += turn.0.split(' ').count();
            }
            None => at += 1,
        }
    }
    found
}

/// Whether the word stands in what is asked, and not in a condition or a description.
fn is_main(words: &[Spoken], at: usize) -> bool {
    let begins = words[..at].iter().rposition(|word| word.ends.is_some()).map_or(0, |end| end + 1);
    let is_relative = begins > 0 && RELATIVES.contains(&&*words[begins].text);
    let is_condition = words[begins..at].iter().any(|word| CONDITIONS.contains(&&*word.text));
    let goes_on = words.get(at + 1).is_some_and(|next| ["nur", "only"].contains(&&*next.text));
    !is_relative && !is_condition && !goes_on && is_asked(words, at)
}

/// Whether nothing but conditions and descriptions follows the clause in which the word stands.
fn is_asked(words: &[Spoken], at: usize) -> bool {
    let ends = |place: &usize| words[*place].ends.is_some() && place + 1 < words.len();
    (at..words.len()).filter(ends).all(|end| {
        let next = &*words[end + 1].text;
        CONDITIONS.contains(&next) || RELATIVES.contains(&next)
    })
}

/// What a Chinese statement ends with that is asked to be confirmed, and whether it is said to be wrong.
const CHINESE_TAGS: &[(&str, bool)] = &[
    ("是错的吗", true),
    ("是错误的吗", true),
    ("是不对的吗", true),
    ("不对吗", true),
    ("是假的吗", true),
    ("是真的吗", false),
    ("是对的吗", false),
    ("是正确的吗", false),
    ("正确吗", false),
    ("没错吧", false),
    ("对不对", false),
    ("是不是", false),
    ("对吗", false),
    ("对吧", false),
    ("是吗", false),
    ("是吧", false),
];

/// Chinese negations and what stands in their place.
const CHINESE_DENIALS: &[(&str, &str)] = &[
    ("不可以", "可以"),
    ("不能够", "能够"),
    ("不能", "能"),
    ("不得", "可以"),
    ("不会", "会"),
    ("不是", "是"),
    ("不算", "算"),
    ("不用", "必须"),
    ("不必", "必须"),
    ("不需要", "需要"),
    ("不须", "必须"),
    ("不参与", "参与"),
    ("不用来", "用来"),
    ("不可", "可以"),
    ("无法", "可以"),
    ("谁都不能", "有人能"),
    ("谁都不可以", "有人可以"),
    ("没有人", "有人"),
    ("没人", "有人"),
    ("没有", "有"),
    ("没", "有"),
];

/// Chinese words with a negation in them that denies nothing.
const CHINESE_NO_DENIALS: &[&str] = &[
    "不同",
    "不一样",
    "不过",
    "不管",
    "不论",
    "不得不",
    "不只",
    "不但",
    "不仅",
    "不然",
    "不动",
    "没错",
];

/// After a negation these make a condition of it; before it, too.
const CHINESE_AFTER: &[&str] = &["时", "的话", "就", "还", "也", "的", "而", "但"];
const CHINESE_BEFORE: &[&str] =
    &["除了", "如果", "若", "要是", "假如", "当", "为什么", "为何", "怎么", "什么", "只"];

fn in_chinese(question: &str) -> Option<Plain> {
    let folded = fast2s::convert(&small(question));
    let asked = folded.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let tag = CHINESE_TAGS.iter().find(|(tag, _)| asked.len() > tag.len() && asked.ends_with(tag));
    let (statement, mut turned) = match tag {
        Some((tag, turns)) => {
            let statement = &asked[..asked.len() - tag.len()];
            let statement = statement.trim_end_matches(['这', '样', '说', '法']);
            (statement.trim_end_matches(|letter: char| !letter.is_alphanumeric()), *turns)
        }
        None => (asked, false),
    };
    let denied = chinese_denials(statement);
    let plain = match denied[..] {
        [(at, denial, plain)] if is_main_in_chinese(statement, at, denial) => {
            turned = !turned;
            [&statement[..at], plain, &statement[at + denial.len()..]].concat()
        }
        [] => statement.to_owned(),
        _ => return None,
    };
    let asks = if tag.is_some() { "吗" } else { "" };
    (tag.is_some() || turned).then(|| Plain { question: plain + asks, turned })
}

fn chinese_denials(statement: &str) -> Vec<(usize, &'static str, &'static str)> {
    let mut found: Vec<(usize, &'static str, &'static str)> = Vec::new();
    let mut at = 0;
    while let Some(letter) = statement[at..].chars().next() {
        let rest = &statement[at..];
        let harmless = CHINESE_NO_DENIALS.iter().find(|word| rest.starts_with(**word));
        let denial = CHINESE_DENIALS.iter().find(|(denial, _)| rest.starts_with(denial));
        at += match (harmless, denial) {
            (Some(harmless), _) => harmless.len(),
            (None, Some((denial, plain))) => {
                if !asks_by_denial(statement, at) {
                    found.push((at, denial, plain));
                }
                denial.len()
            }
            (None, None) => letter.len_utf8(),
        };
    }
    found
}

/// 能不能, 有沒有: the same word before and after the negation.
fn asks_by_denial(statement: &str, at: usize) -> bool {
    let before = statement[..at].chars().next_back();
    before.is_some() && before == statement[at..].chars().nth(1)
}

fn is_main_in_chinese(statement: &str, at: usize, denial: &str) -> bool {
    let is_mark = |letter: char| !letter.is_alphanumeric() && letter != ' ';
    let begins = statement[..at].rfind(is_mark).map_or(0, |mark| mark + 1);
    let begins = (begins..=at).find(|&place| statement.is_char_boundary(place)).unwrap_or(at);
    let rest = &statement[at + denial.len()..];
    let ends = rest.find(is_mark).unwrap_or(rest.len());
    let has = |text: &str, words: &[&str]| words.iter().any(|word| text.contains(word));
    !has(&statement[begins..at], CHINESE_BEFORE)
        && !has(&rest[..ends], CHINESE_AFTER)
        && !is_mark_followed(&rest[ends..])
}

/// Whether another clause follows, for which this one is the condition.
fn is_mark_followed(rest: &str) -> bool {
    rest.chars().any(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(question: &str) -> Option<(String, bool)> {
        plainly(question).map(|Plain { question, turned }| (question, turned))
    }

    #[test]
    fn a_denied_matter_is_put_plainly() {
        for (question, asked, turned) in [
            ("Is it false that pieces may jump?", "pieces may jump?", true),
            ("Is it true that anybody may enter?", "anybody may enter?", false),
            ("Is it correct that nobody may stop there?", "somebody may stop there?", true),
            ("Nobody may cross, is that right?", "somebody may cross,", true),
            ("Nobody but the king may stop there, right?", "only the king may stop there,", false),
            ("Ist es nicht verboten, hier zu stehen?", "ist es verboten, hier zu stehen?", false),
            ("Can't the king capture?", "can the king capture?", true),
            ("Isn't the king able to capture?", "is the king able to capture?", true),
            ("Can't he capture if he sits there?", "can he capture if he sits there?", true),
            ("Doesn't White start?", "does white start?", false),
            ("Is the king immune to capture there?", "is the king captured there?", true),
            ("Gibt es kein Unentschieden?", "gibt es ein unentschieden?", true),
            ("Der König darf nicht schlagen, oder?", "der könig darf schlagen,", true),
            ("Stimmt es, dass keine Figur springt?", "eine figur springt?", true),
            ("Stimmt es, dass der König schlägt?", "der könig schlägt?", false),
            ("國王不能吃子嗎？", "国王能吃子吗", true),
            ("不會和局，對嗎", "会和局吗", true),
            ("國王可以吃子，對不對", "国王可以吃子吗", false),
            ("棋子可以跳過，這是錯的嗎", "棋子可以跳过吗", true),
        ] {
            assert_eq!(plain(question), Some((asked.to_owned(), turned)), "{question}");
        }
    }

    #[test]
    fn a_condition_denies_nothing() {
        for question in [
            "Do I lose if I cannot move?",
            "May a man pass who has not moved?",
            "Verliert, wer nicht ziehen kann?",
            "Darf ich aussetzen, wenn ich nicht ziehen kann?",
            "沒有棋步就輸嗎",
            "不能走的一方輸嗎",
            "可不可以跳過？",
            "有沒有和局？",
            "May I pass?",
            "No piece of mine can move. Do I lose?",
            "Mir gefällt kein Punkt: darf ich aussetzen?",
            "Isn't it not allowed to pass, but never forbidden?",
        ] {
            assert_eq!(plain(question), None, "{question}");
        }
    }
}
