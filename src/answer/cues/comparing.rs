//! Words that put several rulesets beside one another.

use super::Cue;

/// Whether or in what they differ is asked.
pub const DIFFERENT: Cue = Cue::of(
    &["differ*", "compare*", "comparison", "versus", "vs", "disagree*", "contrast*", "deviate*"],
    &[
        "unterschied*",
        "unterscheid*",
        "verschieden*",
        "vergleich*",
        "anders",
        "abweich*",
        "weichen",
        "weicht",
        "gegenüber",
    ],
    &["不同", "不一樣", "差別", "差異", "區別", "比較", "差在哪", "有何不同"],
);

/// Whether they say the same is asked.
pub const ALIKE: Cue = Cue::of(
    &["same", "alike", "identical*", "agree*", "equal*"],
    &["gleich*", "dasselbe", "dieselbe*", "derselbe*", "denselben", "identisch*", "übereinstimm*"],
    &["一樣", "相同", "同樣", "一致"],
);

/// What is asked must hold in all of them.
pub const BOTH: Cue = Cue::of(
    &["both", "all", "each", "every"],
    &["beide*", "alle*", "jede*", "sowohl"],
    &["都", "兩者", "兩套", "皆"],
);
