// Adds to pages that work without it: theme, copying, filters, records of cases, and the decision finder.
"use strict";

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

// A link to something that is folded away opens it.
const openTarget = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  for (let element = target; element; element = element.parentElement) if (element.tagName === "DETAILS") element.open = true;
  if (target.closest("details")) target.scrollIntoView();
};
addEventListener("hashchange", openTarget);

const say = (phrase, values) => phrase.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

// Cases of which a script chooses some.
for (const filters of document.querySelectorAll(".filters[data-for]")) {
  const cases = [...document.querySelectorAll(`#${filters.dataset.for} > details`)];
  const selects = [...filters.querySelectorAll("select")];
  const output = filters.querySelector("output");
  const apply = () => {
    let shown = 0;
    for (const element of cases) {
      const values = JSON.parse(element.dataset.values);
      const fits = selects.every((select) => select.value === "" || values[select.name] === select.value);
      element.hidden = !fits;
      if (fits) shown += 1;
    }
    output.textContent = say(filters.dataset.counted, { shown, all: cases.length });
  };
  for (const select of selects) select.addEventListener("change", apply);
  filters.querySelector("button").addEventListener("click", () => {
    const shown = cases.filter((element) => !element.hidden);
    const opens = shown.some((element) => !element.open);
    for (const element of shown) element.open = opens;
  });
  apply();
}

// A list of which only what has the words stays.
for (const filters of document.querySelectorAll(".filters[data-list]")) {
  const field = filters.querySelector("input");
  const output = filters.querySelector("output");
  const groups = [...document.querySelectorAll("details.group")];
  const items = groups.flatMap((group) => [...group.querySelectorAll("li")]);
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
    output.textContent = words.length > 0 ? say(filters.dataset.counted, { shown, all: items.length }) : "";
  });
}

// What the engine wrote down in a case, from a script that is loaded when the first case is opened.
const cases = document.getElementById("all-cases");
let record = null;
function evdocRecord(loaded) {
  record = loaded;
  for (const element of cases.querySelectorAll("details[open]")) showRecord(element);
}
const showRecord = (element) => {
  if (element.dataset.shown) return;
  if (!record) {
    if (!document.getElementById("record")) document.head.append(make("script", { id: "record", src: cases.dataset.record }));
    return;
  }
  element.dataset.shown = "yes";
  const [milliseconds, call, rule, decisions, entry, nothing] = JSON.parse(cases.dataset.words);
  const values = record.cases[Number(element.dataset.case)];
  const rows = [[], []];
  for (let index = 0; index < values.length; index += 5) {
    const [time, depth, kind, text, reason] = values.slice(index, index + 5);
    const words = make("td", { className: `token call d${Math.min(depth, 12)}` }, record.words[text]);
    const cell = make("td");
    if (reason >= 0) {
      const address = record.words[reason];
      const base = cases.dataset.rules.replace(/index(\.\w+)?\.html$/, (all, language) => address.replace("#", `${language ?? ""}.html#`));
      cell.append(make("a", { className: "rule", href: base }, address.split("#")[1]));
    }
    rows[kind === 2 ? 1 : 0].push(make("tr", { className: kind === 1 ? "mark" : "" }, make("td", { className: "right" }, time), words, cell));
  }
  const table = (head, body) => {
    const heads = [milliseconds, head, rule].map((words) => make("th", { scope: "col" }, words));
    const frame = make("div", { className: "scroll", tabIndex: 0 },
      make("table", { className: "calls" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...body)));
    frame.setAttribute("role", "group");
    frame.setAttribute("aria-label", `${head}, ${element.querySelector("summary").textContent}`);
    return frame;
  };
  element.append(rows[0].length > 0 ? table(call, rows[0]) : make("p", { className: "note" }, nothing));
  if (rows[1].length > 0) element.append(make("details", {}, make("summary", {}, decisions), table(entry, rows[1])));
};
if (cases) {
  for (const element of cases.querySelectorAll(":scope > details")) {
    element.addEventListener("toggle", () => { if (element.open) showRecord(element); });
  }
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
