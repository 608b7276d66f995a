// Adds to pages that work without it: theme, copying, filters, and the decision finder.
const root = document.documentElement;

// Light, dark, or as the system has it.
const themes = ["", "light", "dark"];
const stored = () => { try { return localStorage.getItem("theme") ?? ""; } catch { return ""; } };
const setTheme = (theme) => { if (theme) root.dataset.theme = theme; else delete root.dataset.theme; };
setTheme(stored());
for (const button of document.querySelectorAll("button.theme")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const theme = themes[(themes.indexOf(root.dataset.theme ?? "") + 1) % themes.length];
    setTheme(theme);
    try { localStorage.setItem("theme", theme); } catch { /* Without storage it lasts as long as the page. */ }
  });
}

document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector("input[type=search]");
  if (!field) return;
  event.preventDefault();
  field.focus();
});

for (const button of document.querySelectorAll("button.copy")) {
  const source = document.getElementById(button.dataset.copy);
  if (!source || !navigator.clipboard) continue;
  button.hidden = false;
  const words = button.textContent;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(source.textContent);
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = words; }, 1500);
  });
}

// A link to something that is folded away opens it. A fragment that nobody has encoded stands for nothing.
const targetOf = (hash) => { try { return document.getElementById(decodeURIComponent(hash.slice(1))); } catch { return null; } };
const openTarget = () => {
  const target = location.hash.length > 1 && targetOf(location.hash);
  if (!target) return;
  for (let element = target; element; element = element.parentElement) if (element.tagName === "DETAILS") element.open = true;
  if (target.closest("details")) target.scrollIntoView();
};
addEventListener("hashchange", openTarget);

// A list of which only what has the words stays.
for (const filters of document.querySelectorAll(".filters[data-list]")) {
  const field = filters.querySelector("input");
  const output = filters.querySelector("output");
  const groups = [...document.querySelectorAll("details.group")];
  const items = [...document.querySelectorAll("details.group li, ul.titles[id] li")];
  const texts = items.map((item) => `${item.textContent} ${item.dataset.words ?? ""}`.toLowerCase());
  field.addEventListener("input", () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    items.forEach((item, index) => { item.hidden = !words.every((word) => texts[index].includes(word)); });
    for (const group of groups) {
      const shown = [...group.querySelectorAll("li")].some((item) => !item.hidden);
      group.hidden = !shown;
      group.open = words.length > 0 && shown;
    }
    const shown = items.filter((item) => !item.hidden).length;
    output.textContent = words.length > 0 ? fill(filters.dataset.counted, { shown, all: items.length }) : "";
  });
}

openTarget();

// The decision finder: the address keeps what was chosen.
const finder = document.getElementById("finder");
if (finder) {
  const rows = new Map([...document.querySelectorAll("#finder-all tr[data-key]")].map((row) => [row.dataset.key, row]));
  const selects = [...finder.querySelectorAll("select")];
  const result = document.getElementById("finder-result");
  for (const [name, value] of new URLSearchParams(location.search)) {
    const select = selects.find((candidate) => candidate.name === name);
    if (select && [...select.options].some((option) => option.value === value)) select.value = value;
  }
  const show = () => {
    const row = rows.get(selects.map((select) => `${select.name}=${select.value}`).join("&"));
    result.querySelector("p").replaceChildren(row ? row.querySelector("a").cloneNode(true) : finder.dataset.none);
  };
  finder.addEventListener("change", () => {
    show();
    try { history.replaceState(null, "", `?${new URLSearchParams(selects.map((select) => [select.name, select.value]))}`); } catch { /* A file may not. */ }
  });
  finder.hidden = result.hidden = false;
  show();
}
