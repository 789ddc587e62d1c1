//! The tree of a file in Smart Game Format: nodes, their properties, and which of them are the game.

use super::{fault::Faults, place::Source, scan::Scan};

/// A property of a node of the main line.
pub struct Property {
    pub name: String,
    /// Where the name begins.
    pub at: usize,
    /// The values without escapes, and where each begins.
    pub values: Vec<(String, usize)>,
}

/// The properties of the main line, in order. Whatever is not well formed is a fault.
pub fn main_line(text: &str, source: &Source<'_>, faults: &mut Faults) -> Vec<Property> {
    let mut scan = Scan::new(text);
    let mut properties = Vec::new();
    // How deep we are, and how deep the main line is: a branch beside it is passed over.
    let (mut depth, mut main_depth) = (0_usize, 0_usize);
    let mut has_branched_off = false;
    let mut in_node = false;
    loop {
        scan.take_while(char::is_whitespace);
        let begin = scan.at;
        let is_main = depth == main_depth && !has_branched_off;
        match scan.peek() {
            None => break,
            Some('(') => {
                scan.step();
                if is_main {
                    main_depth += 1;
                }
                depth += 1;
                in_node = false;
            }
            Some(')') => {
                scan.step();
                in_node = false;
                if depth == 0 {
                    faults.written(source.place(begin), "record-fault-unexpected", ")");
                    return properties;
                }
                // The main line ends here: what follows are branches beside it.
                has_branched_off |= is_main;
                depth -= 1;
                if depth == 0 {
                    break;
                }
            }
            Some(';') => {
                scan.step();
                in_node = true;
            }
            Some(letter) if letter.is_ascii_alphabetic() && in_node => {
                let name = scan.take_while(|letter| letter.is_ascii_alphabetic());
                let name = name.chars().filter(char::is_ascii_uppercase).collect();
                let values = take_values(&mut scan, source, faults);
                if values.is_empty() {
                    let written = &text[begin..scan.at];
                    faults.written(source.place(begin), "record-fault-no-value", written.trim());
                }
                if is_main {
                    properties.push(Property { name, at: begin, values });
                }
            }
            Some(_) => {
                let written = scan.take_word();
                faults.written(source.place(begin), "record-fault-unexpected", written);
            }
        }
    }
    if depth > 0 {
        faults.written(source.place(0), "record-fault-not-closed", "(");
    }
    properties
}

/// `[value][value]…`; a backslash takes the meaning from the next character, and joins lines.
fn take_values(
    scan: &mut Scan<'_>,
    source: &Source<'_>,
    faults: &mut Faults,
) -> Vec<(String, usize)> {
    let mut values = Vec::new();
    loop {
        let before = scan.at;
        scan.take_while(char::is_whitespace);
        let begin = scan.at;
        if !scan.eat("[") {
            scan.at = before;
            return values;
        }
        let mut value = String::new();
        loop {
            match scan.step() {
                Some(']') => break,
                Some('\\') => match scan.step() {
                    Some('\n') | None => {}
                    Some('\r') => {
                        scan.eat("\n");
                    }
                    Some(escaped) => value.push(escaped),
                },
                Some(letter) => value.push(letter),
                None => {
                    faults.written(source.place(begin), "record-fault-not-closed", "[");
                    return values;
                }
            }
        }
        values.push((value, begin + 1));
    }
}
