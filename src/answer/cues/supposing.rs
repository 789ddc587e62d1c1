//! Words by which a question supposes that a position were another.

use super::Cue;

/// Begins what is supposed.
pub const SUPPOSES: Cue = Cue::of(
    &[
        "if",
        "what if",
        "suppose",
        "supposing",
        "suppose that",
        "assume",
        "assuming",
        "imagine",
        "without",
        "provided",
    ],
    &["wenn", "falls", "angenommen", "gesetzt", "nehmen wir an", "stell dir vor", "ohne", "sofern"],
    &["如果", "假如", "假設", "假使", "要是", "若是", "倘若", "萬一", "若"],
);

/// Begins what is supposed where a clause opens with it: "were f4 a guard, …".
pub const WERE: Cue = Cue::of(&["were", "had"], &["wäre", "wären", "stünde", "stünden"], &[]);

/// Ends what is supposed where nothing else does.
pub const GOES_ON_TO_ASK: Cue = Cue::of(
    &["would", "could", "does", "can", "is the", "will"],
    &["würde", "schlägt", "schlüge", "dann"],
    &["的話"],
);

/// A move is played, so that nothing is supposed of the pieces.
pub const IS_PLAYED: Cue = Cue::of(
    &[
        "play*", "move*", "goes", "go", "place", "places", "placed", "put", "puts", "takes",
        "step", "steps", "slides", "captures", "capture",
    ],
    &[
        "spiel*", "zieh*", "zög*", "gezogen", "setzt", "setze", "setzen", "geht", "gehe", "rückt",
        "läuft", "schlägt",
    ],
    &["下", "走", "落", "移", "吃"],
);

/// Nothing stands there.
pub const GONE: Cue = Cue::of(
    &[
        "missing",
        "gone",
        "empty",
        "absent",
        "not there",
        "n t there",
        "t there",
        "no",
        "without",
        "off the board",
        "removed",
        "vacant",
        "nothing",
        "nobody",
    ],
    &[
        "fehlt*",
        "fehlen",
        "weg",
        "leer",
        "nicht da",
        "nicht dort",
        "nicht stünde",
        "nicht steht",
        "nicht auf",
        "kein*",
        "ohne",
        "nichts",
        "niemand",
        "unbesetzt",
        "frei",
    ],
    &["不在", "沒有", "空", "不見", "拿掉", "沒了", "消失", "少了", "缺了"],
);

/// In another place than it is.
pub const INSTEAD_OF: Cue =
    Cue::of(&["instead", "rather than"], &["statt", "anstatt", "anstelle"], &["而不是", "而非"]);

/// What is not so is supposed.
pub const UNREAL: Cue = Cue::of(
    &[
        "were",
        "weren t",
        "was",
        "wasn t",
        "did not",
        "didn t",
        "did",
        "had",
        "not count",
        "could not",
        "couldn t",
        "counted",
    ],
    &[
        "wäre*",
        "hätte*",
        "zählte",
        "zählten",
        "nicht zählt",
        "nicht gilt",
        "gälte",
        "würde*",
        "könnte*",
        "dürfte*",
        "stünde*",
        "gäbe",
    ],
    &["不算", "不是", "不能算", "算是", "沒有武裝"],
);
