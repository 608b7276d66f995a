// The stage of a figure under the reader's own finger: the engine is loaded when somebody asks for it.
"use strict";
(() => {
  const figure = document.getElementById("figure");
  const place = figure?.querySelector(".trying");
  if (!place) return;
  const words = JSON.parse(place.dataset.words);
  const button = place.querySelector(".try");
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const svg = (tag, attributes = {}) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const query = () => new URLSearchParams(location.search);
  const number = () => Number(figure.dataset.case ?? (query().get("case") ?? 1) - 1) || 0;

  let session = null;
  let hands = null;
  let parts = null;
  let spot = null;

  const loadScript = () => new Promise((resolve, reject) => {
    if (typeof evdocLive !== "undefined") return resolve();
    const script = make("script", { src: place.dataset.live });
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });

  // The stage: an outline and a name for each view, and the fingers that are down.
  const outline = (spots) => spots.map(({ x, y }) => `${x},${y}`).join(" ");
  const paint = () => {
    const { views } = session.stage();
    const { stage } = parts;
    const shapes = views.filter((view) => view.visible.length > 2 && !view.traits.includes("hidden"));
    while (stage.children.length > shapes.length * 2) stage.lastChild.remove();
    while (stage.children.length < shapes.length * 2) stage.append(svg("polygon"), svg("text"));
    const taken = [];
    shapes.forEach((view, index) => {
      const [polygon, text] = [stage.children[index * 2], stage.children[index * 2 + 1]];
      const isBusy = view.traits.includes("highlighted") || view.recognizers.some(({ state }) => state === "began" || state === "changed");
      polygon.setAttribute("class", `view${isBusy ? " now" : ""}`);
      polygon.setAttribute("points", outline(view.visible));
      text.setAttribute("class", "name");
      const x = Math.min(...view.visible.map((each) => each.x)) + 6;
      let y = Math.min(...view.visible.map((each) => each.y)) + 16;
      // No name stands on another.
      while (view.name && taken.some((each) => Math.abs(each.y - y) < 15 && Math.abs(each.x - x) < 90)) y += 15;
      if (view.name) taken.push({ x, y });
      text.setAttribute("x", x);
      text.setAttribute("y", y);
      const states = view.recognizers.filter(({ name }) => name).map(({ name, state }) => `${name}: ${state}`);
      text.textContent = [view.name, ...states].filter(Boolean).join(" · ");
    });
    const down = new Map();
    for (const input of session.inputs) {
      if (input.kind !== "touch") continue;
      if (input.phase === "up" || input.phase === "cancel") down.delete(input.finger); else down.set(input.finger, input);
    }
    parts.fingers.replaceChildren(...[...down.values()].map(({ x, y }) => svg("circle", { class: "finger-now", cx: x, cy: y, r: 15 })));
    if (spot) parts.fingers.append(svg("circle", { class: "spot", cx: spot.x, cy: spot.y, r: 18 }));
  };

  // The calls, as they come.
  const rows = (entries) => evdocLive.ordering(entries).map((call) => {
    const text = evdocLive.describe(call) + (call.answer === null ? "" : ` → ${call.answer}`);
    return make("tr", { className: call.kind === "mark" ? "mark" : "" }, make("td", { className: "right" }, evdocLive.milliseconds(call.time)),
      make("td", { className: `token call d${Math.min(call.depth, 12)}` }, text), make("td", {}, call.rule ?? ""));
  });
  const judge = () => {
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
    if (entries === null) parts.calls.replaceChildren(...rows(session.entries));
    else if (entries.some(({ kind }) => kind !== "decision")) {
      // An answer belongs to a call that came before it.
      if (entries.some(({ kind }) => kind === "answer")) parts.calls.replaceChildren(...rows(session.entries));
      else parts.calls.append(...rows(entries));
      parts.frame.scrollTop = parts.frame.scrollHeight;
      judge();
    }
    paint();
  };
  const keepAddress = () => {
    const values = query();
    values.set("case", number() + 1);
    if (session.isPlayed || session.inputs.length === 0) values.delete("live"); else values.set("live", session.text);
    try { history.replaceState(null, "", `?${values}${location.hash}`); } catch { /* A file may not. */ }
  };

  const frame = () => {
    if (!session) return;
    try {
      session.tick();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      parts.said.textContent = words.trapped;
      session.recover();
    }
    if (!session.isPlaying && session.isPlayed && session.clock.runs && session.now > 60) pause();
    requestAnimationFrame(frame);
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

  const close = () => {
    hands?.remove();
    session?.close();
    [hands, session, parts, spot] = [null, null, null, null];
    place.querySelector(".live")?.remove();
    button.hidden = false;
  };

  const open = async (text) => {
    close();
    button.disabled = true;
    const said = make("p", { className: "note live" }, words.loading);
    said.setAttribute("aria-live", "polite");
    place.append(said);
    let engine;
    try {
      await loadScript();
      engine = await evdocLive.load(place.dataset.module);
    } catch {
      said.textContent = words.loadingFailed;
      return;
    } finally {
      button.disabled = false;
    }
    said.remove();
    button.hidden = true;
    session = new evdocLive.Session(engine, Number(place.dataset.index), number(), { changed });
    const corners = session.stage().views[0]?.corners ?? [];
    const size = { width: Math.max(...corners.map(({ x }) => x), 1), height: Math.max(...corners.map(({ y }) => y), 1) };
    const stage = svg("g");
    const fingers = svg("g");
    const picture = svg("svg", { class: "stage", viewBox: `0 0 ${size.width} ${size.height}`, width: size.width, height: size.height, tabindex: 0, role: "application", "aria-label": words.stage });
    picture.append(stage, fingers);
    const control = (says, act) => {
      const element = make("button", { type: "button" }, says);
      element.addEventListener("click", act);
      return element;
    };
    const calls = make("tbody");
    const heads = [words.ms, words.call, words.rule].map((head) => make("th", { scope: "col" }, head));
    const list = make("div", { className: "live-calls", tabIndex: 0 }, make("table", { className: "calls" }, make("thead", {}, make("tr", {}, ...heads)), calls));
    list.setAttribute("role", "log");
    list.setAttribute("aria-label", words.calls);
    const speed = make("select", {}, ...[["1", 1], ["1/4", 1 / 4], ["1/10", 1 / 10]].map(([label, rate]) => make("option", { value: rate }, `${label} ×`)));
    speed.addEventListener("change", () => { session.clock.rate = Number(speed.value); });
    const pauseButton = control(words.pause, () => (session.clock.runs ? pause() : goOn()));
    const copy = control(words.copyCalls, async () => {
      keepAddress();
      await navigator.clipboard.writeText(`${evdocLive.markdown(session.entries, [words.ms, words.call, words.rule])}\n${location.href}\n`);
      copy.textContent = words.copied;
      setTimeout(() => { copy.textContent = words.copyCalls; }, 1500);
    });
    const message = make("p", { className: "note" }, words.tryNote);
    parts = { stage, fingers, calls, frame: list, pause: pauseButton, said: message };
    const buttons = make("div", { className: "live-buttons" },
      pauseButton, control(words.back, () => { session.stepBack(); pause(); }), control(words.again, () => { session.reset(); goOn(); keepAddress(); }),
      control(words.playScript, () => { session.playScript(); parts.pause.textContent = words.pause; }), make("label", {}, `${words.speed} `, speed), copy,
      control(words.close, close));
    place.append(make("div", { className: "live" }, message, buttons, make("div", { className: "live-panes" }, picture, list)));
    hands = new evdocLive.Hands(picture, size, () => session, { moved: (at) => { spot = at; paint(); } });
    picture.addEventListener("pointerup", keepAddress);
    picture.addEventListener("keyup", keepAddress);
    changed(session, null);
    if (text && session.replay(text)) parts.pause.textContent = words.goOn;
    else session.clock.start();
    requestAnimationFrame(frame);
    picture.focus({ preventScroll: true });
  };
  button.addEventListener("click", () => open(""));
  figure.addEventListener("case", () => { if (session) open(""); });
  const text = query().get("live");
  if (text) open(text);
})();
