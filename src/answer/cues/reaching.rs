//! Words that tell where a piece wants to get: away, the edge, a corner, an exit.

use super::Cue;

/// The king gets away.
pub const ESCAPE: Cue = Cue::of(
    &["escape*", "get out", "get away", "gets away", "gets out", "break out", "flee", "slip away"],
    &[
        "entkomm*",
        "entkäme",
        "flieh*",
        "flücht*",
        "ausbrech*",
        "durchbrech*",
        "raus",
        "rauskomm*",
        "heraus",
        "entwisch*",
        "entschlüpf*",
    ],
    &["逃"],
);

/// Where a piece wants to get.
pub const REACH: Cue = Cue::of(
    &[
        "reach*",
        "get to",
        "gets to",
        "make it",
        "makes it",
        "arrive*",
        "get into",
        "gets into",
        "run to",
        "move to",
        "go to",
        "step to",
        "step into",
        "slide to",
        "move into",
        "go into",
        "next move",
        "next turn",
        "in one move",
        "one move",
    ],
    &[
        "erreich*",
        "schaff*",
        "gelang*",
        "kommt",
        "kommen",
        "komme",
        "zieht",
        "ziehen",
        "laufen",
        "läuft",
        "gehen",
        "in einem zug",
        "nächsten zug",
    ],
    &["到", "抵達", "進", "走", "通往", "去"],
);

/// Nothing stands in the way.
pub const CLEAR_WAY: Cue = Cue::of(
    &[
        "clear path",
        "clear way",
        "clear line",
        "clear run",
        "clear road",
        "open path",
        "open way",
        "open line",
        "open road",
        "free path",
        "free way",
        "way clear",
        "path clear",
        "way open",
        "path to",
        "way to",
        "line to",
    ],
    &[
        "freien weg",
        "freier weg",
        "offenen weg",
        "offener weg",
        "freie bahn",
        "freie linie",
        "offene linie",
        "weg zum",
        "weg zur",
        "weg zu",
        "weg in",
        "weg an",
        "weg frei",
        "weg ist frei",
    ],
    &["通路", "直通", "一路通", "暢通", "有路", "沒有阻擋", "路線"],
);

/// The squares at the side of the board.
pub const EDGE: Cue = Cue::of(
    &["edge", "edges", "rim", "border", "side of the board", "edge square*"],
    &["rand", "brettrand", "randfeld*", "spielfeldrand"],
    &["到邊", "邊上", "邊緣", "盤邊", "邊線", "的邊", "邊格"],
);

pub const CORNER: Cue = Cue::of(
    &["corner", "corners", "corner square*"],
    &["ecke", "ecken", "eckfeld*"],
    &["角落", "角上", "到角", "的角", "四角", "角格", "進角"],
);

/// The squares on which the king wins.
pub const EXIT: Cue = Cue::of(
    &[
        "exit",
        "exits",
        "way out",
        "ways out",
        "escape square*",
        "winning square*",
        "goal square*",
        "goal",
    ],
    &[
        "ausgang",
        "ausgänge",
        "ausgangsfeld*",
        "fluchtfeld*",
        "zielfeld*",
        "siegfeld*",
        "gewinnfeld*",
        "weg hinaus",
        "weg ins freie",
        "ziel",
    ],
    &["出口", "逃生格", "逃脫格", "獲勝格", "終點"],
);
