//! Every page and every address of the API, on a server inside the test.

#[path = "contract/mod.rs"]
mod contract;
#[path = "site/server.rs"]
mod server;
#[path = "stores/mod.rs"]
mod stores;

#[path = "site/answer.rs"]
mod answer;
#[path = "site/api.rs"]
mod api;
#[path = "site/ask.rs"]
mod ask;
#[path = "site/board.rs"]
mod board;
#[path = "site/changes.rs"]
mod changes;
#[path = "site/conversation.rs"]
mod conversation;
#[path = "site/cors.rs"]
mod cors;
#[path = "site/description.rs"]
mod description;
#[path = "site/embed.rs"]
mod embed;
#[path = "site/game.rs"]
mod game;
#[path = "site/guard.rs"]
mod guard;
#[path = "site/history.rs"]
mod history;
#[path = "site/home.rs"]
mod home;
#[path = "site/metrics.rs"]
mod metrics;
#[path = "site/precedents.rs"]
mod precedents;
#[path = "site/record.rs"]
mod record;
#[path = "site/refusal.rs"]
mod refusal;
#[path = "site/remark.rs"]
mod remark;
#[path = "site/ruleset.rs"]
mod ruleset;
#[path = "site/shared.rs"]
mod shared;
#[path = "site/text.rs"]
mod text;
#[path = "site/unkept.rs"]
mod unkept;
