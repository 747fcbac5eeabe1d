//! The signs and colours of pages, for a picture that no browser draws: sprites and sheets say what they look like.

/// What the variables of a sign stand for.
#[derive(Clone, Copy)]
pub struct Inks<'a> {
    /// What is drawn.
    pub ink: &'a str,
    /// What is cut out of it.
    pub cut: &'a str,
    /// What a pennant is filled with.
    pub pennant: &'a str,
}

/// Where a sign stands: its left upper corner, and how large it is.
#[derive(Clone, Copy)]
pub struct Square(pub f32, pub f32, pub f32);

/// A sign of a sprite, in these inks.
pub fn sign(sprite: &str, id: &str, inks: Inks<'_>, Square(x, y, size): Square) -> Option<String> {
    let (_, rest) = sprite.split_once(&format!("<symbol id=\"{id}\""))?;
    let (symbol, _) = rest.split_once("</symbol>")?;
    let placed = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"{symbol}</svg>");
    Some(inked(&placed.replace("currentColor", inks.ink), inks))
}

/// The same text with its variables put in; one that is not known has the value that it names itself.
fn inked(text: &str, inks: Inks<'_>) -> String {
    let mut parts = text.split("var(");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (variable, rest) = part.split_once(')').unwrap_or((part, ""));
        let (name, fallback) = variable.split_once(',').unwrap_or((variable, inks.ink));
        out.push_str(match name {
            "--cut" => inks.cut,
            "--p" => inks.pennant,
            "--p-line" => inks.ink,
            _ => fallback,
        });
        out.push_str(rest);
    }
    out
}

/// A colour that a sheet gives to a class or element: the one by day, if there are two.
pub fn colour<'a>(sheet: &'a str, selector: &str, variable: &str) -> Option<&'a str> {
    let named = format!("\n{selector}");
    let mut rules = sheet.split(&named[..]).skip(1).filter(|rest| rest.starts_with([' ', ',']));
    rules.find_map(|rest| {
        let (rules, _) = rest.split_once('{')?.1.split_once('}')?;
        let value = rules.lines().find_map(|line| line.trim().strip_prefix(variable)?.strip_prefix(": "))?;
        let value = value.trim_end_matches(';').trim_start_matches("light-dark(");
        value.split([',', ')']).next().filter(|colour| colour.starts_with('#'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const INKS: Inks<'_> = Inks { ink: "#111111", cut: "#222222", pennant: "#333333" };

    #[test]
    fn variables_are_put_in() {
        let sprite = "<svg><symbol id=\"a-b\" viewBox=\"0 0 24 24\"><path/></symbol><symbol id=\"a\" viewBox=\"0 0 48 48\">\
                      <path fill=\"currentColor\" stroke=\"var(--cut,#fff)\" x=\"var(--p-w,1.5)\" y=\"var(--p)\"/></symbol></svg>";
        let drawn = sign(sprite, "a", INKS, Square(1.0, 2.0, 30.0)).unwrap();
        let wanted = "<svg x=\"1\" y=\"2\" width=\"30\" height=\"30\" viewBox=\"0 0 48 48\">\
                      <path fill=\"#111111\" stroke=\"#222222\" x=\"1.5\" y=\"#333333\"/></svg>";
        assert_eq!(drawn, wanted);
        assert_eq!(sign(sprite, "nothing", INKS, Square(0.0, 0.0, 1.0)), None);
    }

    #[test]
    fn colours_are_found_in_sheets() {
        let sheet = "\n.k-a {\n  --kt: #000000;\n  --k: #123456;\n}\n\n.k-b,\n.k-d {\n  --k: light-dark(#abcdef, #000);\n}\n\
                     .k-d .in {\n  left: 0;\n}\n";
        assert_eq!(colour(sheet, ".k-a", "--k"), Some("#123456"));
        assert_eq!((colour(sheet, ".k-b", "--k"), colour(sheet, ".k-d", "--k")), (Some("#abcdef"), Some("#abcdef")));
        assert_eq!((colour(sheet, ".k", "--k"), colour(sheet, ".k-b", "--p")), (None, None));
    }
}
