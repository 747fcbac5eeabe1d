// The almanac answers while one types or chooses.
let finding = 0;

async function find(form) {
  const turn = ++finding;
  await later(200);
  if (turn !== finding) return;
  const address = `${location.pathname}?${new URLSearchParams(new FormData(form))}`;
  const got = await attempt(address);
  if (turn !== finding || !got || !got.answer.ok) return;
  const page = new DOMParser().parseFromString(got.text, "text/html");
  morph(document.getElementById("found"), page.getElementById("found"));
  history.replaceState(null, "", address);
}

document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-find]");
  if (form) find(form);
});
