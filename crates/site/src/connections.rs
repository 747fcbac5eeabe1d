//! Connections: how many may be open, how long one may go without a request, and how long we wait for whoever is sent something.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Sleep, sleep};
use tower::Service;

use crate::limits::{Rates, Tickets, household};
use crate::metrics::Metrics;

/// How long requests under way may take when the site is told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// How long to wait before accepting again when the system gives no more descriptors.
const REST: Duration = Duration::from_millis(200);

/// A request's head is no longer, and no more of an answer is held back for one connection.
const BUFFER: usize = 64 << 10;

/// So much of an answer may wait in the system for whoever does not read it.
const UNREAD: usize = 256 << 10;

/// So much whoever is slow must take each time, or everything that there is.
const LEAST: usize = 16 << 10;

/// What connections are held to.
pub struct Bounds {
    tickets: Tickets,
    /// Whether all connections are a proxy's, so that an address says nothing.
    behind_proxy: bool,
    request: Duration,
    stall: Duration,
}

impl Bounds {
    /// With these limits.
    pub fn new(rates: &Rates, behind_proxy: bool) -> Bounds {
        let most = if behind_proxy { usize::MAX } else { rates.connections };
        Bounds {
            tickets: Tickets::new(most, rates.connections_in_all),
            behind_proxy,
            request: Duration::from_secs(rates.request_seconds as u64),
            stall: Duration::from_secs(rates.stall_seconds as u64),
        }
    }

    /// How many connections are open.
    pub fn open(&self) -> usize {
        self.tickets.open()
    }

    /// How long a request may take to arrive.
    pub fn request(&self) -> Duration {
        self.request
    }
}

/// Answers requests until `stop` is over, and lets those under way end.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    bounds: Arc<Bounds>,
    metrics: Arc<Metrics>,
    stop: impl Future<Output = ()>,
) {
    let mut router = router.into_make_service_with_connect_info::<SocketAddr>();
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(bounds.request).max_buf_size(BUFFER);
    let under_way = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) if is_over(&error) => continue,
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted");
                    sleep(REST).await;
                    continue;
                }
            },
        };
        let address = if bounds.behind_proxy { IpAddr::V4(Ipv4Addr::UNSPECIFIED) } else { household(peer.ip()) };
        let Some(ticket) = bounds.tickets.take(address) else {
            metrics.turned_away.fetch_add(1, Ordering::Relaxed);
            continue;
        };
        if let Err(error) = SockRef::from(&stream).set_send_buffer_size(UNREAD).and(stream.set_nodelay(true)) {
            tracing::debug!(%error, "a connection was gone before it began");
            continue;
        }
        let service = match router.call(peer).await {
            Ok(service) => TowerToHyperService::new(service),
            Err(never) => match never {},
        };
        let line = TokioIo::new(Line { stream, patience: bounds.stall, clogged: None });
        let connection = under_way.watch(builder.serve_connection(line, service));
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection ended");
            }
            drop(ticket);
        });
    }
    drop(listener);
    tokio::select! {
        () = under_way.shutdown() => {}
        // Open streams never end by themselves; whatever was acknowledged is on disk already.
        () = sleep(GRACE) => {}
    }
}

/// Whether only the connection that was to be accepted has failed.
fn is_over(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    [ConnectionAborted, ConnectionRefused, ConnectionReset].contains(&error.kind())
}

/// A connection whose other end must take what it is sent. A stream on which nothing happens has nothing to take, and lives on.
struct Line {
    stream: TcpStream,
    patience: Duration,
    clogged: Option<Clogged>,
}

/// The other end has not taken all that there is.
struct Clogged {
    until: Pin<Box<Sleep>>,
    taken: usize,
}

impl Line {
    fn judge(&mut self, written: Poll<io::Result<usize>>, context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Ready(Ok(bytes)) => {
                if let Some(clogged) = &mut self.clogged {
                    clogged.taken += bytes;
                    if clogged.taken >= LEAST {
                        self.clogged = None;
                    }
                }
            }
            Poll::Ready(Err(_)) => {}
            Poll::Pending => {
                let patience = self.patience;
                let clogged =
                    self.clogged.get_or_insert_with(|| Clogged { until: Box::pin(sleep(patience)), taken: 0 });
                if clogged.until.as_mut().poll(context).is_ready() {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
        }
        written
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, into)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(written, context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(written, context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Whoever flushes has written everything that there is.
        self.clogged = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
