// What every page needs once it is there, the first one and each that is swapped in.
function begin() {
  document.documentElement.classList.add("scripted");
  for (const share of document.querySelectorAll("[data-share]")) {
    share.textContent = new URL(share.textContent, location.href).href;
  }
  tell();
  retell();
  follow();
  showLit();
}
begin();
