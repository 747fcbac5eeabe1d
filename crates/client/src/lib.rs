//! A small blocking client of the site over one kept connection: for tests, crash tests and load.
//!
//! It speaks as much HTTP/1.1 as the site answers with, and nothing more.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;

use cookie::Cookie;
use serde_json::Value;
use socket2::{Domain, Socket, Type};

/// Nothing here takes longer, unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who asks the site for things.
pub struct Client {
    address: SocketAddr,
    from: Option<IpAddr>,
    token: Option<String>,
    cookies: Vec<(String, String)>,
    headers: Vec<(String, String)>,
    connection: Option<BufReader<TcpStream>>,
}

/// What the site said.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Names in lower case, with their values.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON; `null` if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }

    /// The first header of this name; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// What stands in the text between two others.
    pub fn between(&self, from: &str, to: &str) -> String {
        let text = self.text();
        let rest = text.split_once(from).map_or("", |(_, rest)| rest);
        rest.split_once(to).map_or(String::new(), |(value, _)| value.to_owned())
    }
}

impl Client {
    /// Somebody whom the site does not know.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, from: None, token: None, cookies: vec![], headers: vec![], connection: None }
    }

    /// Asks from another address of this machine.
    #[must_use]
    pub fn from_address(mut self, from: IpAddr) -> Client {
        self.from = Some(from);
        self
    }

    /// Sends a header with every request.
    #[must_use]
    pub fn with_header(mut self, name: &str, value: &str) -> Client {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Asks with this bearer token.
    #[must_use]
    pub fn with_token(mut self, token: &str) -> Client {
        self.token = Some(token.to_owned());
        self
    }

    /// A guest of the API.
    ///
    /// # Errors
    /// If the site does not answer as it should.
    pub fn guest(address: SocketAddr) -> io::Result<Client> {
        let mut client = Client::new(address);
        let answer = client.post("/api/guests", &Value::Null)?;
        match answer.json()["token"].as_str() {
            Some(token) => Ok(client.with_token(token)),
            None => Err(io::Error::other(format!("no guest: {}", answer.text()))),
        }
    }

    /// The token that it asks with.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// The cookies that the site has set so far, as a header.
    pub fn cookies(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// Takes these cookies for its own.
    pub fn set_cookies(&mut self, cookies: &str) {
        let pairs = cookies.split("; ").filter_map(|pair| pair.split_once('='));
        self.cookies = pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    }

    /// Asks for a page.
    ///
    /// # Errors
    /// If the site does not answer.
    pub fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.send("GET", path, "", b"")
    }

    /// Sends JSON.
    ///
    /// # Errors
    /// If the site does not answer.
    pub fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.json("POST", path, body)
    }

    /// Sends JSON with some method.
    ///
    /// # Errors
    /// If the site does not answer.
    pub fn json(&mut self, method: &str, path: &str, body: &Value) -> io::Result<Answer> {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        self.send(method, path, "application/json", text.as_bytes())
    }

    /// Sends a form, as a browser does.
    ///
    /// # Errors
    /// If the site does not answer.
    pub fn form(&mut self, path: &str, body: &str) -> io::Result<Answer> {
        self.send("POST", path, "application/x-www-form-urlencoded", body.as_bytes())
    }

    /// Sends a request and reads the answer. A connection that has gone stale is opened anew, once, before anything is sent
    /// that could count twice.
    ///
    /// # Errors
    /// If the site does not answer.
    pub fn send(&mut self, method: &str, path: &str, kind: &str, body: &[u8]) -> io::Result<Answer> {
        let bytes = self.written(method, path, kind, body);
        let mut connection = match self.connection.take() {
            Some(connection) if is_open(connection.get_ref()) => connection,
            Some(_) | None => BufReader::new(self.connect()?),
        };
        let written = connection.get_mut().write_all(&bytes);
        // A server that refuses a long body answers before all of it is sent.
        let answer = match (read_answer(&mut connection), written) {
            (Ok(answer), _) => answer,
            (Err(error), Ok(())) | (Err(_), Err(error)) => return Err(error),
        };
        if answer.header("connection") != "close" {
            self.connection = Some(connection);
        }
        self.remember(&answer);
        Ok(answer)
    }

    /// Sends a request over a connection of its own and hangs up after so long, whatever the answer would have been: a phone
    /// that loses its line.
    ///
    /// # Errors
    /// If the site does not take the connection.
    pub fn hang_up(&self, method: &str, path: &str, kind: &str, body: &[u8], after: Duration) -> io::Result<()> {
        let mut stream = self.connect()?;
        stream.write_all(&self.written(method, path, kind, body))?;
        if !after.is_zero() {
            std::thread::sleep(after);
        }
        Ok(())
    }

    /// A request as it goes over the line.
    fn written(&self, method: &str, path: &str, kind: &str, body: &[u8]) -> Vec<u8> {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n", self.address, body.len());
        if !kind.is_empty() {
            let _ = write!(head, "Content-Type: {kind}\r\n");
        }
        if let Some(token) = &self.token {
            let _ = write!(head, "Authorization: Bearer {token}\r\n");
        }
        if !self.cookies.is_empty() {
            let _ = write!(head, "Cookie: {}\r\n", self.cookies());
        }
        for (name, value) in &self.headers {
            let _ = write!(head, "{name}: {value}\r\n");
        }
        head.push_str("\r\n");
        let mut bytes = head.into_bytes();
        bytes.extend_from_slice(body);
        bytes
    }

    fn remember(&mut self, answer: &Answer) {
        for (_, line) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let Ok(cookie) = Cookie::parse(line) else { continue };
            self.cookies.retain(|(known, _)| known != cookie.name());
            if cookie.max_age() != Some(cookie::time::Duration::ZERO) {
                self.cookies.push((cookie.name().to_owned(), cookie.value().to_owned()));
            }
        }
    }

    fn connect(&self) -> io::Result<TcpStream> {
        let socket = Socket::new(Domain::for_address(self.address), Type::STREAM, None)?;
        if let Some(from) = self.from {
            socket.bind(&SocketAddr::new(from, 0).into())?;
        }
        socket.connect(&self.address.into())?;
        socket.set_tcp_nodelay(true)?;
        let stream = TcpStream::from(socket);
        stream.set_read_timeout(Some(PATIENCE))?;
        Ok(stream)
    }

    /// Opens a stream of server-sent events and leaves it open; the caller reads it, or not.
    ///
    /// # Errors
    /// If the site does not take the connection.
    pub fn watch(&self, path: &str) -> io::Result<TcpStream> {
        let mut stream = self.connect()?;
        let token = self.token.as_ref().map_or(String::new(), |token| format!("Authorization: Bearer {token}\r\n"));
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\n{token}\r\n", self.address)?;
        Ok(stream)
    }
}

