//! Tables made durable.
//!
//! The journal is the truth. A record is acknowledged only when it is on disk, and the pair of table and number is
//! unique: of two writers, one is told [`Error::Conflict`] and looks again. Nothing here knows a game.

mod looks;
mod sqlite;
pub mod suite;

use kernel::Version;
use table::{Header, Moment, PersonId, Record};

pub use looks::looks;
pub use sqlite::Sqlite;

/// What a list of tables needs to know of one, kept beside its journal so that no game is replayed for a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// How far it has come.
    pub stage: Stage,
    /// Seats that nobody has taken.
    pub open_seats: u8,
    /// The people at the table.
    pub people: Vec<PersonId>,
    /// Those of them who owe a decision.
    pub waiting: Vec<PersonId>,
    /// The names by seat.
    pub names: Vec<String>,
    /// Whether a bot owes a decision, so that it must be woken after a restart.
    pub bot_owes: bool,
    /// How it ended for the people whose game it was, once it is over.
    pub outcomes: Vec<Outcome>,
    /// How many decisions were taken back.
    pub taken_back: u32,
    /// How many hints were taken.
    pub hints: u32,
    /// The check code of its game so far, by which a replay is told from another. What is kept stays if there is none.
    pub code: Option<String>,
}

/// How a game ended for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who.
    pub person: PersonId,
    /// One for the winner.
    pub rank: u8,
    /// All points.
    pub points: i32,
}

/// A game that a person has played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// The names by seat.
    pub names: Vec<String>,
    /// When it ended.
    pub at: Moment,
    /// How.
    pub outcome: Outcome,
    /// How many decisions were taken back at the table.
    pub taken_back: u32,
    /// How many hints were taken there.
    pub hints: u32,
}

/// How far a table has come, for lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Seats are being filled.
    Gathering,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
    /// Something went wrong with it; its journal is kept.
    SetAside,
}

/// Why a table is set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// Something went wrong with it.
    Failed,
    /// The set of cards that it is played with is not offered now.
    NoSet,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its setup, in notation.
    pub setup: String,
    /// Which of the game's sets was asked for; none for the usual one.
    pub set: Option<String>,
    /// When the last record was added.
    pub changed: Moment,
    /// The rest.
    pub summary: Summary,
}

/// A game that waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// At which table.
    pub table: String,
    /// Which game.
    pub game: String,
}

/// A table's journal as it was kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Journal {
    /// What was fixed at the start.
    pub header: Header,
    /// Everything since, in order.
    pub records: Vec<(Record, Moment)>,
    /// Why the table was set aside, if it was.
    pub aside: Option<Aside>,
    /// The check code of its game; none if it has not begun, or was kept before there were codes.
    pub code: Option<String>,
}

/// One record to be kept.
#[derive(Clone, Debug)]
pub struct Append {
    /// Of which table.
    pub table: String,
    /// Its number: the count of records before it.
    pub number: u64,
    /// What happened.
    pub record: Record,
    /// When.
    pub at: Moment,
    /// The table after it.
    pub summary: Summary,
    /// What is told of the game, if this record ends it.
    pub tale: Option<String>,
}

/// Somebody who has a name and a password here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Who it is at tables.
    pub person: PersonId,
    /// Unique, whatever the capitals, and none that could be taken for another.
    pub name: String,
    /// The password, hashed.
    pub password: String,
    /// Since when.
    pub created: Moment,
}

/// The hash of something that only its owner knows. What is kept does not open anything.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Secret(pub [u8; 32]);

/// What a secret is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A browser that is logged in.
    Session,
    /// A program.
    Token {
        /// What its owner calls it.
        label: String,
    },
}

/// What proves that somebody is who they say they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Credential {
    /// The hash of the secret.
    pub secret: Secret,
    /// Whose.
    pub person: PersonId,
    /// What for.
    pub kind: Kind,
    /// Since when.
    pub created: Moment,
}

/// What somebody found wrong at a position, or why a table was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// A name that nobody can guess.
    pub id: String,
    /// At which table.
    pub table: String,
    /// After how many records.
    pub number: u64,
    /// Who; nobody if the site itself noticed.
    pub person: Option<PersonId>,
    /// In their words.
    pub words: String,
    /// When.
    pub at: Moment,
}

/// What was found out about a finished game by looking through it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// The rules and data that replayed it.
    pub version: Version,
    /// The version of the judgement.
    pub judgement: u32,
    /// All of it.
    pub text: String,
}

