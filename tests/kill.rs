//! The server is killed while it answers: what was acknowledged is there when it starts again.
//!
//! `REGULA_KILLS=20 cargo test --test kill -- --nocapture` does it twenty times.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::{Value, json};

/// Who asks at once.
const CLIENTS: usize = 4;
/// So many acknowledged answers, at least, before each kill.
const ENOUGH: usize = 20;
const QUESTIONS: [&str; 4] = [
    "Can I pass?",
    "Darf ich meinen Zug auslassen?",
    "可以跳過回合嗎？",
    "Is a move where my stone touches two of my stones legal?",
];

/// The program with its history in this folder. Killed when it is dropped.
struct Server {
    program: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut program = Command::new(program())
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--log", "error"])
            .arg("--data-dir")
            .arg(folder)
            .env_remove("REGULA_CORPUS")
            .env_remove("REGULA_DATABASE")
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = program.stdout.take().expect("it is piped");
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).expect("it prints its address");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}"));
        Self { program, address }
    }

    /// SIGKILL: it has no time for anything.
    fn kill(mut self) {
        self.program.kill().expect("it runs");
        self.program.wait().expect("it is ours");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// The body of an answer with status 200 that came whole; `None` where the connection broke, or it is another.
fn ask(address: SocketAddr, method: &str, path: &str, body: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_mins(1))).ok()?;
    let length = body.len();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all((head + body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (status, body) = answer.split_once("\r\n\r\n")?;
    if !status.starts_with("HTTP/1.1 200 ") {
        return None;
    }
    serde_json::from_str(body).ok()
}

/// Asks until the server is gone; every answer that was acknowledged, by its id.
fn load(address: SocketAddr, acknowledged: &Mutex<Vec<(String, Value)>>, is_over: &AtomicBool) {
    let mut count = 0;
    while !is_over.load(Ordering::Relaxed) {
        let question = QUESTIONS[count % QUESTIONS.len()];
        count += 1;
        let body = json!({ "question": question, "game": "tanbo" }).to_string();
        let Some(mut answer) = ask(address, "POST", "/api/v1/ask", &body) else { continue };
        // The key to go on with is told once, to whoever asked.
        if let Some(fields) = answer.as_object_mut() {
            fields.remove("conversation");
        }
        let id = answer["id"].as_str().unwrap_or_else(|| panic!("not kept: {answer}")).to_owned();
        acknowledged.lock().expect("nobody panicked").push((id, answer));
    }
}

/// `REGULA_PROGRAM` names another than the one that was built for the tests, as in `target/release/regula`.
#[expect(clippy::disallowed_methods, reason = "the suites have surroundings of their own")]
fn program() -> PathBuf {
    env::var_os("REGULA_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_regula").into()).into()
}

#[expect(clippy::disallowed_methods, reason = "the suites have surroundings of their own")]
fn rounds() -> usize {
    let wanted = env::var("REGULA_KILLS").ok();
    wanted.map_or(2, |rounds| rounds.parse().expect("REGULA_KILLS is a number"))
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kill");
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn an_acknowledged_answer_outlives_any_kill() {
    let rounds = rounds();
    let folder = folder();
    let mut all: Vec<(String, Value)> = Vec::new();
    let mut server = Server::start(&folder);
    for round in 1..=rounds {
        let acknowledged = Mutex::new(Vec::new());
        let is_over = AtomicBool::new(false);
        let address = server.address;
        thread::scope(|scope| {
            for _ in 0..CLIENTS {
                scope.spawn(|| load(address, &acknowledged, &is_over));
            }
            let count = || acknowledged.lock().expect("nobody panicked").len();
            while count() < ENOUGH + round {
                thread::sleep(Duration::from_millis(5));
            }
            server.kill();
            is_over.store(true, Ordering::Relaxed);
        });
        server = Server::start(&folder);
        let acknowledged = acknowledged.into_inner().expect("nobody panicked");
        for (id, answer) in &acknowledged {
            let found = ask(server.address, "GET", &format!("/api/v1/answers/{id}"), "");
            assert_eq!(found.as_ref(), Some(answer), "round {round}: {id}");
        }
        println!("round {round}: {} acknowledged, none is missing", acknowledged.len());
        all.extend(acknowledged);
    }
    for (id, answer) in &all {
        let found = ask(server.address, "GET", &format!("/api/v1/answers/{id}"), "");
        assert_eq!(found.as_ref(), Some(answer), "at the end: {id}");
    }
    println!("{rounds} kills, {} acknowledged answers, none is missing", all.len());
}
