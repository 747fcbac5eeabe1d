// What is wider than the screen is scrolled by keys, too, where a browser does not see to it itself.
function reachWide() {
  for (const wide of document.querySelectorAll(".scroll-x")) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0;
    else wide.removeAttribute("tabindex");
  }
}
// A telephone may be turned.
addEventListener("resize", reachWide);

// What every page needs once it is there, the first one and each that it becomes.
function begin() {
  document.documentElement.classList.add("scripted");
  for (const share of document.querySelectorAll("[data-share]")) {
    share.textContent = new URL(share.textContent, location.href).href;
  }
  for (const copy of document.querySelectorAll("[data-copy]")) copy.hidden = !navigator.clipboard;
  reachWide();
  for (const send of document.querySelectorAll("[data-send]")) send.hidden = !navigator.share && !navigator.clipboard;
  for (const offer of document.querySelectorAll("[data-offer]")) offer.hidden = !("Notification" in window);
  region();
  tell();
  retell();
  beginReplay();
  markTabs();
  countTalk();
  countWaits();
  stillRead();
  follow();
  showLit();
}
begin();
