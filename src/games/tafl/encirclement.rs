use super::view::View;

/// Whether the attackers have shut in the king and every defender: none could reach the edge past them, however often the
/// defenders moved.
pub fn is_complete(view: &View<'_>) -> bool {
    let inside = view.position.defenders | view.position.kings;
    let past_attackers = view.layout.all - view.position.attackers;
    !inside.meets(&view.layout.edge) && !inside.flood(&past_attackers).meets(&view.layout.edge)
}
