use super::position::{Position, Stone};
use crate::engine::{Man, Square};

/// The stones of one colour that are connected along lines: a maximal group, one stone counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Root {
    stone: Stone,
    /// The point it was found from comes first.
    points: Vec<Square>,
}

impl Root {
    /// The root that the stone at `from` belongs to.
    pub fn at(position: &Position, from: Square) -> Option<Self> {
        let stone = position.get(from)?;
        let mut points = vec![from];
        let mut seen = Marks::default();
        seen.mark(from);
        let mut next = 0;
        while next < points.len() {
            for neighbour in own_neighbours(position, points[next], stone) {
                if seen.mark(neighbour) {
                    points.push(neighbour);
                }
            }
            next += 1;
        }
        Some(Self { stone, points })
    }

    pub fn points(&self) -> &[Square] {
        &self.points
    }

    pub fn stone(&self) -> Stone {
        self.stone
    }

    /// The empty points on which this root could grow, each once.
    pub fn growth_points(&self, position: &Position) -> Vec<Square> {
        let mut seen = Marks::default();
        self.points
            .iter()
            .flat_map(|&point| position.size().neighbours(point))
            .filter(|&at| is_growth_point(position, at, self.stone))
            .filter(|&at| seen.mark(at))
            .collect()
    }

    /// Whether no point is left on which it could grow.
    pub fn is_bounded(&self, position: &Position) -> bool {
        !self
            .points
            .iter()
            .flat_map(|&point| position.size().neighbours(point))
            .any(|at| is_growth_point(position, at, self.stone))
    }

    /// Whether its stones close a loop or a clump: a tree of n stones has n - 1 connections.
    pub fn has_loop(&self, position: &Position) -> bool {
        let ends: usize = self
            .points
            .iter()
            .map(|&point| own_neighbours(position, point, self.stone).count())
            .sum();
        ends / 2 >= self.points.len()
    }

    /// The empty points beside it that it cannot use, since they touch more than one stone of its colour.
    pub fn spoilt_points(&self, position: &Position) -> Vec<Square> {
        let mut seen = Marks::default();
        self.points
            .iter()
            .flat_map(|&point| position.size().neighbours(point))
            .filter(|&at| position.get(at).is_none() && !is_growth_point(position, at, self.stone))
            .filter(|&at| seen.mark(at))
            .collect()
    }
}

/// Every root, in the order in which a reader meets them.
pub fn all(position: &Position) -> Vec<Root> {
    let mut seen = Marks::default();
    let mut roots = Vec::new();
    for (at, _) in position.men() {
        if seen.has(at) {
            continue;
        }
        if let Some(root) = Root::at(position, at) {
            root.points.iter().for_each(|&point| {
                seen.mark(point);
            });
            roots.push(root);
        }
    }
    roots
}

/// The stones of this colour beside a point, along the lines.
pub fn own_neighbours(
    position: &Position,
    at: Square,
    stone: Stone,
) -> impl Iterator<Item = Square> {
    position.size().neighbours(at).filter(move |&next| position.get(next) == Some(stone))
}

/// An empty point that touches exactly one stone of the colour: of the whole colour, not only of one root.
pub fn is_growth_point(position: &Position, at: Square, stone: Stone) -> bool {
    position.get(at).is_none() && {
        let mut touched = own_neighbours(position, at, stone);
        touched.next().is_some() && touched.next().is_none()
    }
}

/// A set of squares of a board with up to 32 columns and rows.
#[derive(Clone, Default)]
pub struct Marks([u32; 32]);

impl Marks {
    pub fn has(&self, at: Square) -> bool {
        self.0[usize::from(at.row)] & (1 << at.column) != 0
    }

    /// Marks a square; whether it was not marked before.
    pub fn mark(&mut self, at: Square) -> bool {
        let fresh = !self.has(at);
        self.0[usize::from(at.row)] |= 1 << at.column;
        fresh
    }
}

impl Stone {
    /// The name of the colour in `locales/`.
    pub fn word(self) -> crate::engine::Arg {
        crate::engine::Arg::Word(self.kind())
    }
}
