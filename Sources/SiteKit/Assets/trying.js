// The figure under the reader's own finger: the engine is loaded when somebody asks for it.
"use strict";

// Closes the figure of the page that goes on: there is one at a time.
let evdocCloseTried = () => {};

// The script of all figures, once one of them has asked for it.
let evdocLiveScript = null;

const evdocTrying = (place) => {
  const figure = place.closest(".figure");
  // On the page of its experiment a figure has to do with the page's claims, source and address.
  const isOnItsPage = figure.id === "figure";
  const words = JSON.parse(place.dataset.words);
  const { marks, lines } = JSON.parse(figure.dataset.words);
  const button = place.querySelector(".try");
  // Of whole lines, as the page shows it.
  const source = isOnItsPage ? document.getElementById("source-code")?.textContent.split("\n") ?? [] : [];
  const query = () => new URLSearchParams(location.search);
  const number = () => Number(figure.dataset.case) || 0;

  // Letters of code that a button shows.
  const LONGEST = 120;
  // Milliseconds between two judgements of the claims.
  const JUDGING = 200;

  let session = null;
  let hands = null;
  let parts = null;
  let spot = null;
  let painter = null;
  // The recorded case, which stands there until the reader does something.
  let expected = null;
  let isDue = false;
  let paintedInputs = 0;
  let isJudged = true;
  let judgedAt = 0;
  let loop = 0;

  const loadScript = () => {
    evdocLiveScript ??= new Promise((resolve, reject) => {
      const script = make("script", { src: place.dataset.live });
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => { script.remove(); evdocLiveScript = null; reject(new Error("no script")); });
      document.head.append(script);
    });
    return evdocLiveScript;
  };
  // The module is on its way while the script is that runs it.
  const loadEngine = async () => {
    if (!evdocLiveScript) {
      document.head.append(make("link", { rel: "preload", as: "script", href: new URL("live/engine.js", new URL(place.dataset.live, location.href)) }));
    }
    await loadScript();
    return (await evdocLive.load()).choose(Number(place.dataset.folder));
  };

  // ---- The picture
  const paint = () => {
    isDue = false;
    paintedInputs = session.inputs.length;
    const down = session.fingersDown;
    const isUntouched = expected && session.inputs.length === 0;
    const drawn = session.figure();
    const word = (index) => index < 0 ? "" : drawn.words[index];
    painter.repaint(parts.stage, drawn.stage[4], word);
    parts.fingers.replaceChildren(...down.map(({ x, y }) => svg("circle", { class: "finger-now", cx: x, cy: y, r: 15 })));
    if (isUntouched) parts.fingers.append(...expected.rings());
    if (spot) parts.fingers.append(svg("circle", { class: "spot", cx: spot.x, cy: spot.y, r: 18 }));
    const { lanes, lanesPane } = parts;
    lanesPane.classList.toggle("expected", Boolean(isUntouched));
    parts.lanesNote.textContent = isUntouched ? words.expectedLanes : words.lanes;
    if (isUntouched) expected.painter.show(lanes, expected.lanes, expected.word);
    else painter.show(lanes, drawn.lanes, word);
    lanesPane.scrollTop = isUntouched ? 0 : lanesPane.scrollHeight;
  };
  // What the experiment itself does in this case: its lanes, its fingers, and a sentence about them.
  const recordedCase = (record, index) => {
    const one = record.cases[index];
    const paths = one.fingers.map(([finger, ...numbers]) => ({
      finger, samples: Array.from({ length: numbers.length / 3 }, (_, at) => numbers.slice(at * 3, at * 3 + 3)),
    }));
    const way = ({ samples }) => Math.max(...samples.map(([, x, y]) => Math.hypot(x - samples[0][1], y - samples[0][2])));
    const tells = () => {
      if (paths.length === 0) return "";
      const together = new Set(paths.map(({ finger }) => finger)).size;
      if (together > 1) return fill(words.tryFingers, { count: together });
      const [{ samples }] = paths;
      if (way(paths[0]) > 12) return words.tryDrag;
      const held = samples[samples.length - 1][0] - samples[0][0];
      if (held >= 400) return fill(words.tryHold, { seconds: String(Math.ceil(held / 100) / 10) });
      return paths.length > 1 ? fill(words.tryTaps, { count: paths.length }) : words.tryTap;
    };
    const rings = () => paths.flatMap((path) => {
      const [[, cx, cy]] = path.samples;
      const points = path.samples.map(([, x, y]) => `${x},${y}`).join(" ");
      return [svg("circle", { class: "spot", cx, cy, r: 18 }), ...(way(path) > 12 ? [svg("polyline", { class: "spot", points })] : [])];
    });
    const word = (position) => position < 0 ? "" : record.words[position];
    return { lanes: one.lanes, painter: new Painter(record, marks, lines), word, rings, tells: tells() };
  };
  // Not more often than the screen shows.
  const paintSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => { if (session && isDue) paint(); });
  };

  // ---- The calls, as they come
  const spelled = (entry, answer) => evdocLive.describe(entry) + (answer === undefined ? "" : ` → ${answer}`);
  // The call at each depth that goes on, and the cell that shows it.
  let open = [];
  const list = (entries) => {
    const rows = [];
    for (const entry of entries) {
      if (entry.kind === "call" || entry.kind === "mark") {
        const cell = make("td", { className: `token call d${Math.min(entry.depth, 12)}` }, spelled(entry));
        rows.push(make("tr", { className: entry.kind === "mark" ? "mark" : "" },
          make("td", { className: "right" }, evdocLive.milliseconds(entry.time)), cell, make("td", {}, entry.rule ?? "")));
        open.length = Math.min(open.length, entry.depth);
        open.push({ entry, cell });
      } else if (entry.kind === "answer") {
        open.length = Math.min(open.length, entry.depth + 1);
        const call = open[open.length - 1];
        if (call) call.cell.textContent = spelled(call.entry, entry.detail);
      }
    }
    parts.calls.append(...rows);
  };
  const judge = () => {
    judgedAt = performance.now();
    isJudged = true;
    if (!isOnItsPage) return;
    const outcomes = session.outcomes();
    document.querySelectorAll("ol.claims > li").forEach((item, index) => {
      item.querySelector(".here")?.remove();
      const outcome = outcomes[index];
      if (outcome !== "holds" && outcome !== "fails") return;
      const holds = outcome === "holds";
      item.firstElementChild.append(make("span", { className: `here ${holds ? "yes" : "no"}` }, `${holds ? "✓ " : "✗ "}${holds ? words.holdsSoFar : words.failsSoFar}`));
    });
  };
  const changed = (_, entries) => {
    if (!parts) return;
    if (entries === null) {
      parts.calls.replaceChildren();
      open = [];
      list(session.entries);
    } else {
      list(entries);
    }
    if (entries === null || entries.length > 0) isJudged = false;
    if (entries === null || entries.length > 0 || session.inputs.length !== paintedInputs) paintSoon();
  };
  const keepAddress = () => {
    if (!isOnItsPage) return;
    const values = query();
    values.set("case", number() + 1);
    if (session.isPlayed || session.inputs.length === 0) values.delete("live"); else values.set("live", session.text);
    try { history.replaceState(null, "", `?${values}${location.hash}`); } catch { /* A file may not. */ }
  };

  // ---- Time
  const frame = () => {
    if (!session) return;
    session.tick();
    if (!isJudged && performance.now() > judgedAt + JUDGING) judge();
    if (!session.isPlaying && session.isPlayed && session.clock.runs && session.now > 60) pause();
    loop = requestAnimationFrame(frame);
  };
  const pause = () => {
    session.clock.pause();
    parts.pause.textContent = words.goOn;
    keepAddress();
  };
  const goOn = () => {
    session.clock.start();
    parts.pause.textContent = words.pause;
  };
  // Code of the experiment may stop the program, wherever it was called from.
  addEventListener("error", (event) => {
    if (!session || !(event.error instanceof WebAssembly.RuntimeError)) return;
    event.preventDefault();
    cancelAnimationFrame(loop);
    const trapped = session;
    parts.said.textContent = words.trapped;
    trapped.recover().then(() => { if (session === trapped) loop = requestAnimationFrame(frame); });
  });

  // ---- Steps of the experiment's script, which time would take in the script and which a reader takes when he likes
  const codeAt = (line) => {
    const rest = source.slice(line - 1).join("\n");
    const start = rest.indexOf("{");
    if (start < 0) return "";
    let depth = 0;
    for (let index = start; index < rest.length; index++) {
      if (rest[index] === "{") depth += 1;
      if (rest[index] === "}" && --depth === 0) return rest.slice(start + 1, index).trim().replace(/\s*\n\s*/g, "; ").replace(/\s+/g, " ");
    }
    return "";
  };
  const stepName = ({ line, mark, step }) => mark ? `— ${mark}` : codeAt(line) || `${words.step} ${step}`;
  const take = (step) => {
    const time = session.clock.runs ? Math.max(session.now, session.clock.time) : session.now;
    session.send({ time, kind: "step", step });
    session.advance(session.now);
    keepAddress();
  };
  const stepButtons = () => session.steps().map((step, index) => {
    const name = stepName(step);
    const short = name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name;
    const element = make("button", { type: "button", title: name }, ...(index < 9 ? [make("kbd", {}, String(index + 1)), " "] : []), make("code", {}, short));
    element.addEventListener("click", () => take(step.step));
    return element;
  });

  // ---- Opening and closing
  const close = () => {
    cancelAnimationFrame(loop);
    hands?.remove();
    session?.close();
    [hands, session, parts, spot] = [null, null, null, null];
    place.querySelector(".live")?.remove();
    button.hidden = false;
  };

  const control = (says, act) => {
    const element = make("button", { type: "button" }, says);
    element.addEventListener("click", act);
    return element;
  };

  const copyCalls = async (element) => {
    keepAddress();
    await navigator.clipboard.writeText(`${evdocLive.markdown(session.entries, [words.ms, words.call, words.rule])}\n${location.href}\n`);
    element.textContent = words.copied;
    setTimeout(() => { element.textContent = words.copyCalls; }, 1500);
  };

  const build = (size) => {
    const [stage, fingers] = [svg("g"), svg("g")];
    const picture = svg("svg", {
      class: "stage", viewBox: `0 0 ${size.width} ${size.height}`, width: size.width, height: size.height, tabindex: 0, role: "application", "aria-label": words.stage,
    });
    picture.append(stage, fingers);
    const lanes = svg("svg", { class: "lanes", role: "img", "aria-label": words.lanes });
    const lanesPane = make("div", { className: "drawing live-lanes", tabIndex: 0 }, lanes);
    lanesPane.setAttribute("role", "group");
    lanesPane.setAttribute("aria-label", words.lanes);
    const calls = make("tbody");
    const heads = [words.ms, words.call, words.rule].map((head) => make("th", { scope: "col" }, head));
    const log = make("div", { className: "live-calls", tabIndex: 0 }, make("table", { className: "calls" }, make("thead", {}, make("tr", {}, ...heads)), calls));
    log.setAttribute("role", "log");
    log.setAttribute("aria-label", words.calls);
    const speed = make("select", {}, ...[["1", 1], ["1/4", 1 / 4], ["1/10", 1 / 10]].map(([label, rate]) => make("option", { value: rate }, `${label} ×`)));
    speed.addEventListener("change", () => { session.clock.rate = Number(speed.value); });
    const pauseButton = control(words.pause, () => (session.clock.runs ? pause() : goOn()));
    const copy = control(words.copyCalls, () => copyCalls(copy));
    const { device } = place.dataset;
    const file = device ? [make("a", { href: device, download: "", title: words.deviceHow }, words.device)] : [];
    const said = make("p", { className: "note" }, ...(expected?.tells ? [make("strong", {}, expected.tells), " "] : []), words.tryNote);
    const lanesNote = make("p", { className: "note" });
    said.setAttribute("aria-live", "polite");
    const buttons = make("div", { className: "live-buttons" },
      pauseButton, control(words.back, () => { session.stepBack(); pause(); }), control(words.again, () => { session.reset(); goOn(); keepAddress(); }),
      control(words.playScript, () => { session.playScript(); parts.pause.textContent = words.pause; }), make("label", {}, `${words.speed} `, speed),
      ...(navigator.clipboard ? [copy] : []), ...file, control(words.close, () => { close(); button.focus(); }));
    const steps = stepButtons();
    const stepLine = make("div", { className: "live-buttons live-steps" }, make("span", {}, words.steps), ...steps);
    parts = { stage, fingers, lanes, lanesPane, lanesNote, calls, pause: pauseButton, said, picture };
    // The stage comes first: on a phone nothing else has room beside it.
    place.append(make("div", { className: "live" }, said, make("div", { className: "live-panes" }, picture, make("div", {}, lanesNote, lanesPane)),
      ...(steps.length > 0 ? [stepLine] : []), buttons, make("details", {}, make("summary", {}, words.calls), log)));
    // A mouse that is held down cannot press a button.
    picture.addEventListener("keydown", (event) => {
      const step = /^[1-9]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey ? session.steps()[event.key - 1] : null;
      if (step && !event.repeat) take(step.step);
    });
  };

  const start = async (text) => {
    evdocCloseTried();
    evdocCloseTried = close;
    button.disabled = true;
    const said = make("p", { className: "note live" }, words.loading);
    said.setAttribute("aria-live", "polite");
    place.append(said);
    let engine;
    try {
      engine = await loadEngine();
    } catch {
      said.textContent = words.loadingFailed;
      return;
    } finally {
      button.disabled = false;
    }
    const record = await figure.recorded();
    expected = record.cases[number()] ? recordedCase(record, number()) : null;
    said.remove();
    button.hidden = true;
    painter = new Painter(engine.vocabulary, marks, lines);
    const index = Number(place.dataset.index);
    if (isOnItsPage) engine.judge(index, record.formulas);
    session = new evdocLive.Session(engine, index, number(), { changed });
    const corners = session.stage().views[0]?.corners ?? [];
    const size = { width: Math.max(...corners.map(({ x }) => x), 1), height: Math.max(...corners.map(({ y }) => y), 1) };
    build(size);
    hands = new evdocLive.Hands(parts.picture, size, () => session, { moved: (at) => { spot = at; paintSoon(); } });
    // Behind the hands, which have to have lifted the finger.
    for (const name of ["pointerup", "keyup"]) parts.picture.addEventListener(name, keepAddress);
    changed(session, null);
    if (text && session.replay(text)) parts.pause.textContent = words.goOn;
    else session.clock.start();
    loop = requestAnimationFrame(frame);
    parts.picture.focus({ preventScroll: true });
    session.warmUp();
  };
  button.addEventListener("click", async () => {
    await start("");
    // The calls as they come, and before them the stage.
    for (const part of [parts?.lanesPane, parts?.picture]) part?.scrollIntoView({ block: "nearest" });
  });
  // Between the press and the click lies a tenth of a second.
  button.addEventListener("pointerdown", () => { loadEngine().catch(() => { /* The click says so. */ }); });
  figure.addEventListener("case", () => { if (session) start(""); });
  const text = isOnItsPage ? query().get("live") : "";
  if (text) start(text);
};
document.querySelectorAll("div.figure .trying").forEach(evdocTrying);
