// Adds to pages that work without it: "/" goes to the search field, cases can be filtered.
"use strict";

document.addEventListener("keydown", (event) => {
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const field = document.querySelector("input[type=search]");
  if (!field) return;
  event.preventDefault();
  field.focus();
});

// A link to a case opens it.
const openTarget = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.tagName === "DETAILS") target.open = true;
};
addEventListener("hashchange", openTarget);
openTarget();

for (const filters of document.querySelectorAll(".filters")) {
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
    output.textContent = `${shown} of ${cases.length} cases`;
  };
  for (const select of selects) select.addEventListener("change", apply);
  filters.querySelector("button").addEventListener("click", () => {
    const shown = cases.filter((element) => !element.hidden);
    const opens = shown.some((element) => !element.open);
    for (const element of shown) element.open = opens;
  });
  apply();
}

// Paper has no way to open a case.
addEventListener("beforeprint", () => {
  for (const element of document.querySelectorAll("details")) element.open = true;
});
