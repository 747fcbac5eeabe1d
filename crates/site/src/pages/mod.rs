//! Pages: what they all share.

pub mod account;
pub mod again;
pub mod analysis;
pub mod campaign;
pub mod campaigns;
pub mod card;
pub mod cards;
pub mod course;
pub mod end;
pub mod error;
pub mod fairness;
pub mod figures;
pub mod help;
pub mod hint;
pub mod home;
pub mod lesson;
pub mod lessons;
pub mod levels;
pub mod lit;
pub mod lobby;
pub mod log;
pub mod new;
pub mod profile;
pub mod remark;
pub mod replay;
pub mod report;
pub mod rules;
pub mod sets;
pub mod share;
pub mod style;
pub mod table;
pub mod talk;
pub mod told;
pub mod verdict;
pub mod waits;

use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use kernel::Seat;
use maud::{DOCTYPE, Markup, PreEscaped, Render, html};
use speech::Language;

use crate::assets::{self, Asset};
use crate::boards::Chapter;
use crate::installed::{GROUNDS, TOUCH};
use crate::people::Visitor;
use crate::words::Say;

/// A sign of some sprite. A page has hundreds of them: they are written where they stand, without a text of their own.
#[derive(Clone, Copy)]
pub struct Icon<'a> {
    sprite: &'static Asset,
    id: &'a str,
    class: &'a str,
    /// More classes.
    more: &'a str,
    /// The words that it stands for; none if it stands beside them.
    label: Option<&'a str>,
}

impl<'a> Icon<'a> {
    /// Beside words.
    pub fn new(sprite: &'static Asset, id: &'a str, class: &'a str) -> Icon<'a> {
        Icon { sprite, id, class, more: "", label: None }
    }

    /// For words.
    pub fn labelled(self, label: &'a str) -> Icon<'a> {
        Icon { label: Some(label), ..self }
    }

    /// With more classes.
    pub fn with(self, more: &'a str) -> Icon<'a> {
        Icon { more, ..self }
    }
}

impl Render for Icon<'_> {
    fn render_to(&self, page: &mut String) {
        // Nothing but the label can have anything in it that would have to be written in another way.
        for part in ["<svg class=\"", self.class, if self.more.is_empty() { "" } else { " " }, self.more] {
            page.push_str(part);
        }
        match self.label {
            None => page.push_str("\" aria-hidden=\"true"),
            Some(label) => {
                page.push_str("\" role=\"img\" aria-label=\"");
                label.render_to(page);
            }
        }
        for part in ["\"><use href=\"", self.sprite.path(), "#", self.id, "\"></use></svg>"] {
            page.push_str(part);
        }
    }
}

impl From<Icon<'_>> for Markup {
    fn from(icon: Icon<'_>) -> Markup {
        icon.render()
    }
}

/// An icon that stands beside words.
pub fn icon(id: &str) -> Icon<'_> {
    icon_as(id, "icon")
}

/// An icon of another kind.
pub fn icon_as<'a>(id: &'a str, class: &'a str) -> Icon<'a> {
    Icon::new(&assets::ICONS, id, class)
}

/// An icon that stands for words.
pub fn icon_labelled<'a>(id: &'a str, label: &'a str) -> Icon<'a> {
    icon(id).labelled(label)
}

/// Where an icon is.
pub fn icon_address(id: &str) -> String {
    format!("{}#{id}", assets::ICONS.path())
}

/// The class that gives a seat its colour.
pub fn seat_class(seat: Seat) -> &'static str {
    const CLASSES: [&str; Seat::MAX] = ["p1", "p2", "p3", "p4", "p5", "p6"];
    CLASSES[seat.index()]
}

/// A seat's pennant.
pub fn flag(seat: Seat, class: &str) -> Icon<'_> {
    const PENNANTS: [&str; Seat::MAX] = ["p-1", "p-2", "p-3", "p-4", "p-5", "p-6"];
    icon_as(PENNANTS[seat.index()], class).with(seat_class(seat))
}

/// The whole document. A page of some game also gets that game's style sheet.
pub fn document(visitor: &Visitor, say: Say<'_>, game: Option<&str>, title: &str, class: &str, body: Markup) -> Markup {
    document_telling(visitor, say, game, title, class, html! {}, body)
}