/// A series of games of one person, kept as its own text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// A name that nobody can guess.
    pub id: String,
    /// Whose.
    pub person: PersonId,
    /// Of which game.
    pub game: String,
    /// All of it.
    pub text: String,
    /// How often it has been changed: of two changes to the same, one is told [`Error::Conflict`].
    pub number: u64,
    /// The table at which its game is played; none if none is, or if what came of it has been entered.
    pub table: Option<String>,
    /// When it last changed.
    pub changed: Moment,
}

/// Why something was not kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// Somebody else has added a record with that number.
    Conflict,
    /// There is one of that name already.
    Exists,
    /// The store itself fails.
    Broken(String),
    /// What was kept cannot be read.
    Damaged(String),
    /// Another site is open over it.
    InUse,
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Conflict => f.write_str("conflict"),
            Error::Exists => f.write_str("exists"),
            Error::Broken(why) => write!(f, "broken: {why}"),
            Error::Damaged(what) => write!(f, "damaged: {what}"),
            Error::InUse => f.write_str("in use"),
        }
    }
}

impl std::error::Error for Error {}

/// A table to be kept with its first records.
#[derive(Clone, Copy, Debug)]
pub struct NewTable<'a> {
    /// Its name.
    pub id: &'a str,
    /// What is fixed.
    pub header: &'a Header,
    /// What has happened already.
    pub records: &'a [Record],
    /// The table after that.
    pub summary: &'a Summary,
    /// Which game of its campaign is played at it, from nought.
    pub place: usize,
}

/// Called when a record is on disk, or why it is not.
pub type Done = Box<dyn FnOnce(Result<(), Error>) + Send>;

/// Where tables are kept. Calls come from many threads.
pub trait Store: Send + Sync {
    /// Keeps a new table with its first records.
    fn create(&self, id: &str, header: &Header, records: &[Record], summary: &Summary, at: Moment)
    -> Result<(), Error>;
    /// Keeps one more record; `done` is called once it is on disk.
    fn append(&self, append: Append, done: Done);
    /// Marks a table as set aside.
    fn set_aside(&self, id: &str, why: Aside) -> Result<(), Error>;
    /// The tables that are set aside for no other reason than that their set was not offered, in the order of their names.
    fn awaiting_set(&self) -> Result<Vec<String>, Error>;
    /// How far a table has come, however its journal fares; none if there is no such table.
    fn stage(&self, id: &str) -> Result<Option<Stage>, Error>;
    /// The tables that are set aside, the newest first.
    fn aside(&self, most: usize) -> Result<Vec<Listed>, Error>;
    /// A table that was set aside goes on, as this summary has it.
    fn restore(&self, id: &str, summary: &Summary) -> Result<(), Error>;
    /// Takes a table away with its journal, its tale and its reports.
    fn drop_table(&self, id: &str) -> Result<(), Error>;
    /// A table's journal, if there is such a table.
    fn load(&self, id: &str) -> Result<Option<Journal>, Error>;
    /// What was told of a finished game.
    fn tale(&self, id: &str) -> Result<Option<String>, Error>;
    /// Keeps what is told of a finished game, unless it was told before.
    fn keep_tale(&self, id: &str, tale: &str) -> Result<(), Error>;
    /// Finished games that nobody has told yet, in the order of their names, from the one after `after` on.
    fn untold(&self, after: &str, most: usize) -> Result<Vec<String>, Error>;
    /// What was found out about a finished game.
    fn analysis(&self, id: &str) -> Result<Option<Analysis>, Error>;
    /// Keeps that, in place of what was kept before.
    fn keep_analysis(&self, id: &str, analysis: &Analysis) -> Result<(), Error>;
    /// Public tables with open seats, the newest first. In every list a row that cannot be read stands as set aside, or is left
    /// out if not even its name can be read: it does not take the others with it.
    fn open_tables(&self, most: usize) -> Result<Vec<Listed>, Error>;
    /// The tables of a person: those that wait for them first, then the newest.
    fn tables_of(&self, person: PersonId, most: usize) -> Result<Vec<Listed>, Error>;
    /// The tables whose games wait for a person, the one that has waited longest first.
    fn waiting_for(&self, person: PersonId, most: usize) -> Result<Vec<Waiting>, Error>;
    /// The tables at which a bot owes a decision.
    fn bots_owing(&self) -> Result<Vec<String>, Error>;
    /// The games that a person has played to the end, the newest first.
    fn finished_by(&self, person: PersonId, most: usize) -> Result<Vec<Finished>, Error>;

