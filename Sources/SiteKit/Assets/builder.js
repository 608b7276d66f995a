// A stage that the reader builds: views, controls and recognizers, put together here, touched on the engine, and given away as Swift.
// What a sketch can have stands in the page; the engine reads its text, plays it and makes the Swift.
"use strict";
(() => {
  const place = document.getElementById("builder");
  if (!place) return;
  const words = JSON.parse(place.dataset.words);
  const vocabulary = JSON.parse(place.dataset.vocabulary);
  const starters = JSON.parse(place.dataset.starters);
  const rules = JSON.parse(place.dataset.rules);
  const [WIDTH, HEIGHT] = vocabulary.size;
  const VIEWS = new Map(vocabulary.views.map((kind) => [kind.kind, kind]));
  const RECOGNIZERS = new Map(vocabulary.recognizers.map((kind) => [kind.kind, kind]));
  const PAN = ".panGestureRecognizer";
  // What a new one is called, and how large a view is.
  const NAMES = { view: "pad", switch: "toggle", textField: "field", scrollView: "scroll", longPress: "press", screenEdgePan: "edgePan" };
  const SIZES = { button: [150, 44], label: [150, 30], slider: [240, 34], switch: [51, 31], textField: [220, 34], scrollView: [300, 360] };
  const HOLDERS = ["view", "scrollView"];
  // Points.
  const GRID = 5;
  const SMALLEST = 10;
  // Milliseconds within which changes of one thing are one step to undo.
  const TOGETHER = 800;
  const MOST_STEPS = 200;

  const button = (says, act, properties = {}) => {
    const element = make("button", { type: "button", ...properties }, says);
    element.addEventListener("click", act);
    return element;
  };

  // ---------------------------------------------------------------- The sketch
  // As its text has it, with what is as it would be anyway left out.
  let sketch = { views: [], recognizers: [] };
  // The name of what is chosen; null is the root view.
  let chosen = null;
  let mode = "touch";
  const [past, future] = [[], []];
  let lastChange = { key: null, time: 0 };

  const clean = (text) => {
    const read = JSON.parse(text);
    return { ...read, views: read.views ?? [], recognizers: read.recognizers ?? [] };
  };
  const textOf = () => JSON.stringify(sketch, (key, value) => (Array.isArray(value) && value.length === 0 && (key === "views" || key === "recognizers" || key === "events") ? undefined : value));

  // Everything, each with the list that it stands in: `{item, list, index, parent, isView}`; parent is null in the root view.
  const all = () => {
    const found = [];
    const walk = (owner, parent, depth) => {
      (owner.recognizers ?? []).forEach((item, index) => found.push({ item, list: owner.recognizers, index, parent, depth, isView: false, name: item.id }));
      (owner.views ?? []).forEach((item, index) => {
        found.push({ item, list: owner.views, index, parent, depth, isView: true, name: item.name });
        walk(item, item, depth + 1);
      });
    };
    walk(sketch, null, 0);
    return found;
  };
  const find = (name) => all().find((each) => each.name === name) ?? null;
  const origin = (view) => {
    const { item, parent } = find(view.name);
    const outer = parent ? origin(parent) : { x: 0, y: 0 };
    return { x: outer.x + item.frame[0], y: outer.y + item.frame[1] };
  };
  const freshName = (base) => {
    const taken = new Set(all().flatMap(({ name }) => [name, `${name}Delegate`]));
    let [name, number] = [base, 2];
    while (taken.has(name)) name = `${base}${number++}`;
    return name;
  };
  const references = () => all().flatMap(({ item, isView, name }) => (!isView ? [name] : item.kind === "scrollView" ? [name + PAN] : []));

  /** Changes the sketch as one step. Changes of one key that follow each other at once are one step together. */
  const change = (key, act) => {
    const [before, chosenBefore] = [textOf(), chosen];
    act();
    const after = textOf();
    if (after === before) return show();
    // What the engine does not read is not done.
    if (engine && !reads(after)) {
      [sketch, chosen] = [clean(before), chosenBefore];
      return show();
    }
    const now = performance.now();
    if (!key || key !== lastChange.key || now - lastChange.time > TOGETHER) past.push(before);
    if (past.length > MOST_STEPS) past.shift();
    lastChange = { key, time: now };
    future.length = 0;
    changed();
  };
  const step = (from, to) => {
    if (from.length === 0) return;
    to.push(textOf());
    sketch = clean(from.pop());
    lastChange = { key: null, time: 0 };
    changed();
  };
  const undo = () => step(past, future);
  const redo = () => step(future, past);
  const changed = () => {
    if (chosen !== null && !find(chosen)) chosen = null;
    show();
    openRun();
  };

  const choose = (name) => {
    chosen = name;
    show();
  };

  // ---------------------------------------------------------------- Changing it
  const holder = () => {
    const now = chosen === null ? null : find(chosen);
    if (!now) return null;
    const view = now.isView ? now.item : now.parent;
    return view && now.isView && !HOLDERS.includes(view.kind) ? now.parent : view;
  };
  const addView = (kind, at = null, parent = holder()) => change(null, () => {
    const owner = parent ?? sketch;
    const views = owner.views ?? (owner.views = []);
    const [width, height] = SIZES[kind] ?? [200, 140];
    const [wide, high] = parent ? [parent.frame[2], parent.frame[3]] : [WIDTH, HEIGHT];
    const shift = views.length * 20;
    const middle = at ?? { x: wide / 2 + shift % 100, y: high / 2 + shift % 200 };
    const name = freshName(NAMES[kind] ?? kind);
    const view = { kind, name, frame: [snap(middle.x - width / 2), snap(middle.y - height / 2), width, height] };
    if (kind === "button") Object.assign(view, { title: "Button", events: ["touchUpInside"] });
    if (kind === "label") view.text = "Label";
    if (kind === "slider" || kind === "switch") view.events = ["valueChanged"];
    if (kind === "control") view.events = ["touchDown", "touchUpInside"];
    if (kind === "scrollView") view.contentSize = [width, height * 2];
    if (kind === "view") view.touches = "super";
    views.push(view);
    chosen = name;
  });
  const addRecognizer = (kind) => change(null, () => {
    const now = chosen === null ? null : find(chosen);
    const owner = now ? (now.isView ? now.item : now.parent) ?? sketch : sketch;
    const recognizer = { kind, id: freshName(NAMES[kind] ?? kind) };
    if (kind === "screenEdgePan") recognizer.edges = ["left"];
    (owner.recognizers ?? (owner.recognizers = [])).push(recognizer);
    chosen = recognizer.id;
  });
  // Who refers to a recognizer refers to the same one under another name, or to none.
  const rereference = (from, to) => {
    for (const { item, isView } of all()) {
      if (isView) continue;
      for (const key of ["requires", "shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"]) {
        if (!item[key]) continue;
        item[key] = item[key].map((name) => (name === from ? to : name)).filter((name) => name !== null);
        if (key === "requires" && item[key].length === 0) delete item[key];
      }
    }
  };
  const remove = (name) => change(null, () => {
    const { item, list, index, parent, isView } = find(name);
    const before = new Set(references());
    list.splice(index, 1);
    const after = new Set(references());
    for (const gone of before) if (!after.has(gone)) rereference(gone, null);
    chosen = (list[index] ?? list[index - 1])?.[isView ? "name" : "id"] ?? parent?.name ?? null;
  });
  const rename = (entry, name) => change(null, () => {
    const { item, isView, name: old } = entry;
    if (isView) item.name = name; else item.id = name;
    rereference(isView ? old + PAN : old, isView ? name + PAN : name);
    chosen = name;
  });
  const move = (name, by) => change(null, () => {
    const { item, list, index } = find(name);
    if (!list[index + by]) return;
    list.splice(index, 1);
    list.splice(index + by, 0, item);
  });
  // A view stays where it is seen when it goes into another.
  const moveInto = (name, parent) => change(null, () => {
    const { item, list, index } = find(name);
    const before = origin(item);
    const outer = parent ? origin(parent) : { x: 0, y: 0 };
    list.splice(index, 1);
    const owner = parent ?? sketch;
    (owner.views ?? (owner.views = [])).push(item);
    item.frame = [before.x - outer.x, before.y - outer.y, item.frame[2], item.frame[3]];
  });
  const nest = (name) => {
    const entry = find(name);
    const before = entry?.isView && entry.list[entry.index - 1];
    if (before) moveInto(name, before);
  };
  const unnest = (name) => {
    const entry = find(name);
    if (entry?.isView && entry.parent) moveInto(name, find(entry.parent.name).parent);
  };
  // A property that is as it would be anyway is not written.
  const set = (item, name, value, isDefault) => change(`${item.name ?? item.id}.${name}`, () => {
    if (isDefault) delete item[name]; else item[name] = value;
  });

  // ---------------------------------------------------------------- The page
  const parts = {};
  const select = (options, value, act, properties = {}) => {
    const element = make("select", properties, ...options.map(([key, says]) => make("option", { value: key }, says)));
    element.value = value;
    element.addEventListener("change", () => act(element.value));
    return element;
  };
  const group = (says, ...children) => make("fieldset", {}, make("legend", {}, says), ...children);

  const build = () => {
    const palette = make("div", { className: "palette", attributes: { role: "group", "aria-label": words.addView } },
      ...vocabulary.views.map(({ kind, class: name }) => paletteButton(kind, name)));
    const gestures = select(vocabulary.recognizers.map(({ kind, class: name }) => [kind, name]), "tap", () => {}, { ariaLabel: words.addRecognizer, className: "gesture-kind" });
    const addGesture = button(words.addRecognizer, () => addRecognizer(gestures.value), { className: "add-gesture" });
    const begin = select([["", "…"], ...starters.map(({ title }, index) => [String(index), title]), ["empty", words.empty]], "", (value) => {
      if (value === "") return;
      begin.value = "";
      change(null, () => { sketch = clean(JSON.stringify(value === "empty" ? {} : starters[Number(value)].sketch)); chosen = sketch.views[0]?.name ?? null; });
    }, { className: "starters" });
    parts.tree = make("div", { className: "tree" });
    const moves = [[words.delete, remove, "delete"], [words.backwards, (name) => move(name, -1), "backwards"], [words.forwards, (name) => move(name, 1), "forwards"],
      [words.into, nest, "into"], [words.out, unnest, "out"]];
    parts.moves = make("div", { className: "moves" }, ...moves.map(([says, act, name]) => button(says, () => { if (chosen !== null) act(chosen); }, { className: name })));
    const left = make("section", { className: "builder-parts", attributes: { "aria-labelledby": "builder-parts" } },
      make("label", { className: "begin" }, `${words.starters} `, begin),
      make("h2", { id: "builder-parts" }, words.parts), palette, make("div", { className: "add-row" }, gestures, addGesture), parts.tree, parts.moves);

    parts.views = svg("g");
    parts.handles = svg("g");
    parts.fingers = svg("g");
    // Fingers are counted in points of the phone, which fills this element.
    parts.stage = svg("svg", { class: "stage", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, tabindex: 0, role: "application", "aria-label": words.stage, "aria-describedby": "builder-note" });
    parts.stage.append(svg("rect", { class: "phone", x: 1.5, y: 1.5, width: WIDTH - 3, height: HEIGHT - 3 }), parts.views, parts.handles, parts.fingers);
    parts.arrange = button(words.arrange, () => use("arrange"), { className: "arrange" });
    parts.touch = button(words.touch, () => use("touch"), { className: "touch" });
    parts.undo = button(words.undo, undo, { className: "undo" });
    parts.redo = button(words.redo, redo, { className: "redo" });
    parts.note = make("p", { className: "note", id: "builder-note" });
    parts.said = make("p", { className: "note said", attributes: { role: "status" } });
    // What the list says too, where the list is out of sight.
    parts.last = make("p", { className: "last-call", attributes: { "aria-hidden": "true" } });
    const middle = make("section", { className: "builder-stage", attributes: { "aria-labelledby": "builder-stage" } },
      make("h2", { id: "builder-stage" }, words.stage),
      make("div", { className: "live-buttons" }, make("span", { attributes: { role: "group", "aria-label": words.mode } }, parts.arrange, " ", parts.touch), parts.undo, parts.redo),
      parts.last, parts.stage, parts.said, parts.note);

    parts.properties = make("section", { className: "builder-properties", attributes: { "aria-labelledby": "builder-properties" } });
    parts.calls = make("tbody");
    const heads = [words.milliseconds, words.call, words.rule].map((head) => make("th", { scope: "col" }, head));
    parts.table = make("table", { className: "calls" }, make("thead", {}, make("tr", {}, ...heads)), parts.calls);
    parts.list = make("div", { className: "live-calls", tabIndex: 0, attributes: { role: "log", "aria-label": words.calls } }, parts.table);
    parts.noCalls = make("p", { className: "note" }, words.noCalls);
    parts.lanes = svg("svg", { class: "lanes", role: "img", "aria-label": words.lanes });
    parts.lanesPane = make("div", { className: "live-lanes", tabIndex: 0, attributes: { role: "group", "aria-label": words.lanes } }, parts.lanes);
    const copyCalls = copier(words.copyCalls, () => `${evdocLive.markdown(session?.entries ?? [], [words.milliseconds, words.call, words.rule])}\n${location.href}\n`);
    const below = make("section", { className: "builder-calls", attributes: { "aria-labelledby": "builder-calls" } },
      make("h2", { id: "builder-calls" }, words.calls), make("div", { className: "live-buttons" }, button(words.again, () => openRun(true), { className: "again" }), copyCalls),
      parts.noCalls, parts.lanesPane, parts.list);

    parts.form = select([["controller", words.controller], ["experiment", words.experiment]], "controller", showSwift, { ariaLabel: words.swift, className: "swift-form" });
    parts.swift = make("code");
    const code = make("pre", { className: "swift", tabIndex: 0 }, parts.swift);
    const taken = make("section", { className: "builder-swift", attributes: { "aria-labelledby": "builder-swift" } },
      make("h2", { id: "builder-swift" }, words.swift),
      make("div", { className: "live-buttons" }, parts.form, copier(words.copySwift, () => parts.swift.textContent, "copy-swift"), copier(words.copyAddress, () => location.href, "copy-address")),
      make("p", { className: "note" }, words.addressNote), code);
    place.append(left, middle, parts.properties, below, taken);

    place.addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || /^(INPUT|TEXTAREA)$/.test(event.target.tagName) && event.target.type === "text") return;
      event.preventDefault();
      if (event.shiftKey) redo(); else undo();
    });
    arrange();
  };

  const copier = (says, text, name = "copy-calls") => {
    const element = button(says, async () => {
      await settled();
      await navigator.clipboard.writeText(text());
      element.textContent = words.copied;
      setTimeout(() => { element.textContent = says; }, 1500);
    }, { className: name });
    return element;
  };

  // A click adds where there is room; dragged to the stage, a view comes where it is dropped.
  const paletteButton = (kind, name) => {
    const element = button(name, () => { if (!dropped) addView(kind); dropped = false; }, { className: `add-view add-${kind}` });
    let dropped = false;
    element.addEventListener("pointerdown", (event) => {
      const start = { x: event.clientX, y: event.clientY };
      dropped = false;
      element.setPointerCapture?.(event.pointerId);
      const drop = (up) => {
        element.removeEventListener("pointerup", drop);
        if (Math.hypot(up.clientX - start.x, up.clientY - start.y) < 8) return;
        const box = parts.stage.getBoundingClientRect();
        if (up.clientX < box.left || up.clientX > box.right || up.clientY < box.top || up.clientY > box.bottom) return;
        dropped = true;
        const spot = spotOf(up);
        const under = viewAt(spot, (view) => HOLDERS.includes(view.kind));
        const outer = under ? origin(under) : { x: 0, y: 0 };
        addView(kind, { x: spot.x - outer.x, y: spot.y - outer.y }, under);
        setTimeout(() => { dropped = false; }, 0);
      };
      element.addEventListener("pointerup", drop);
      element.addEventListener("pointercancel", () => element.removeEventListener("pointerup", drop), { once: true });
    });
    return element;
  };

  const use = (next, isByReader = true) => {
    mode = next;
    hands?.remove();
    hands = null;
    spot = null;
    if (mode === "touch" && session) {
      hands = new evdocLive.Hands(parts.stage, { width: WIDTH, height: HEIGHT }, () => session, { moved: (at) => { spot = at; paint(); } });
      session.clock.start();
      if (isByReader) parts.stage.focus({ preventScroll: true });
    } else {
      session?.clock.pause();
    }
    show();
  };

  // ---------------------------------------------------------------- What is shown
  const show = () => {
    const key = document.activeElement?.dataset?.key;
    showTree();
    showProperties();
    if (key) [...place.querySelectorAll("[data-key]")].find((each) => each.dataset.key === key)?.focus({ preventScroll: true });
    const isArranging = mode === "arrange";
    parts.arrange.setAttribute("aria-pressed", String(isArranging));
    parts.touch.setAttribute("aria-pressed", String(!isArranging));
    parts.touch.disabled = !session;
    parts.undo.disabled = past.length === 0;
    parts.redo.disabled = future.length === 0;
    parts.stage.classList.toggle("arranging", isArranging);
    place.classList.toggle("touching", !isArranging);
    const note = isArranging ? words.arrangeNote : words.touchNote;
    if (parts.note.textContent !== note) parts.note.textContent = note;
    for (const each of parts.moves.children) each.disabled = chosen === null;
    paint();
  };

  const showTree = () => {
    const row = (name, className, key) => {
      const element = button("", () => choose(key), { className: "part" });
      element.append(make("span", { className: "part-name" }, name), " ", make("small", {}, className));
      element.dataset.key = `part ${key ?? ""}`;
      element.setAttribute("aria-pressed", String(chosen === key));
      element.addEventListener("keydown", (event) => partKey(event, key));
      return element;
    };
    const list = (owner) => {
      const recognizers = (owner.recognizers ?? []).map((each) => make("li", { className: "is-recognizer" }, row(each.id, RECOGNIZERS.get(each.kind).class, each.id)));
      const views = (owner.views ?? []).map((each) => make("li", {}, row(each.name, VIEWS.get(each.kind).class, each.name), ...list(each)));
      return recognizers.length + views.length > 0 ? [make("ul", {}, ...recognizers, ...views)] : [];
    };
    parts.tree.replaceChildren(row(words.root, "UIView", null), ...list(sketch));
  };
  const partKey = (event, name) => {
    if (name === null) return;
    const acts = { ArrowUp: () => move(name, -1), ArrowDown: () => move(name, 1), ArrowRight: () => nest(name), ArrowLeft: () => unnest(name) };
    if (event.key === "Delete" || event.key === "Backspace") remove(name);
    else if (event.altKey && acts[event.key]) { chosen = name; acts[event.key](); }
    else return;
    event.preventDefault();
  };

  const showProperties = () => {
    const entry = chosen === null ? null : find(chosen);
    const heading = make("h2", { id: "builder-properties" }, fill(words.properties, { name: chosen ?? words.root }));
    if (!entry) return parts.properties.replaceChildren(heading, make("p", { className: "note" }, words.rootNote));
    const { item, isView } = entry;
    const kind = (isView ? VIEWS : RECOGNIZERS).get(item.kind);
    const name = keyed(make("input", { type: "text", value: chosen, spellcheck: false, autocomplete: "off" }), "name");
    name.addEventListener("change", () => {
      const value = name.value.trim();
      if (all().some((each) => each.item !== item && each.name === value)) return complain("sameName", value, () => { name.value = chosen; });
      if (!/^[a-z]\w{0,39}$/.test(value)) return complain("name", value, () => { name.value = chosen; });
      rename(entry, value);
    });
    const fields = [make("label", {}, `${words.name} `, name), make("p", { className: "note" }, make("code", {}, kind.class))];
    if (isView) fields.push(group(words.frame, ...["x", "y", words.width, words.height].map((says, index) => frameField(item, says, index))));
    fields.push(group(words.behaviour, ...kind.properties.map((property) => propertyField(item, property))));
    fields.push(...(isView ? viewFields(item, kind) : recognizerFields(item)));
    parts.properties.replaceChildren(heading, ...fields);
  };
  const keyed = (element, key) => {
    element.dataset.key = `field ${key}`;
    return element;
  };
  const labelled = (says, field, isChanged = false) => make("label", { className: isChanged ? "field is-set" : "field" }, make("span", {}, says), " ", field);
  const numberField = (key, value, { least, most, step = "any" }, act) => {
    const field = keyed(make("input", { type: "number", value: value ?? "", step }), key);
    if (least !== undefined) field.min = least;
    if (most !== undefined) field.max = most;
    field.addEventListener("change", () => {
      const number = field.value === "" ? null : Math.round(Number(field.value) * 1000) / 1000;
      if (number !== null && !field.checkValidity()) { field.reportValidity(); return; }
      act(number);
    });
    return field;
  };
  const frameField = (item, says, index) => labelled(says, numberField(`frame ${index}`, item.frame[index], { least: index > 1 ? 0 : -10000, most: 10000 }, (number) => {
    if (number !== null) change(`${item.name}.frame`, () => { item.frame = item.frame.with(index, number); });
  }));
  const equal = (left, right) => JSON.stringify(left) === JSON.stringify(right);

  const propertyField = (item, property) => {
    const { name, form } = property;
    const value = item[name] ?? property.default;
    const isSet = !equal(value, property.default);
    const give = (next) => set(item, name, next, equal(next, property.default));
    switch (form) {
      case "flag": {
        const box = keyed(make("input", { type: "checkbox", checked: value }), name);
        box.addEventListener("change", () => give(box.checked));
        return make("label", { className: isSet ? "flag is-set" : "flag" }, box, " ", name);
      }
      case "text": {
        const field = keyed(make("input", { type: "text", value, maxLength: 60, autocomplete: "off" }), name);
        field.addEventListener("change", () => give(field.value));
        return labelled(name, field, isSet);
      }
      case "size":
        return make("div", { className: "pair" }, ...[words.width, words.height].map((says, index) =>
          labelled(`${name}, ${says}`, numberField(`${name} ${index}`, value[index], { least: 0, most: 10000 }, (number) => give(value.with(index, number ?? 0))), isSet)));
      case "choices":
        return make("div", { className: isSet ? "choices is-set" : "choices", attributes: { role: "group", "aria-label": name } }, make("span", {}, name), ...choiceBoxes(name, property.choices, value, give));
      default: {
        const field = numberField(name, value, { least: property.least, most: property.most, step: form === "whole" ? 1 : "any" }, (number) => give(number ?? property.default));
        if (property.default === null) field.placeholder = words.unlimited;
        return labelled(name, field, isSet);
      }
    }
  };
  const choiceBoxes = (key, choices, value, give) => choices.map((choice) => {
    const box = keyed(make("input", { type: "checkbox", checked: value.includes(choice) }), `${key} ${choice}`);
    box.addEventListener("change", () => give(choices.filter((each) => (each === choice ? box.checked : value.includes(each)))));
    return make("label", { className: "flag" }, box, " ", choice);
  });

  const chooser = (item, name, says, options) => {
    const value = item[name] === undefined ? "" : String(item[name]);
    return labelled(says, keyed(select(options.map(([key, text]) => [key, text]), value, (next) => {
      const meaning = options.find(([key]) => key === next)[2] ?? next;
      set(item, name, meaning, next === "");
    }), name), value !== "");
  };
  const viewFields = (item, kind) => {
    const isSet = item.pointInside !== undefined;
    const margin = numberField("pointInside", item.pointInside, { least: -10000, most: 10000 }, (number) => set(item, "pointInside", number, number === null));
    margin.placeholder = words.notOverridden;
    const overrides = group(words.overrides,
      chooser(item, "touches", "touches…(_:with:)", [["", words.notOverridden], ["super", words.callsSuper], ["stop", words.doesNotCallSuper]]),
      chooser(item, "hitTest", "hitTest(_:with:)", [["", words.notOverridden], ["super", words.callsSuper], ["stop", words.answersNil]]),
      labelled(`point(inside:with:) ${words.margin}`, margin, isSet));
    if (!kind.isControl) return [overrides];
    const events = item.events ?? [];
    return [overrides, group(words.events, ...choiceBoxes("event", vocabulary.events, events, (next) => set(item, "events", next, next.length === 0)))];
  };
  const recognizerFields = (item) => {
    const others = references().filter((name) => name !== item.id);
    const nobody = () => make("p", { className: "note" }, words.nobodyElse);
    const requirements = group(words.requirements,
      ...(others.length === 0 ? [nobody()] : choiceBoxes("requires", others, item.requires ?? [], (next) => set(item, "requires", next, next.length === 0))));
    const question = (name) => {
      const value = item[name];
      const now = value === undefined ? "" : equal(value, ["*"]) ? "*" : "these";
      const field = labelled(name, keyed(select([["", words.noMethod], ["*", words.everyone], ["these", words.chosen]], now, (next) => {
        set(item, name, next === "*" ? ["*"] : [], next === "");
      }), name), now !== "");
      return now === "these" ? make("div", { className: "question" }, field, ...choiceBoxes(name, others, value, (next) => set(item, name, next, false))) : field;
    };
    const answers = group(words.delegate,
      chooser(item, "shouldBegin", "gestureRecognizerShouldBegin", [["", words.noMethod], ["true", words.yes, true], ["false", words.no, false]]),
      chooser(item, "shouldReceive", "shouldReceive touch", [["", words.noMethod], ["yes", words.yes], ["no", words.no], ["ownView", words.ownView]]),
      ...["shouldRecognizeSimultaneouslyWith", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"].map(question));
    return [requirements, answers];
  };

  // ---------------------------------------------------------------- Painting
  let dragged = null;
  let spot = null;

  // The views as they are arranged: each with its corners on the screen, and what it is.
  const arranged = () => {
    const found = [];
    const walk = (owner, x, y) => (owner.views ?? []).forEach((view) => {
      const [left, top, width, height] = [x + view.frame[0], y + view.frame[1], view.frame[2], view.frame[3]];
      const corners = [[left, top], [left + width, top], [left + width, top + height], [left, top + height]].map(([cx, cy]) => ({ x: cx, y: cy }));
      found.push({ item: view, name: view.name, corners, visible: corners, alpha: view.alpha ?? 1, isHidden: view.isHidden ?? false, states: (view.recognizers ?? []).map(({ id }) => id) });
      walk(view, left, top);
    });
    walk(sketch, 0, 0);
    return found;
  };
  // The views as they are while they are touched.
  const played = () => session.stage().views.flatMap((view) => {
    const entry = view.name ? find(view.name) : null;
    if (!entry || !entry.isView) return [];
    const active = view.recognizers.some(({ state }) => state === "began" || state === "changed");
    return [{ ...view, item: entry.item, isHidden: view.traits.includes("hidden"), isNow: active || view.traits.includes("highlighted"),
      states: view.recognizers.filter(({ name }) => name && find(name)).map(({ name, state }) => (state === "possible" ? name : `${name}: ${state}`)) }];
  });

  const paint = () => {
    const isArranging = mode === "arrange" || !session;
    const views = isArranging ? arranged() : played();
    parts.views.replaceChildren(...views.flatMap((view) => paintView(view, isArranging)));
    parts.handles.replaceChildren(...(isArranging ? handles() : []));
    const fingers = isArranging ? [] : session.fingersDown;
    parts.fingers.replaceChildren(...fingers.map(({ x, y }) => svg("circle", { class: "finger-now", cx: x, cy: y, r: 15 })));
    if (!isArranging && spot) parts.fingers.append(svg("circle", { class: "spot", cx: spot.x, cy: spot.y, r: 18 }));
  };
  const paintView = (view, isArranging) => {
    if (view.visible.length < 3 || view.isHidden && !isArranging) return [];
    const { item, corners } = view;
    const names = ["view", `is-${item.kind}`];
    if (view.isNow) names.push("now");
    if (view.isHidden || view.alpha < .02) names.push("is-hidden");
    if (isArranging && view.name === chosen) names.push("is-chosen");
    const shapes = [svg("polygon", { class: names.join(" "), points: view.visible.map(({ x, y }) => `${x},${y}`).join(" ") })];
    const [left, top, right, bottom] = [corners[0].x, corners[0].y, corners[2].x, corners[2].y];
    const [middle, line] = [(left + right) / 2, (top + bottom) / 2];
    const shown = item.title ?? item.text ?? item.placeholder;
    if (shown) shapes.push(svg("text", { class: "words", x: middle, y: line + 5, "text-anchor": "middle" }, shown));
    if (item.kind === "slider") shapes.push(svg("line", { class: "track", x1: left + 8, x2: right - 8, y1: line, y2: line }));
    if (item.kind === "switch") shapes.push(svg("circle", { class: "knob", cx: item.isOn ? right - 15 : left + 15, cy: line, r: 11 }));
    const label = [view.name, ...view.states].join(" · ");
    const inside = bottom - top > 60 || !shown;
    if (item.kind !== "slider" && inside) shapes.push(svg("text", { class: "name", x: left + 6, y: top + 16 }, label));
    else shapes.push(svg("text", { class: "name", x: left + 2, y: top - 4 }, label));
    return shapes;
  };
  const handles = () => {
    const entry = chosen === null ? null : find(chosen);
    if (!entry?.isView) return [];
    const { x, y } = origin(entry.item);
    const [, , width, height] = entry.item.frame;
    return [[0, 0], [1, 0], [1, 1], [0, 1]].map(([right, bottom]) =>
      svg("rect", { class: "handle", x: x + right * width - 6, y: y + bottom * height - 6, width: 12, height: 12, "data-right": right, "data-bottom": bottom }));
  };

  // ---------------------------------------------------------------- Arranging
  const snap = (value, isFree = false) => (isFree ? Math.round(value) : Math.round(value / GRID) * GRID);
  const spotOf = (event) => {
    const box = parts.stage.getBoundingClientRect();
    return { x: (event.clientX - box.left) * WIDTH / box.width, y: (event.clientY - box.top) * HEIGHT / box.height };
  };
  // The view in front at a place.
  const viewAt = ({ x, y }, isMeant = () => true) => {
    const found = arranged().filter(({ corners, item }) => x >= corners[0].x && x <= corners[2].x && y >= corners[0].y && y <= corners[2].y && isMeant(item));
    return found[found.length - 1]?.item ?? null;
  };
  const arrange = () => {
    parts.stage.addEventListener("pointerdown", (event) => {
      if (mode !== "arrange" || event.button !== 0) return;
      event.preventDefault();
      parts.stage.focus({ preventScroll: true });
      const start = spotOf(event);
      const handle = event.target.dataset?.right === undefined ? null : { right: Number(event.target.dataset.right), bottom: Number(event.target.dataset.bottom) };
      const item = handle ? find(chosen).item : viewAt(start);
      dragged = item ? { item, start, frame: item.frame, handle, before: textOf() } : null;
      if (!handle) choose(item?.name ?? null);
      try { parts.stage.setPointerCapture(event.pointerId); } catch { /* A pointer that is gone already is followed no farther. */ }
    });
    parts.stage.addEventListener("pointermove", (event) => {
      if (!dragged) return;
      const now = spotOf(event);
      dragged.item.frame = draggedFrame(dragged, now.x - dragged.start.x, now.y - dragged.start.y, event.shiftKey);
      paint();
    });
    const end = (event) => {
      if (!dragged) return;
      const { item, frame } = dragged;
      const next = event.type === "pointerup" ? item.frame : frame;
      item.frame = frame;
      dragged = null;
      change(null, () => { item.frame = next; });
      paint();
    };
    parts.stage.addEventListener("pointerup", end);
    parts.stage.addEventListener("pointercancel", end);
    parts.stage.addEventListener("keydown", arrangeKey);
    parts.stage.addEventListener("pointerup", keepAddress);
    parts.stage.addEventListener("keyup", keepAddress);
  };
  const draggedFrame = ({ frame: [x, y, width, height], handle }, dx, dy, isFree) => {
    if (!handle) return [snap(x + dx, isFree), snap(y + dy, isFree), width, height];
    const side = (place, size, by, isFar) => {
      const far = place + size;
      if (isFar) return [place, Math.max(SMALLEST, snap(far + by, isFree) - place)];
      const near = Math.min(snap(place + by, isFree), far - SMALLEST);
      return [near, far - near];
    };
    const [left, wide] = side(x, width, dx, handle.right);
    const [top, high] = side(y, height, dy, handle.bottom);
    return [left, top, wide, high];
  };
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const arrangeKey = (event) => {
    const entry = mode === "arrange" && chosen !== null ? find(chosen) : null;
    if (!entry || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === "Delete" || event.key === "Backspace") remove(chosen);
    else if (arrow && entry.isView) {
      const stride = event.shiftKey ? 10 : 1;
      const [x, y, width, height] = entry.item.frame;
      const [dx, dy] = arrow.map((each) => each * stride);
      change(`${chosen}.frame`, () => {
        entry.item.frame = event.altKey ? [x, y, Math.max(SMALLEST, width + dx), Math.max(SMALLEST, height + dy)] : [x + dx, y + dy, width, height];
      });
    } else return;
    event.preventDefault();
  };

  // ---------------------------------------------------------------- The run
  let engine = null;
  let session = null;
  let hands = null;

  const complain = (kind, subject, mend = () => {}) => {
    parts.said.textContent = fill(words.mistakes[kind] ?? kind, { subject });
    parts.said.classList.add("is-wrong");
    mend();
  };
  // Whether the engine reads a text as a sketch, which is then what it opens; if not, it says why.
  const reads = (text) => {
    engine.put(text);
    try {
      engine.call("sketch");
      return true;
    } catch (error) {
      if (!(error instanceof evdocLive.EngineError)) throw error;
      const reader = engine.read("mistake");
      complain(reader.text(), reader.text());
      return false;
    }
  };
  // Begins anew with the sketch as it is, and lets the same touches come again.
  const openRun = (isForgetting = false) => {
    if (!engine) return;
    const inputs = session && !isForgetting ? session.text : "";
    const hasInputs = session && !isForgetting && session.inputs.length > 0;
    if (!reads(textOf())) return;
    parts.said.textContent = "";
    parts.said.classList.remove("is-wrong");
    hands?.remove();
    hands = null;
    session?.close();
    session = new evdocLive.Session(engine, 0, 0, { changed: happened });
    if (hasInputs) session.replay(inputs);
    painter = new Painter(engine.vocabulary, words.marks);
    if (mode === "touch") use("touch", false); else paint();
    happened(session, null);
    showSwift();
    keepAddress();
  };

  // A row for each call and mark, and for each decision between receivers, with the sentence of its rule.
  const rows = (entries) => {
    const calls = new Map(evdocLive.ordering(entries).map((call) => [call.index, call]));
    return entries.flatMap((entry) => {
      const call = calls.get(entry.index);
      if (call) return [row(call, evdocLive.describe(call) + (call.answer === null ? "" : ` → ${call.answer}`))];
      const isState = entry.verb === "state";
      const says = entry.kind === "decision" ? words.turns[isState ? `state ${entry.detail}` : entry.verb] : undefined;
      if (!says || !references().some((name) => name === entry.subject || name === entry.detail)) return [];
      return [row(entry, `${entry.subject} ${says}${isState || entry.verb === "decline" ? "" : ` ${entry.detail}`}`, "turn", rules[entry.rule]?.[1])];
    });
  };
  const row = (entry, text, kind = "call", why = null) => make("tr", { className: entry.kind === "mark" ? "mark" : "" },
    make("td", { className: "right" }, evdocLive.milliseconds(entry.time)),
    make("td", { className: `token ${kind} d${Math.min(entry.depth, 12)}` }, text, ...(why ? [make("small", {}, why)] : [])),
    make("td", {}, ruleLink(entry.rule)));
  const ruleLink = (id) => {
    if (!rules[id]) return id ?? "";
    const [href, title] = rules[id];
    return make("a", { className: "rule", href, title }, id);
  };
  const happened = (_, entries) => {
    if (!session) return;
    if (entries === null || entries.some(({ kind }) => kind === "answer")) parts.calls.replaceChildren(...rows(session.entries));
    else parts.calls.append(...rows(entries));
    const isEmpty = parts.calls.children.length === 0;
    parts.noCalls.hidden = !isEmpty;
    for (const part of [parts.table, parts.lanesPane]) part.hidden = isEmpty;
    parts.last.textContent = parts.calls.lastElementChild?.children[1].firstChild.textContent ?? "";
    parts.list.scrollTop = parts.list.scrollHeight;
    if (mode === "touch") paint();
    paintLanesSoon();
  };
  let painter = null;
  let isDue = false;
  // Not more often than the screen shows.
  const paintLanesSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => { isDue = false; if (session) paintLanes(); });
  };
  const paintLanes = () => {
    const drawn = session.figure();
    painter.show(parts.lanes, drawn.lanes, (index) => (index < 0 ? "" : drawn.words[index]));
    parts.lanesPane.scrollTop = parts.lanesPane.scrollHeight;
  };
  const frame = async () => {
    try {
      if (session && mode === "touch") session.tick();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // An engine that has trapped is of no more use.
      session = null;
      engine = await engine.fresh();
      openRun(true);
    }
    requestAnimationFrame(frame);
  };

  const showSwift = () => {
    if (!session) return;
    parts.swift.textContent = engine.read("swift", parts.form.value === "experiment" ? 0 : 1).text();
  };

  // ---------------------------------------------------------------- The address
  const ENCODED = [["+", "-"], ["/", "_"], ["=", ""]];
  const pack = async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return ENCODED.reduce((word, [from, to]) => word.replaceAll(from, to), btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
  };
  const unpack = async (word) => {
    if (word.startsWith("{")) return word;
    const binary = atob(word.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      text += decoder.decode(value, { stream: true });
      // Little can be packed that is large.
      if (text.length > vocabulary.limits.text) throw new Error("too large");
    }
    return text + decoder.decode();
  };
  let writing = Promise.resolve();
  const settled = () => writing;
  const keepAddress = () => {
    writing = writing.then(async () => {
      const values = new URLSearchParams(location.search);
      values.set("sketch", await pack(textOf()));
      if (session && session.inputs.length > 0) values.set("live", session.text); else values.delete("live");
      try { history.replaceState(null, "", `?${values}${location.hash}`); } catch { /* A file may not. */ }
    });
    return writing;
  };
  // The text that stands there; null if there is none, empty if it cannot be read.
  const readAddress = async () => {
    const word = new URLSearchParams(location.search).get("sketch");
    if (word === null) return null;
    try {
      return await unpack(word);
    } catch {
      return "";
    }
  };

  // ---------------------------------------------------------------- Beginning
  const begin = async () => {
    build();
    sketch = clean(JSON.stringify(starters[0].sketch));
    chosen = all()[0].name;
    show();
    parts.said.textContent = words.loading;
    const [given, touches] = [await readAddress(), new URLSearchParams(location.search).get("live")];
    try {
      engine = await evdocLive.load();
    } catch {
      parts.said.textContent = words.loadingFailed;
      return;
    }
    const isRead = given === null || reads(given);
    if (given !== null && isRead) sketch = clean(given);
    const mistake = parts.said.textContent;
    chosen = all()[0]?.name ?? null;
    openRun();
    if (isRead && touches && session.replay(touches)) happened(session, null);
    if (!isRead) parts.said.textContent = mistake;
    show();
    requestAnimationFrame(frame);
  };
  begin();
})();
