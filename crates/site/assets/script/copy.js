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