    /// Keeps a new account; [`Error::Exists`] if the name is taken, or could be taken for another's.
    fn create_account(&self, account: &Account) -> Result<(), Error>;
    /// The account of a person.
    fn account(&self, person: PersonId) -> Result<Option<Account>, Error>;
    /// The account of this name, whatever its capitals.
    fn account_named(&self, name: &str) -> Result<Option<Account>, Error>;
    /// The account whose name this is or could be taken for.
    fn account_like(&self, name: &str) -> Result<Option<Account>, Error>;
    /// Changes a password, hashed.
    fn set_password(&self, person: PersonId, password: &str) -> Result<(), Error>;
    /// Takes an account away with all its credentials. The journals of tables stay as they are.
    fn delete_account(&self, person: PersonId) -> Result<(), Error>;
    /// Keeps a credential of an account.
    fn keep_credential(&self, credential: &Credential) -> Result<(), Error>;
    /// The credential with this secret.
    fn credential(&self, secret: &Secret) -> Result<Option<Credential>, Error>;
    /// The tokens of a person, the newest first.
    fn tokens_of(&self, person: PersonId) -> Result<Vec<Credential>, Error>;
    /// Takes one credential away.
    fn drop_credential(&self, secret: &Secret) -> Result<(), Error>;
    /// Takes all sessions of a person away; tokens stay.
    fn drop_sessions(&self, person: PersonId) -> Result<(), Error>;
    /// Takes all tokens of a person away; sessions stay.
    fn drop_tokens(&self, person: PersonId) -> Result<(), Error>;

    /// Keeps a report.
    fn keep_report(&self, report: &Report) -> Result<(), Error>;
    /// A report by its name.
    fn report(&self, id: &str) -> Result<Option<Report>, Error>;
    /// The newest reports.
    fn reports(&self, most: usize) -> Result<Vec<Report>, Error>;

    /// Keeps a new campaign; [`Error::Exists`] if there is one of that name.
    fn create_campaign(&self, campaign: &Campaign) -> Result<(), Error>;
    /// Keeps what has become of a campaign, whose number is one more than that of what is kept; else [`Error::Conflict`].
    fn change_campaign(&self, campaign: &Campaign) -> Result<(), Error>;
    /// Does so and keeps the table of its game, both or neither.
    fn create_for(&self, campaign: &Campaign, table: NewTable<'_>) -> Result<(), Error>;
    /// A campaign by its name.
    fn campaign(&self, id: &str) -> Result<Option<Campaign>, Error>;
    /// The campaign that a table was set for.
    fn campaign_at(&self, table: &str) -> Result<Option<Campaign>, Error>;
    /// The tables that were set for a campaign, each with the game that is played at it, from the first to the last. Those that
    /// were set aside are left out.
    fn tables_for(&self, campaign: &str) -> Result<Vec<(usize, String)>, Error>;
    /// The campaigns of a person, the newest first.
    fn campaigns_of(&self, person: PersonId, most: usize) -> Result<Vec<Campaign>, Error>;
    /// The campaigns whose game is over, or was set aside, and has not been entered.
    fn campaigns_due(&self, most: usize) -> Result<Vec<String>, Error>;
    /// The campaigns of one person are another's from now on.
    fn follow_campaigns(&self, from: PersonId, to: PersonId) -> Result<(), Error>;

    /// Whether the store keeps what it is told: something is written, with room to spare, and read back.
    fn check_health(&self) -> Result<(), Error>;
    /// Whether everything that is kept can be read, as far as the store can tell. It may take long.
    fn check_sound(&self) -> Result<(), Error>;
    /// A value that the site keeps for itself, such as the key that cookies are signed with.
    fn value(&self, key: &str) -> Result<Option<Vec<u8>>, Error>;
    /// Keeps such a value, unless there is one already; gives the one that is kept.
    fn keep_value(&self, key: &str, value: &[u8]) -> Result<Vec<u8>, Error>;

    /// Keeps one more record and waits until it is on disk.
    fn append_now(&self, append: Append) -> Result<(), Error> {
        let (sender, receiver) = std::sync::mpsc::channel();
        self.append(
            append,
            Box::new(move |outcome| {
                // Nobody listens any more only if the waiting thread is gone.
                let _ = sender.send(outcome);
            }),
        );
        receiver.recv().unwrap_or_else(|_| Err(Error::Broken("the writer is gone".to_owned())))
    }
}
