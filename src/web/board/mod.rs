//! Boards on pages: a drawing with its caption, a grid of squares to act on, a picture to take along.

mod drawing;
mod figure;
mod grid;
mod picture;

pub use drawing::{Drawing, Margin, Overlay, View};
pub use figure::{Board, turn};
pub use grid::Grid;
pub use picture::Picture;
