//! One file a page: its address, what it needs, its view; the template of the same name is in `templates/pages/`.

pub mod answer;
pub mod ask;
pub mod board;
pub mod changes;
pub mod conversation;
pub mod docs;
pub mod embed;
pub mod game;
pub mod history;
pub mod home;
pub mod record;
pub mod remark;
pub mod ruleset;
pub mod share;
pub mod text;
