use super::page::{Ink, Page};
use crate::{
    answer::RulingView,
    engine::{self, Referee, Square},
};

/// Draws a position with its coordinates: `b` what stands there, `·` an empty point, `+` an empty throne, corner or camp,
/// `[ ]` where the move ends, `×` what was removed.
pub fn draw(page: &mut Page, ruling: &RulingView, referee: &dyn Referee) {
    let position = ruling.result.as_ref().unwrap_or(&ruling.position);
    let Ok(diagram) = referee.diagram(position) else { return };
    let rows = engine::letters(position);
    let removed: Vec<Square> = squares(&ruling.captures);
    let target = ruling.mv.as_deref().and_then(target);
    for row in (0..diagram.size.rows).rev() {
        let mut line = format!("{:>4} ", row + 1);
        for column in 0..diagram.size.columns {
            let at = Square { column, row };
            let from_top = usize::from(diagram.size.rows - 1 - row);
            let man =
                rows.get(from_top).and_then(|row| row.get(usize::from(column)).copied()).flatten();
            let (letter, ink) = match man {
                Some(man) => (man, if Some(at) == target { Ink::Good } else { Ink::Strong }),
                None if removed.contains(&at) => ('×', Ink::Bad),
                None if diagram.special.iter().any(|(square, _)| *square == at) => {
                    ('+', Ink::Faint)
                }
                None => ('·', Ink::Faint),
            };
            let letter = page.paint(&letter.to_string(), ink);
            let cell =
                if Some(at) == target { format!("[{letter}]") } else { format!(" {letter} ") };
            line.push_str(&cell);
        }
        page.line(&line);
    }
    let letters: Vec<String> =
        (0..diagram.size.columns).map(|column| char::from(b'a' + column).to_string()).collect();
    page.line(&format!("      {}", letters.join("  ")));
}

/// Where a move ends, as in `e3-e7`.
fn target(mv: &str) -> Option<Square> {
    mv.rsplit('-').next()?.parse().ok()
}

fn squares(names: &[String]) -> Vec<Square> {
    names.iter().filter_map(|name| name.parse().ok()).collect()
}
