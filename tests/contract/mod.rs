//! What programs rely on: the fields of the contract.

pub const RULING: [&str; 16] = [
    "ruleset",
    "position",
    "ask",
    "move",
    "legal",
    "captures",
    "winner",
    "draw",
    "verdict",
    "moves",
    "squares",
    "result",
    "findings",
    "support",
    "citations",
    "certificate",
];
