use std::process::ExitCode;

fn main() -> ExitCode {
    regula::cli::run(std::env::args_os())
}
