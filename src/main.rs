//! The program: wires the corpus, the answers and the ways to ask together.

fn main() {}
