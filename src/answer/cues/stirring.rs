//! Words that tell whether a side or a piece can move, and ask for its moves.

use super::Cue;

/// Every move is asked for.
pub const LIST: Cue = Cue::of(
    &[
        "legal moves",
        "legal move",
        "all moves",
        "every move",
        "possible moves",
        "available moves",
        "moves are there",
        "which moves",
        "what moves",
    ],
    &[
        "alle züge",
        "erlaubten züge",
        "erlaubte züge",
        "möglichen züge",
        "mögliche züge",
        "welche züge",
        "legalen züge",
        "alle legalen",
        "überall",
    ],
    &["所有走法", "哪些走法", "合法走法", "合法的走法", "所有合法", "能走的", "可走的"],
);

/// A move as a thing: "which move …".
pub const MOVE_NOUN: Cue = Cue::of(
    &["move", "moves"],
    &["zug", "züge", "zügen", "zugmöglichkeit*"],
    &["步", "走法", "著法", "著手", "下法", "手棋", "一手"],
);

/// Whether there is one is asked.
pub const IS_THERE: Cue = Cue::of(
    &["is there", "are there", "any move", "any moves", "have a move", "has a move"],
    &["gibt es", "gibt s", "irgendein*", "hat einen zug", "einen zug"],
    &["有沒有", "有一步", "有哪", "有什麼", "是否有", "存在"],
);

pub const HOW_MANY: Cue = Cue::of(
    &["how many", "number of", "count"],
    &["wie viele", "wieviele", "wie viel", "wieviel", "anzahl"],
    &["幾", "多少"],
);

pub const HAS: Cue = Cue::of(
    &["have", "has", "are there", "legal moves", "open to"],
    &["hat", "habe", "haben", "gibt es", "erlaubte züge", "legale züge"],
    &["有", "合法"],
);

/// In each turn, not here.
pub const IN_A_TURN: Cue = Cue::of(
    &["per turn", "a turn", "each turn", "in a turn", "in one turn", "at a time"],
    &["pro zug", "je zug", "in einem zug", "pro runde"],
    &["每回合", "一回合", "每次", "一次"],
);

/// A side or a piece has something to play.
pub const HAS_MOVE: Cue = Cue::of(
    &[
        "a move",
        "a legal move",
        "any move",
        "any moves",
        "any legal move",
        "any legal moves",
        "legal moves",
        "moves left",
        "a move left",
        "somewhere to go",
        "anywhere to go",
        "possible move",
        "possible moves",
        "moves",
    ],
    &[
        "einen zug",
        "einen erlaubten zug",
        "einen legalen zug",
        "einen möglichen zug",
        "erlaubte züge",
        "legale züge",
        "mögliche züge",
        "züge",
        "irgendeinen zug",
        "zugmöglichkeit*",
        "erlaubten",
        "legalen",
        "möglichen",
        "regelgerechten",
        "zug",
    ],
    &[
        "步可走",
        "步可以走",
        "棋可走",
        "棋可下",
        "棋可以走",
        "棋可以下",
        "路可走",
        "地方可走",
        "地方可以走",
        "合法的走法",
        "合法走法",
        "合法的步",
        "合法著手",
        "得走",
        "得下",
        "步",
        "走法",
        "可以走",
        "可走",
    ],
);

/// A piece, or a side, moves at all.
pub const CAN_MOVE: Cue = Cue::of(
    &["move", "move at all", "move anywhere", "move away", "moved", "anywhere", "mobile", "play"],
    &["ziehen", "bewegen", "bewegt werden", "beweglich", "weg", "setzen", "zugfähig", "rühren"],
    &["走", "動", "移動", "走得動", "動得了", "走得了", "能動", "能走", "得動"],
);

/// A piece cannot move.
pub const STUCK: Cue = Cue::of(
    &[
        "stuck",
        "blocked",
        "blocked in",
        "immobile",
        "pinned",
        "jammed",
        "boxed in",
        "unable to move",
    ],
    &[
        "eingeklemmt",
        "blockiert",
        "unbeweglich",
        "zugunfähig",
        "bewegungsunfähig",
        "festgesetzt",
        "fest",
        "eingekeilt",
        "zugebaut",
    ],
    &["困住", "動不了", "不能動", "走不動", "卡住", "卡死", "無路可走", "無法移動", "被困"],
);
