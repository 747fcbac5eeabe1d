// Sends the link to this page on: as the device does it, or by copying it.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-send]");
  if (!button) return;
  const url = `${location.origin}${location.pathname}?lang=${document.documentElement.lang}`;
  if (navigator.share) {
    // Whoever thinks better of it has sent nothing.
    await navigator.share({ title: button.dataset.send, url }).catch(() => {});
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    button.querySelector("span").textContent = button.dataset.sent;
  } catch {
    // The browser does not let us: the link stands where the button was, to be copied by hand.
    const link = Object.assign(document.createElement("code"), { className: "link-out", textContent: url });
    button.replaceWith(link);
    getSelection().selectAllChildren(link);
  }
});