/// The same with something in its head for those who show links to it.
fn document_telling(
    visitor: &Visitor,
    say: Say<'_>,
    game: Option<&str>,
    title: &str,
    class: &str,
    head: Markup,
    body: Markup,
) -> Markup {
    let chapter = game.and_then(|game| say.games().find(game).ok());
    let sheet = chapter.map(|chapter| chapter.sheet());
    let dress = Dress { language: visitor.language, theme: theme(visitor) };
    bare(dress, sheet, &waits::titled(visitor, title), class, head, body)
}

/// What a document looks like, whoever it is for.
pub struct Dress {
    /// Which language it is mostly in.
    pub language: Language,
    /// The theme that was chosen; none if it is to be that of the browser.
    pub theme: Option<&'static str>,
}

/// A document by itself.
pub fn bare(dress: Dress, sheet: Option<&Asset>, title: &str, class: &str, head: Markup, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(dress.language.code()) data-theme=[dress.theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                @for (scheme, ground) in ["light", "dark"].into_iter().zip(GROUNDS) {
                    @if dress.theme.is_none_or(|theme| theme == scheme) {
                        meta name="theme-color" content=(ground) media=[dress.theme.is_none().then(|| format!("(prefers-color-scheme: {scheme})"))];
                    }
                }
                title { (title) }
                (head)
                link rel="icon" href=(assets::MARK.path()) type="image/svg+xml";
                link rel="apple-touch-icon" href=(TOUCH.path());
                // With the cookie that tells the language.
                link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                link rel="stylesheet" href=(assets::BASE.path());
                @if let Some(sheet) = sheet { link rel="stylesheet" href=(sheet.path()); }
                script src=(assets::SCRIPT.path()) defer {}
            }
            body class=(class) { (body) }
        }
    }
}

fn theme(visitor: &Visitor) -> Option<&'static str> {
    match visitor.theme {
        crate::people::Theme::Auto => None,
        chosen @ (crate::people::Theme::Light | crate::people::Theme::Dark) => Some(chosen.word()),
    }
}

/// What waits elsewhere; what the browser tells, sound, language and theme.
pub fn tools(visitor: &Visitor, say: Say<'_>) -> Markup {
    let (other, code) = match visitor.language {
        Language::English => ("Язык: русский", "ru"),
        Language::Russian => ("Language: English", "en"),
    };
    let (sound, sound_icon) = match visitor.sound {
        true => (say.word("site-sound-on"), "i-sound-on"),
        false => (say.word("site-sound-off"), "i-sound-off"),
    };
    let theme = say.word("site-theme");
    html! {
        (waits::badge(visitor, say))
        form.tools method="post" action="/prefs" {
            button.btn.btn-quiet.btn-icon name="sound" value="switch" aria-label=(sound) title=(sound) { (icon(sound_icon)) }
            button.btn.btn-quiet.btn-icon name="lang" value=(code) aria-label=(other) title=(other) { (icon("i-language")) }
            button.btn.btn-quiet.btn-icon name="theme" value="next" aria-label=(theme) title=(theme) { (icon("i-theme")) }
            (waits::switch(visitor, say))
        }
    }
}

/// The games to choose from, on a page that each game has.
pub fn chooser(say: Say<'_>, chosen: &str, address: impl Fn(&str) -> String) -> Markup {
    html! {
        nav.row.chooser aria-label=(say.word("site-nav-games")) {
            @for chapter in say.games().iter() {
                @let here = chapter.id() == chosen;
                a class=(if here { "btn on" } else { "btn" }) href=(address(chapter.id())) aria-current=[here.then_some("page")] {
                    (icon_as(chapter.mark(), "icon")) " " (say.say(&chapter.title()))
                }
            }
        }
    }
}

/// A page that belongs to no game.
pub fn page(visitor: &Visitor, say: Say<'_>, title: &str, here: &str, main: Markup) -> Markup {
    page_of(visitor, say, None, title, here, main)
}

