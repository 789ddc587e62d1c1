//! Words that ask whether a move has to be made, or another can be made instead.

use super::Cue;

/// There is no other move.
pub const ONLY_MOVE: Cue = Cue::of(
    &[
        "only move",
        "only legal move",
        "only possible move",
        "only option",
        "only choice",
        "only play",
        "only point",
        "only place",
        "only one move",
        "only one legal move",
        "sole move",
        "sole legal move",
        "only thing",
    ],
    &[
        "einzige zug",
        "einziger zug",
        "einzigen zug",
        "einzige legale zug",
        "einzige erlaubte zug",
        "einziger legaler zug",
        "einziger erlaubter zug",
        "einzige mögliche zug",
        "einzig mögliche zug",
        "einzige möglichkeit",
        "einzige punkt",
        "einzige wahl",
        "nur den zug",
        "nur noch den zug",
    ],
    &["唯一", "只能", "只剩", "只有這一步", "只有一步"],
);

/// Somebody has to.
pub const FORCED: Cue = Cue::of(
    &["forced", "compelled", "obliged", "compulsory", "no choice but", "obligatory"],
    &["gezwungen", "zwingend", "erzwungen", "verpflichtet", "zugzwang", "keine wahl"],
    &["被迫", "不得不", "非得", "非下", "非走", "強制", "一定要", "必須"],
);

/// A move that is not the one named.
pub const OTHER_MOVE: Cue = Cue::of(
    &[
        "other than",
        "besides",
        "beside",
        "apart from",
        "aside from",
        "except",
        "instead of",
        "another move",
        "other move",
        "other moves",
        "different move",
        "anything else",
        "something else",
        "somewhere else",
        "anywhere else",
        "elsewhere",
    ],
    &[
        "außer",
        "ausser",
        "abgesehen von",
        "statt",
        "anstatt",
        "anstelle",
        "anderen zug",
        "anderer zug",
        "andere züge",
        "etwas anderes",
        "woanders",
        "anderswo",
    ],
    &["以外", "之外", "除了", "別的", "其他", "其它", "另外"],
);

/// Before the move that is not made.
pub const RATHER_THAN: Cue =
    Cue::of(&["instead of", "rather than"], &["statt", "anstatt", "anstelle"], &["而不"]);

/// To leave out one's turn.
pub const PASS: Cue = Cue::of(
    &["pass", "passing", "skip", "sit out"],
    &["passen", "passe", "aussetzen", "aussetze"],
    &["pass", "虛手", "停一手", "停手", "可以不下", "能不下", "跳過", "略過", "讓過"],
);

/// To leave out one's turn, in words that mean nothing else where pieces move.
pub const PASSES: Cue = Cue::of(
    &[
        "i pass",
        "he pass",
        "she pass",
        "they pass",
        "we pass",
        "white pass",
        "black pass",
        "attackers pass",
        "defenders pass",
        "just pass",
        "pass instead",
        "pass the turn",
        "pass my turn",
        "pass his turn",
        "pass a turn",
        "skip a turn",
        "skip the turn",
        "skip my turn",
        "skip his turn",
        "is passing",
    ],
    &[
        "ich passen",
        "schwarz passen",
        "weiß passen",
        "einfach passen",
        "aussetzen",
        "stattdessen passen",
    ],
    &["虛手", "停一手", "略過這", "跳過這回合", "跳過這一", "跳過回合", "放棄這"],
);
