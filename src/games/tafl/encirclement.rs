use super::{position::DEFENDERS, view::View};

/// Whether the attackers have shut in the king and every defender: none could reach the edge past them, however often the
/// defenders moved.
pub fn is_complete(view: &View<'_>) -> bool {
    let past_attackers = view.layout.all - *view.position.attackers();
    !view.position.of(DEFENDERS).reach(&view.layout.edge, &past_attackers)
}
