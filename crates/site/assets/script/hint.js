// Whoever has asked for a hint sees that it is being sought; the page that comes back has it.
document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-hint]")) return;
  event.target.classList.add("sought");
  event.target.setAttribute("aria-busy", "true");
});
