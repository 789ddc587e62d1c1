//! What a person does in a browser: headless Chromium on a server inside the test.
//!
//! Without chromedriver the tests say SKIPPED and why; with `REQUIRE_BROWSER=1` they fail instead.

#[path = "browser/stage.rs"]
mod stage;

#[path = "browser/access.rs"]
mod access;
#[path = "browser/asking.rs"]
mod asking;
#[path = "browser/board.rs"]
mod board;
#[path = "browser/keyboard.rs"]
mod keyboard;
#[path = "browser/plain.rs"]
mod plain;
