// Copies the link beside a button, and says so there.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const link = button.parentElement.querySelector("[data-share]");
  try {
    await navigator.clipboard.writeText(link.textContent);
    button.textContent = button.dataset.copy;
  } catch {
    // The browser does not let us: whoever wants it marks it, as they would have done without the button.
    getSelection().selectAllChildren(link);
  }
});

// Words are copied without the soft hyphens that let them break on narrow cards.
document.addEventListener("copy", (event) => {
  const text = String(getSelection());
  // What is copied out of a field is not part of the page.
  if (!text.includes("\u00ad") || event.target.closest("input, textarea")) return;
  event.clipboardData.setData("text/plain", text.replaceAll("\u00ad", ""));
  event.preventDefault();
});
