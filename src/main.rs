use regula::{answer::Assistant, corpus::SourceFiles};
fn main() {
    match Assistant::load(&SourceFiles::shipped()) { Ok(a) => println!("{}", a.catalog().iter().count()), Err(p) => println!("{p}") }
}
