//! What everybody else holds of a table in memory: its mailbox, and the table as it was last shown.

use std::sync::{Arc, OnceLock};

use table::{PersonId, Record, Table};
use tokio::sync::{mpsc, oneshot, watch};

use super::Refused;

/// So many messages wait before whoever sends one waits too.
const MAILBOX: usize = 64;

/// Something for the owner of a table to do.
pub(super) enum Errand {
    /// Adds a record for a person. `number` is how far they have seen the table, where that matters.
    Act { person: PersonId, record: Record, number: Option<u64> },
    /// Somebody looked at the table after so many records, and that panicked.
    Fail { number: u64, why: String },
    /// Looks whether a bot owes a decision.
    Wake,
}

/// An errand, and where its outcome is told. Whoever asked may have gone away; the errand is done all the same.
pub(super) struct Message {
    pub errand: Errand,
    pub answer: oneshot::Sender<Result<(), Refused>>,
}

/// A table in memory. Its owner alone changes it.
pub struct Live {
    /// Its name.
    pub id: String,
    mailbox: mpsc::Sender<Message>,
    shown: watch::Receiver<Arc<Table>>,
    /// The campaign that it was set for, once somebody has asked: a table never changes it.
    pub(super) campaign: OnceLock<Option<String>>,
}

/// The owner's ends of both.
pub(super) struct Ends {
    pub mailbox: mpsc::Receiver<Message>,
    pub shown: watch::Sender<Arc<Table>>,
}

impl Live {
    /// A table, and what its owner needs to serve it.
    pub(super) fn new(id: String, table: Arc<Table>) -> (Live, Ends) {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        let (shown, receiver) = watch::channel(table);
        (Live { id, mailbox: sender, shown: receiver, campaign: OnceLock::new() }, Ends { mailbox, shown })
    }

    /// The table as it is now.
    pub fn table(&self) -> Arc<Table> {
        self.shown.borrow().clone()
    }

    /// Tells when the table has changed. Bots take their time while somebody watches.
    pub fn watch(&self) -> watch::Receiver<Arc<Table>> {
        self.shown.clone()
    }

    /// Whether its owner is gone. While somebody holds a table, that happens only if it was set aside.
    pub(super) fn is_aside(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Has the owner do something. Once it is in the mailbox it is done, whether or not anybody waits for the outcome.
    pub(super) async fn ask(&self, errand: Errand) -> Result<(), Refused> {
        let (answer, outcome) = oneshot::channel();
        match self.mailbox.send(Message { errand, answer }).await {
            Ok(()) => outcome.await.unwrap_or(Err(Refused::SetAside)),
            Err(_) => Err(Refused::SetAside),
        }
    }

    /// Reminds the owner of its bots; one that has so much to do that this finds no room looks after them anyway.
    pub(super) fn wake(&self) {
        let (answer, _) = oneshot::channel();
        let _ = self.mailbox.try_send(Message { errand: Errand::Wake, answer });
    }
}

impl Ends {
    /// How many watch besides those who only hold the table.
    pub fn watchers(&self) -> usize {
        self.shown.receiver_count().saturating_sub(1)
    }
}
