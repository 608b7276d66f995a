// A figure that is alive: it shows any case of its experiment, step by step, and compares two. Without it the page has a picture of every
// ordering. What it needs of a case comes from a record that is loaded when somebody first asks for it.
"use strict";

// A record or the reasons come as a script that calls one of these; the address of the script says for which figure.
const evdocWaiting = new Map();
globalThis.evdocRecord = globalThis.evdocReasons = (loaded) => evdocWaiting.get(document.currentScript.src)?.(loaded);

const evdocFigure = (figure) => {
  // On the page of its experiment a figure has to do with the page's tables, lists, claims and address.
  const isOnItsPage = figure.id === "figure";
  const words = JSON.parse(figure.dataset.words);
  const find = (selector) => figure.querySelector(selector);
  const selects = [...figure.querySelectorAll(".sentence select")];
  const slider = find(".stepping input");
  const output = find(".stepping output");
  const playButton = find(".stepping .play");
  const other = find(".compare select");
  const comparison = find(".comparison");
  const values = [...find(".compare select")?.options ?? []].slice(1).map((option) => JSON.parse(option.dataset.values));
  const shortWords = [...other?.options ?? []].slice(1).map((option) => JSON.parse(option.dataset.words));
  const onPage = (selector) => (isOnItsPage ? [...document.querySelectorAll(selector)] : []);
  const listed = onPage("#all-cases > li");

  let record = null;
  let shown = Number(figure.dataset.case);
  let step = 0;
  let playing = null;

  // What is loaded, once.
  const loadScript = (address, loaded) => {
    const script = make("script", { src: address });
    evdocWaiting.set(script.src, loaded);
    document.head.append(script);
  };
  let loading = null;
  const load = () => {
    loading ??= new Promise((resolve) => loadScript(figure.dataset.record, (loaded) => {
      record = loaded;
      painter = new Painter(record, words.marks, words.lines);
      resolve();
    }));
    return loading;
  };
  const word = (position) => position < 0 ? "" : record.words[position];
  let painter = null;
  const paint = (drawing, name, title) => painter.paint(drawing, word, name, title);
  const told = (text) => painter.told(text);

  // The nearest case that has the word just chosen.
  const caseOf = (chosen, latest) => {
    const names = Object.keys(chosen);
    const differences = values.map((own) =>
      names.filter((name) => own[name] !== chosen[name]).length + (own[latest] === chosen[latest] ? 0 : names.length));
    return differences.indexOf(Math.min(...differences));
  };
  // A menu has one line; the words that are chosen in it stand over it, in as many lines as they need.
  const spell = (select) => {
    const place = select.parentElement.querySelector(".chosen");
    if (place) place.textContent = select.selectedOptions[0]?.textContent ?? "";
  };
  const stagePane = find(".stage-pane");
  const lanesPane = find(".lanes-pane");
  const groupName = (group) => words.orderings[group] ?? "";
  const showOutcomes = (one) => {
    const place = find(".outcomes");
    if (!place) return;
    place.replaceChildren();
    one.outcomes.forEach((state, index) => {
      const states = words.outcomes[index];
      const look = states.length !== 2 || !words.denied[index] ? "other" : state === 0 ? "yes" : "no";
      const shown = make("span", { className: `outcome ${look}` });
      states[state].split("`").forEach((part, place) => shown.append(place % 2 ? make("code", {}, part) : part));
      place.append(shown, " ");
    });
  };
  const markPage = (one) => {
    for (const table of onPage("table.orderings")) {
      for (const row of table.rows) {
        [...row.cells].forEach((cell, index) => cell.classList.toggle("chosen", index === one.group + 1 && row.cells.length > one.group + 2));
      }
    }
    for (const link of onPage("table.matrix a")) {
      link.parentElement.classList.toggle("chosen", link.hash === `#case-${shown + 1}`);
    }
    onPage("ol.claims > li").forEach((item, index) => {
      const sign = one.claims[index];
      item.querySelector(".here")?.remove();
      if (sign !== "+" && sign !== "-") return;
      const says = sign === "+" ? words.holdsHere : words.failsHere;
      item.firstElementChild.append(make("span", { className: `here ${sign === "+" ? "yes" : "no"}` }, `${sign === "+" ? "✓" : "✗"} ${says}`));
    });
    for (const item of listed) item.classList.toggle("chosen", listed.indexOf(item) === shown);
  };
  const keepAddress = () => {
    if (!isOnItsPage) return;
    const query = new URLSearchParams(location.search);
    query.set("case", shown + 1);
    if (other?.value) query.set("with", other.value); else query.delete("with");
    if (step > 0) query.set("step", step); else query.delete("step");
    // A page from a file may not change its address in every browser.
    try { history.replaceState(null, "", `?${query}${location.hash.startsWith("#case-") ? "" : location.hash}`); } catch { /* It shows the case all the same. */ }
  };
  const show = async (index, { keepStep = false } = {}) => {
    await load();
    if (!record.cases[index]) return;
    shown = index;
    figure.dataset.case = index;
    figure.dispatchEvent(new Event("case"));
    const one = record.cases[index];
    for (const select of selects) {
      select.value = values[index][select.name];
      spell(select);
    }
    if (stagePane) stagePane.replaceChildren(one.stage[4].length ? paint(one.stage, "stage", words.stage) : "");
    const label = fill(words.lanes, { ordering: groupName(one.group) });
    lanesPane.replaceChildren(paint(one.lanes, "lanes", label));
    lanesPane.setAttribute("aria-label", label);
    const caption = find(".shown");
    if (caption) caption.textContent = fill(words.caseNumber, { number: index + 1, ordering: groupName(one.group) });
    slider.max = one.rows.length;
    if (!keepStep) step = 0;
    showOutcomes(one);
    markPage(one);
    showStep(step);
    showLog();
    nameOthers();
    compare();
  };

  // Steps.
  const fingersAt = (one, time) => one.fingers.flatMap(([, ...samples]) => {
    const last = samples.length - 3;
    if (time < samples[0] || time > samples[last]) return [];
    let at = 0;
    while (at < last && samples[at + 3] <= time) at += 3;
    const next = Math.min(at + 3, last);
    const span = samples[next] - samples[at];
    const part = span > 0 ? (time - samples[at]) / span : 0;
    return [[samples[at + 1] + (samples[next + 1] - samples[at + 1]) * part, samples[at + 2] + (samples[next + 2] - samples[at + 2]) * part]];
  });
  const highlight = (subject, className) => {
    for (const element of figure.querySelectorAll(`.${className}`)) element.classList.remove(className);
    if (!subject) return;
    for (const element of figure.querySelectorAll("[data-of]")) element.classList.toggle(className, element.dataset.of === subject);
  };
  const showStep = (number) => {
    const one = record.cases[shown];
    step = Math.max(0, Math.min(number, one.rows.length));
    slider.value = step;
    const row = one.rows[step - 1];
    showWhy();
    for (const element of figure.querySelectorAll(".current, .past, .now")) element.classList.remove("current", "past", "now");
    for (const element of figure.querySelectorAll("svg.stage .finger-now, svg.lanes .row-now")) element.remove();
    for (const item of onPage("table.orderings tr.current")) item.classList.remove("current");
    lanesPane.classList.toggle("stepping", step > 0);
    if (!row) {
      output.textContent = words.start;
      slider.setAttribute("aria-valuetext", words.start);
      return;
    }
    const [y, time, , subject, text, token] = row;
    const says = told(word(text));
    output.replaceChildren(make("b", {}, says), ` ${time} ${words.ms}${words.and}${fill(words.stepOf, { step, steps: one.rows.length })} `, ruleLink(word(row[6])));
    slider.setAttribute("aria-valuetext", says);
    for (const element of lanesPane.querySelectorAll("[data-row]")) {
      const own = Number(element.dataset.row);
      element.classList.toggle("current", own === step - 1);
      element.classList.toggle("past", own < step - 1);
    }
    const lanes = lanesPane.querySelector("svg");
    lanes.prepend(svg("rect", { class: "row-now", x: 0, y: y - 9.5, width: one.lanes[2], height: 19 }));
    highlight(word(subject), "now");
    const stage = stagePane?.querySelector("svg");
    if (stage) for (const [x, fingerY] of fingersAt(one, time)) stage.append(svg("circle", { class: "finger-now", cx: x, cy: fingerY, r: 15 }));
    for (const item of onPage("table.orderings tr[id]")) {
      item.classList.toggle("current", token >= 0 && item.querySelector(".token")?.textContent === word(text).split(" → ")[0]);
    }
    const box = lanesPane.getBoundingClientRect();
    const place = lanesPane.scrollTop + (lanes.getBoundingClientRect().top - box.top) + y * (lanes.getBoundingClientRect().height / one.lanes[3]);
    if (place < lanesPane.scrollTop || place > lanesPane.scrollTop + lanesPane.clientHeight) lanesPane.scrollTop = place - lanesPane.clientHeight / 2;
  };
  // Of an address such as `hit-testing#HT.3`; nothing of none.
  const ruleLink = (address) => {
    if (!address) return "";
    const href = figure.dataset.rules.replace(/index(\.\w+)?\.html$/, (all, language) => address.replace("#", `${language ?? ""}.html#`));
    return make("a", { className: "rule", href }, address.split("#")[1]);
  };
  const go = async (number) => {
    await load();
    showStep(number);
    keepAddress();
  };
  const stop = () => {
    clearInterval(playing);
    playing = null;
    playButton.textContent = "▶";
    playButton.setAttribute("aria-label", words.play);
  };
  playButton.addEventListener("click", async () => {
    if (playing) return stop();
    await load();
    const steps = record.cases[shown].rows.length;
    if (step >= steps) await go(0);
    playButton.textContent = "❚❚";
    playButton.setAttribute("aria-label", words.pause);
    playing = setInterval(() => {
      if (step >= steps) return stop();
      go(step + 1);
    }, 700);
  });
  find(".stepping .back").addEventListener("click", () => { stop(); go(step - 1); });
  find(".stepping .on").addEventListener("click", () => { stop(); go(step + 1); });
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  for (const name of ["focus", "pointerdown", "touchstart"]) slider.addEventListener(name, load, { passive: true });
  lanesPane.addEventListener("keydown", (event) => {
    const moves = { ArrowRight: 1, ArrowDown: 1, j: 1, ArrowLeft: -1, ArrowUp: -1, k: -1 };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in moves) go(step + moves[event.key]);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") load().then(() => go(record.cases[shown].rows.length));
    else return;
    stop();
    event.preventDefault();
  });
  lanesPane.addEventListener("click", (event) => {
    const row = event.target.closest("[data-row]");
    if (row) { stop(); go(Number(row.dataset.row) + 1); }
  });

  // What belongs together lights up: view, lane, row, and the lines of the source that name it.
  const source = onPage("section:has(> #source) pre code .string");
  const hover = (subject) => {
    highlight(subject, "near");
    for (const text of source) text.classList.toggle("near", subject !== "" && text.textContent === `"${subject}"`);
  };
  for (const pane of [stagePane, lanesPane]) {
    pane?.addEventListener("pointerover", (event) => hover(event.target.closest("[data-of]")?.dataset.of ?? ""));
    pane?.addEventListener("pointerleave", () => hover(""));
  }
  for (const row of onPage("table.orderings tr[id]")) {
    const name = row.querySelector(".token")?.textContent.split(".")[0] ?? "";
    row.addEventListener("pointerenter", () => hover(name));
    row.addEventListener("pointerleave", () => hover(""));
  }

  // Why a call is made, and why another is not: from a script in the page's language.
  const why = find(".why");
  let reasons = null;
  let areReasonsAsked = false;
  const reasonWord = (position) => (position < 0 ? "" : reasons.words[position]);
  const spelled = (text) => text.split("`").map((part, index) => (index % 2 ? make("code", {}, part) : part));
  const filled = (text, parts) => text.split(/[{}]/).flatMap((part, index) => (index % 2 ? parts[part] : [part]));
  const chain = ([, , , proof, ...links]) => {
    const items = [];
    for (let index = 0; index < links.length; index += 2) items.push(make("li", {}, ...spelled(reasonWord(links[index])), " ", ruleLink(reasonWord(links[index + 1]))));
    const says = make("p", { className: "proof" }, ...spelled(fill(words.proof, { proof: reasonWord(proof) })));
    return [make("ol", {}, ...items), says];
  };
  const showWhy = () => {
    if (!why?.open) return;
    if (!reasons) {
      if (!areReasonsAsked) loadScript(figure.dataset.why, (loaded) => { reasons = loaded; showWhy(); });
      areReasonsAsked = true;
      return;
    }
    const row = record?.cases[shown].rows[step - 1];
    const here = reasons.cases[shown] ?? [];
    // A token may be called several times, and each time has its own reason.
    const number = row && row[5] >= 0 ? record.cases[shown].rows.slice(0, step).filter((other) => other[5] === row[5]).length : 0;
    const made = number > 0 ? here.find((reason) => reason[1] === number && reasons.words[reason[0]] === word(row[5])) : null;
    const decision = row && row[2] === 2 ? reasonWord(reasons.rules[word(row[6])] ?? -1) : "";
    const parts = [];
    if (made) parts.push(make("p", {}, make("strong", {}, ...spelled(reasonWord(made[2])))), ...chain(made));
    else if (decision) parts.push(make("p", {}, ...filled(words.decisionItself, { rule: [ruleLink(word(row[6]))], sentence: spelled(decision) })));
    else parts.push(make("p", { className: "note" }, row && row[5] >= 0 ? words.noReason : words.chooseStep));
    const missing = here.filter((reason) => reason[1] === 0);
    if (missing.length > 0) {
      parts.push(make("p", {}, make("strong", {}, words.notCalled)));
      for (const reason of missing) parts.push(make("details", {}, make("summary", {}, ...spelled(reasonWord(reason[2]))), ...chain(reason)));
    }
    why.querySelector(".reasons").replaceChildren(...parts);
  };
  why?.addEventListener("toggle", () => { if (why.open) load().then(showWhy); });

  // The engine's log.
  const log = find(".log");
  const showLog = () => {
    const place = log.querySelector(".entries");
    if (!log.open || !record) return;
    // A case without a log has that of the first case of its ordering.
    const one = record.cases[shown].log ? record.cases[shown] : record.cases.find((each) => each.group === record.cases[shown].group && each.log);
    const rows = [];
    for (let index = 0; one && index < one.log.length; index += 4) {
      const [time, depth, text, rule] = one.log.slice(index, index + 4);
      rows.push(make("tr", {}, make("td", { className: "right" }, `${time}`), make("td", { className: `token call d${Math.min(depth, 12)}` }, word(text)), make("td", {}, ruleLink(word(rule)))));
    }
    const heads = [words.ms, words.entry, words.rule].map((head) => make("th", { scope: "col" }, head));
    place.className = "entries scroll";
    place.tabIndex = 0;
    place.setAttribute("role", "group");
    place.setAttribute("aria-label", log.querySelector("summary").textContent);
    place.replaceChildren(make("table", { className: "calls" }, make("thead", {}, make("tr", {}, ...heads)), make("tbody", {}, ...rows)));
  };
  log.addEventListener("toggle", () => { if (log.open) load().then(showLog); });

  // Two cases side by side: equal calls stand in one row, the longest way to do so.
  const calls = (index) => record.cases[index].rows.filter((row) => row[2] < 2).map((row) => told(word(row[4])));
  const aligned = (left, right) => {
    const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
    for (let one = left.length - 1; one >= 0; one -= 1) {
      for (let two = right.length - 1; two >= 0; two -= 1) {
        lengths[one][two] = left[one] === right[two] ? lengths[one + 1][two + 1] + 1 : Math.max(lengths[one + 1][two], lengths[one][two + 1]);
      }
    }
    const rows = [];
    let [one, two] = [0, 0];
    while (one < left.length || two < right.length) {
      if (one < left.length && two < right.length && left[one] === right[two]) {
        rows.push([left[one], true, true]);
        one += 1;
        two += 1;
      } else if (two >= right.length || (one < left.length && lengths[one + 1][two] >= lengths[one][two + 1])) {
        rows.push([left[one], true, false]);
        one += 1;
      } else {
        rows.push([right[two], false, true]);
        two += 1;
      }
    }
    // The same call on one side here and on the other there has moved.
    return rows.map(([call, here, there]) => {
      const isMoved = here !== there && rows.some((row) => row[0] === call && row[1] === there && row[2] === here);
      return { call, here, there, change: here && there ? "" : isMoved ? "moved" : here ? "onlyHere" : "onlyThere" };
    });
  };
  // Of each case the menu says what is otherwise than in the case that is shown.
  const nameOthers = () => [...other?.options ?? []].slice(1).forEach((option, index) => {
    const changed = shortWords[index].filter((word, place) => word !== shortWords[shown][place]);
    option.textContent = `${index + 1}: ${(changed.length > 0 ? changed : shortWords[index]).join(" · ")}`;
  });
  const compare = () => {
    if (!other || !record) return;
    spell(other);
    comparison.replaceChildren();
    if (!other.value) return;
    const rows = aligned(calls(shown), calls(Number(other.value) - 1));
    const heads = [words.call, `${words.here} (${shown + 1})`, `${words.there} (${other.value})`, ""];
    if (rows.every((row) => !row.change)) comparison.append(make("p", {}, words.same));
    const body = rows.map((row) => make("tr", { className: row.change },
      make("th", { scope: "row", className: "token call" }, row.call), make("td", {}, row.here ? "●" : "–"), make("td", {}, row.there ? "●" : "–"),
      make("td", {}, row.change ? words[row.change] : "")));
    const table = make("table", { className: "calls" },
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...body));
    const button = make("button", { type: "button", className: "copy" }, words.copyComparison);
    button.addEventListener("click", async () => {
      const lines = rows.map((row) => `| \`${row.call.replaceAll("|", "\\|")}\` | ${row.here ? "●" : "–"} | ${row.there ? "●" : "–"} | ${row.change ? words[row.change] : ""} |`);
      await navigator.clipboard.writeText([`| ${heads.join(" | ")} |`, "| --- | --- | --- | --- |", ...lines, "", location.href].join("\n"));
      button.textContent = words.copied;
      setTimeout(() => { button.textContent = words.copyComparison; }, 1500);
    });
    comparison.append(make("div", { className: "scroll", tabIndex: 0, role: "group", ariaLabel: words.call }, table));
    if (navigator.clipboard) comparison.append(button);
  };
  nameOthers();
  other?.addEventListener("change", () => load().then(() => { compare(); keepAddress(); }));

  // What the figure under the reader's own finger begins with.
  figure.recorded = async () => {
    await load();
    return record;
  };

  // Who chooses: the words of the sentence, the matrix, the list of cases, and the address.
  for (const select of selects) {
    select.addEventListener("change", async () => {
      stop();
      const chosen = Object.fromEntries(selects.map((each) => [each.name, each.value]));
      const index = caseOf(chosen, select.name);
      await show(index);
      const isThere = Object.keys(chosen).every((name) => values[index][name] === chosen[name]);
      if (!isThere) find(".shown")?.append(` ${words.notThere}`);
      keepAddress();
    });
  }
  if (!isOnItsPage) return;
  const caseIn = (hash) => /^#case-(\d+)$/.exec(hash)?.[1];
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#case-']");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    show(Number(caseIn(link.hash)) - 1).then(() => {
      keepAddress();
      document.getElementById("picture").scrollIntoView();
      lanesPane.focus({ preventScroll: true });
    });
  });
  const query = new URLSearchParams(location.search);
  const asked = Number(query.get("case") ?? caseIn(location.hash) ?? 0);
  const cases = Math.max(values.length, 1);
  const first = asked >= 1 && asked <= cases ? asked - 1 : shown;
  if (query.has("case") && !(asked >= 1 && asked <= cases)) {
    const says = fill(words.noSuchCase, { number: query.get("case"), shown: first + 1, cases });
    figure.prepend(make("p", { className: "note", role: "status" }, says));
  }
  figure.dataset.case = first;
  if (query.get("with") && other && [...other.options].some((option) => option.value === query.get("with"))) {
    other.value = query.get("with");
    find(".compare").open = true;
  }
  if (first !== shown || query.has("step") || other?.value) {
    step = Number(query.get("step") ?? 0) || 0;
    show(first, { keepStep: true }).then(() => { if (caseIn(location.hash)) document.getElementById("picture").scrollIntoView(); });
  }
  addEventListener("hashchange", () => { const number = caseIn(location.hash); if (number) show(Number(number) - 1); });
};
document.querySelectorAll("div.figure").forEach(evdocFigure);
