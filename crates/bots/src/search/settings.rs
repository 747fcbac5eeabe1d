//! How a game is searched: a few figures for each game, told beside its evaluation.

/// What a search of a game is told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How the others are thought to decide.
    pub others: Others,
    /// How far a leaf is played on before it is judged.
    pub playout: Playout,
    /// Of how many options, drawn by chance, the best is taken by whoever decides at first sight without habits.
    pub tries: usize,
    /// How many positions are looked at to see what an option promises once its follow-up questions are answered.
    pub effort: usize,
    /// Without habits, a difference of so many points makes an option look e times as promising as another.
    pub temperature: f32,
    /// How much what looks promising is preferred to what has proved good.
    pub exploration: f32,
    /// A lead of so many points makes a chance of winning of 73 %.
    pub lead: f32,
    /// The iterations of each level. With none it decides at first sight, without habits; with one, by habit.
    pub levels: [u64; 5],
}

/// How the others are thought to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// As well as the search finds out: their decisions are part of the tree.
    InTree,
    /// By what promises most to them at once.
    AtOnce,
}

/// How far a leaf is played on before it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Playout {
    /// To the end of the turn of whoever decided last, so many decisions at most.
    Turn(usize),
    /// For so many decisions.
    Decisions(usize),
}
