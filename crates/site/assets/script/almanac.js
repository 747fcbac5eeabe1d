// The almanac answers while one types.
document.addEventListener("input", (event) => {
  if (!event.target.matches("[data-find]")) return;
  const word = event.target.value.trim().toLowerCase();
  for (const entry of document.querySelectorAll("[data-words]")) {
    entry.hidden = !entry.dataset.words.includes(word);
  }
  for (const kind of document.querySelectorAll("[data-kind]")) {
    kind.hidden = !kind.querySelector("[data-words]:not([hidden])");
  }
});