/// Whether the site has not hung up in the meantime.
fn is_open(stream: &TcpStream) -> bool {
    let waiting = stream.set_nonblocking(true).and_then(|()| stream.peek(&mut [0]));
    let open = matches!(waiting, Err(error) if error.kind() == io::ErrorKind::WouldBlock);
    open && stream.set_nonblocking(false).is_ok()
}

fn odd(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

fn read_line(from: &mut impl BufRead) -> io::Result<String> {
    let mut line = String::new();
    if from.read_line(&mut line)? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    Ok(line.trim_end().to_owned())
}

fn read_answer(from: &mut impl BufRead) -> io::Result<Answer> {
    let first = read_line(from)?;
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| odd(&first))?;
    let mut answer = Answer { status, headers: vec![], body: vec![] };
    loop {
        let line = read_line(from)?;
        if line.is_empty() {
            break;
        }
        let (name, value) = line.split_once(':').ok_or_else(|| odd(&line))?;
        answer.headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    if answer.header("transfer-encoding") == "chunked" {
        loop {
            let size = usize::from_str_radix(&read_line(from)?, 16).map_err(|_| odd("a chunk without a size"))?;
            let start = answer.body.len();
            answer.body.resize(start + size, 0);
            from.read_exact(&mut answer.body[start..])?;
            read_line(from)?;
            if size == 0 {
                return Ok(answer);
            }
        }
    }
    if let Ok(length) = answer.header("content-length").parse() {
        answer.body.resize(length, 0);
        from.read_exact(&mut answer.body)?;
    }
    Ok(answer)
}