/// A page that is not a table, of some game or of none.
pub fn page_of(visitor: &Visitor, say: Say<'_>, game: Option<&str>, title: &str, here: &str, main: Markup) -> Markup {
    page_telling(visitor, say, game, title, here, html! {}, main)
}

/// The same with something in its head for those who show links to it.
pub fn page_telling(
    visitor: &Visitor,
    say: Say<'_>,
    game: Option<&str>,
    title: &str,
    here: &str,
    head: Markup,
    main: Markup,
) -> Markup {
    let shown = game.or(say.games().ids().next()).map(|game| say.path(game)).unwrap_or_default();
    let link = |id: &str, to: &str, key: &'static str| {
        html! { a href=(to) aria-current=[(id == here).then_some("page")] { (say.word(key)) } }
    };
    let body = html! {
        a.skip href="#main" { (say.word("site-skip")) }
        header.top {
            a.brand href="/" { (say.word("site-brand")) }
            nav aria-label=(say.word("site-nav")) {
                (link("home", "/", "site-nav-games"))
                (link("new", "/new", "site-nav-new"))
                (link("cards", &format!("/cards/{shown}"), "site-nav-cards"))
                (link("rules", &format!("/rules/{shown}"), "site-nav-rules"))
                a.me href="/account" aria-current=[("account" == here).then_some("page")] {
                    (icon("i-person")) " " (visitor.account.as_ref().map_or_else(|| say.word("site-nav-account"), |known| known.name.clone()))
                }
            }
            (tools(visitor, say))
        }
        main.wrap id="main" { (main) }
        footer.foot-note {
            span { (say.word("site-motto")) }
            a href="/fairness" { (say.word("site-nav-fairness")) }
            a href="/style" { (say.word("site-nav-style")) }
            span { (say.word("site-unofficial")) }
        }
    };
    document_telling(visitor, say, game, &format!("{title} · {}", say.word("site-brand")), "", head, body)
}

/// What is for one person at one moment is kept by no browser and no proxy: a shared computer shows nobody another's hand.
pub async fn unstored(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let private = path == "/" || ["/table/", "/report/", "/account", "/api/"].iter().any(|own| path.starts_with(own));
    let mut response = next.run(request).await;
    if private {
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// A sentence that something went wrong, or right.
pub fn notice(text: &str) -> Markup {
    html! { p.notice.notice-bad role="alert" { (icon("i-info")) span { (text) } } }
}

/// One paragraph, in which what stands between backticks is for machines.
fn escaped(text: &str) -> String {
    let parts = text.split('`').enumerate();
    let markup = html! { @for (at, part) in parts { @if at % 2 == 1 { code { (part) } } @else { (part) } } };
    markup.into_string()
}

/// What the set of cards of a game is called, unless that goes without saying; it leads to what the rules say of it.
pub fn card_set(say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    html! {
        @if let Some(set) = chapter.card_set() { a.badge.card-set href=(format!("/rules/{}#cards", chapter.path())) { (say.say(&set)) } }
    }
}

/// Text with paragraphs, headings and lists, as our text files have it.
pub fn prose(text: &str) -> Markup {
    prose_with(text, |_| html! {})
}

/// The same with pictures, which `figure` draws for the lines that ask for one.
pub fn prose_with(text: &str, figure: impl Fn(&str) -> Markup) -> Markup {
    let mut out = String::new();
    let mut in_list = false;
    for line in text.lines().map(str::trim) {
        let item = line.strip_prefix("- ");
        if in_list != item.is_some() {
            out.push_str(if in_list { "</ul>" } else { "<ul>" });
            in_list = item.is_some();
        }
        if let Some(item) = item {
            out.push_str(&format!("<li>{}</li>", escaped(item)));
        } else if let Some(rest) = line.strip_prefix("## ") {
            let (id, title) = rest.split_once(' ').unwrap_or(("", rest));
            out.push_str(&format!("<h2 id=\"{}\">{}</h2>", escaped(id), escaped(title)));
        } else if line.starts_with(figures::MARK) {
            out.push_str(&figure(line).into_string());
        } else if !line.is_empty() {
            out.push_str(&format!("<p>{}</p>", escaped(line)));
        }
    }
    if in_list {
        out.push_str("</ul>");
    }
    PreEscaped(out)
}
