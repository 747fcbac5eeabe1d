//! Names that look alike.

use std::collections::BTreeSet;

use unicode_security::confusable_detection::skeleton;

/// What a name looks like: two names of which one could be taken for the other have a look in common, whatever the
/// alphabets and capitals that they are written in and whatever is in them that nobody sees.
pub fn looks(name: &str) -> BTreeSet<String> {
    let plain: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let bones = |name: &str| skeleton(name).collect::<String>();
    // Capitals look alike where small letters do not, and the other way round.
    [bones(&plain).to_lowercase(), bones(&plain.to_lowercase()), bones(&plain.to_uppercase()).to_lowercase()]
        .map(|look| bones(&look))
        .into()
}

#[cfg(test)]
mod tests {
    use super::looks;

    fn alike(one: &str, two: &str) -> bool {
        !looks(one).is_disjoint(&looks(two))
    }

    #[test]
    fn look_alikes_are_found() {
        for (one, two) in [
            ("Anna", "ANNA"),
            ("Anna", "Аnna"),
            ("Anna", "Аnnа"),
            ("Anna", "An\u{200b}na"),
            ("Anna", "A\u{2060}nna"),
            ("Anna", "\u{202e}Anna"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "𝐀nna"),
            ("Anna Bee", "Anna  Bee"),
            ("Anna Bee", "Anna\u{a0}Bee"),
            ("BOB", "ВОВ"),
            ("Bob", "ВОВ"),
            ("Will", "WiII"),
            ("Will", "Wi11"),
            ("mona", "rnona"),
            ("Zoë", "Zoe\u{308}"),
            ("раура", "paypa"),
            ("Олег", "ОЛЕГ"),
        ] {
            assert!(alike(one, two), "{one} and {two}: {:?} {:?}", looks(one), looks(two));
        }
    }

    #[test]
    fn other_names_are_others() {
        for (one, two) in [("Anna", "Anne"), ("Анна", "Инна"), ("Bob", "Rob"), ("Вера", "Вета"), ("Max 1", "Max 2")]
        {
            assert!(!alike(one, two), "{one} and {two}");
        }
    }
}
