//! The program `load`.

fn main() -> Result<(), String> {
    load::run()
}
