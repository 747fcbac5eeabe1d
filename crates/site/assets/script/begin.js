// What every page needs once it is there, the first one and each that it becomes.
function begin() {
  document.documentElement.classList.add("scripted");
  for (const share of document.querySelectorAll("[data-share]")) {
    share.textContent = new URL(share.textContent, location.href).href;
  }
  for (const copy of document.querySelectorAll("[data-copy]")) copy.hidden = !navigator.clipboard;
  region();
  tell();
  retell();
  markTabs();
  countTalk();
  stillRead();
  follow();
  showLit();
}
begin();
