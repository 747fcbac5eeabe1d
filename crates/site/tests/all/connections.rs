//! Connections that are opened and not used, used slowly, or opened by the hundred.

use std::io::{Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::time::Duration;

use crate::served::{Served, eventually, ok};
use serde_json::json;
use site::Rates;
use socket2::{Domain, Socket, Type};

/// A connection from some address of this machine, on which nothing has been sent.
fn open(to: SocketAddr, from: [u8; 4]) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SocketAddr::new(IpAddr::from(from), 0).into()).unwrap();
    socket.set_recv_buffer_size(8 << 10).unwrap();
    socket.connect(&to.into()).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
    stream
}

/// Reads until the site hangs up.
fn rest(mut stream: TcpStream) -> String {
    let mut text = vec![];
    match stream.read_to_end(&mut text) {
        Ok(_) => {}
        Err(error) => assert_eq!(error.kind(), std::io::ErrorKind::ConnectionReset),
    }
    String::from_utf8_lossy(&text).into_owned()
}

const HERE: [u8; 4] = [127, 0, 0, 1];
const ELSEWHERE: [u8; 4] = [127, 0, 0, 9];

#[test]
fn whoever_sends_no_request_is_hung_up_on() {
    let served = Served::with("silent", |config| config.rates = Rates { request_seconds: 1, ..Rates::unlimited() });
    let silent = open(served.address, HERE);
    let mut half = open(served.address, HERE);
    write!(half, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ").unwrap();
    let mut bodiless = open(served.address, HERE);
    write!(bodiless, "POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\ngame=").unwrap();
    let mut kept = open(served.address, HERE);
    write!(kept, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    assert_eq!(rest(silent), "");
    let told = rest(half);
    assert!(told.is_empty() || told.starts_with("HTTP/1.1 408"), "{told}");
    assert!(rest(bodiless).starts_with("HTTP/1.1 408"));
    assert!(rest(kept).starts_with("HTTP/1.1 200"), "a kept connection is answered, and ends when nothing more comes");
}

#[test]
fn a_stream_lives_on_however_little_it_says() {
    let served = Served::with("lasting", |config| {
        config.rates = Rates { request_seconds: 1, stall_seconds: 1, ..Rates::unlimited() };
    });
    let guest = ok(served.client().post("/api/guests", &json!(null)).unwrap(), 201);
    let anna = || served.client().with_token(guest["token"].as_str().unwrap());
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"] });
    let table = ok(anna().post("/api/tables", &order).unwrap(), 201);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let mut stream = anna().watch(&format!("{path}/stream")).unwrap();
    let mut heard = String::new();
    let mut hear = |wanted: &str| {
        while !heard.contains(wanted) {
            let mut bytes = [0; 1024];
            let count = stream.read(&mut bytes).unwrap();
            assert!(count > 0, "the stream has ended after {heard}");
            heard.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    };
    hear(&format!("data: {}\n", table["number"]));
    std::thread::sleep(Duration::from_secs(3));
    let said = ok(anna().post(&format!("{path}/chat"), &json!({ "text": "still there?" })).unwrap(), 200);
    hear(&format!("data: {}\n", said["number"]));
}

#[test]
fn one_address_cannot_take_all_connections() {
    let served = Served::with("hoard", |config| {
        config.rates = Rates { connections: 20, connections_in_all: 40, ..Rates::unlimited() };
    });
    let open_now = |count: usize| {
        let metrics = served.client().get("/metrics").unwrap().text();
        metrics.contains(&format!("letopis_connections {}\n", count + 1))
    };
    let hoard: Vec<TcpStream> = (0..60).map(|_| open(served.address, ELSEWHERE)).collect();
    eventually("the twentieth", || open_now(20));
    let metrics = served.client().get("/metrics").unwrap().text();
    assert!(metrics.contains("letopis_turned_away_total 40\n"), "{metrics}");
    assert_eq!(served.client().get("/").unwrap().status, 200, "others come in");
    let mut more = vec![];
    eventually("no room at all", || {
        more.push(open(served.address, [127, 0, 0, 10]));
        served.client().get("/").is_err()
    });
    drop((hoard, more));
    eventually("room again", || served.client().get("/").is_ok());
}

#[test]
fn whoever_does_not_read_is_hung_up_on() {
    let served = Served::with("unread", |config| config.rates = Rates { stall_seconds: 1, ..Rates::unlimited() });
    let mut greedy = open(served.address, ELSEWHERE);
    let asked = "GET /rules/ethnos HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);
    // The site may hang up before all of it is sent.
    let _ = greedy.write_all(asked.as_bytes());
    let alone = || served.client().get("/metrics").unwrap().text().contains("letopis_connections 1\n");
    eventually("the end of a connection that nobody reads", alone);
    assert_eq!(served.client().get("/").unwrap().status, 200);
}
