// Tries experiments out in the page: the engine as WebAssembly, what fingers do, time, and what was done. It draws nothing.
// Embedded/README.md describes the functions and buffers of a module. A page of evdoc loads this script when its reader asks for it.
"use strict";

const evdocLive = (() => {
  // ---------------------------------------------------------------- Loading
  const VERSION = 1;
  const base = typeof document === "undefined" ? null : new URL("live/", document.currentScript.src);
  // What is loaded or being loaded, as a promise, and who waits for its script.
  let compiled = null;
  let take = () => {};

  const decodeBase64 = (text) => {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const binary = atob(text);
    const bytes = new Uint8Array(binary.length);
    for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
    return bytes;
  };

  // The script of the module calls it: base64 of gzip of WebAssembly.
  globalThis.evdocEngine = (base64) => take(base64);

  // A page opened from a file may not fetch, and no page of the site does: the module is a script.
  const loadScript = () => new Promise((resolve, reject) => {
    take = resolve;
    const script = document.createElement("script");
    script.src = new URL("engine.js", base);
    script.addEventListener("error", () => reject(new Error(`${script.src} cannot be loaded`)));
    document.head.append(script);
  });

  const unpack = (bytes) => new Response(
    new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });

  const compile = async () => WebAssembly.compileStreaming(unpack(decodeBase64(await loadScript())));

  /** The engine, of no experiments yet. What has been loaded is not loaded again. */
  const load = async () => {
    if (!compiled) {
      compiled = compile();
      compiled.catch(() => { compiled = null; });
    }
    return Engine.of(await compiled);
  };

  // ---------------------------------------------------------------- The engine
  // In the order of the numbers in the buffers.
  const ENTRY_KINDS = ["call", "answer", "decision", "mark", "note"];
  const FAMILIES = ["PL", "HT", "TO", "RC", "GE", "CO", "SC", "TX"];
  const VIEW_KINDS = [
    "view", "window", "control", "button", "slider", "switch", "stepper", "segmented control", "page control", "text field", "scroll view",
    "table", "collection", "text view", "table cell", "collection cell", "label", "image"];
  const RECOGNIZER_KINDS = ["other", "tap", "long press", "pan", "screen edge pan", "swipe", "pinch", "rotation", "hover"];
  const STATES = ["possible", "began", "changed", "ended", "cancelled", "failed"];
  const TRAITS = ["hidden", "interaction disabled", "clips", "disabled", "highlighted", "selected", "first responder"];
  const OUTCOMES = ["other case", "holds", "fails", "says nothing"];
  const INPUT_KINDS = ["touch", "pointer", "modifiers", "estimate", "press", "interruption", "step"];
  const PHASES = ["down", "move", "up", "cancel"];
  const TYPES = ["direct", "indirect", "pencil"];
  const INTERRUPTIONS = ["call", "alert", "system gesture", "background", "foreground"];
  const INPUT_SIZE = 56;
  // Calls in the lanes while something goes on, and when it rests.
  const FEW = 60;
  const MANY = 400;
  const NO_NAME = 0xffffffff;
  const ERRORS = {
    "-1": "there is no such experiment", "-2": "there is no such case", "-3": "the run is closed", "-4": "the time is wrong",
    "-5": "the input is wrong", "-6": "the finger cannot do that", "-7": "the run is full", "-8": "there is no such index", "-9": "this is no sketch",
    "-10": "these are no claims",
  };

  /** What the engine refuses; `code` is its number. The run is as it was. */
  class EngineError extends Error {
    constructor(code) {
      super(ERRORS[code] ?? `error ${code}`);
      this.code = code;
    }
  }

  /** An instance of a module. */
  class Engine {
    #exports;
    #decoder = new TextDecoder();
    #folder = null;
    // What each experiment of the folder is judged by, by its index.
    #formulas = new Map();

    static async of(module) {
      return new Engine(module, await WebAssembly.instantiate(module, {}));
    }

    constructor(module, instance) {
      this.module = module;
      this.#exports = instance.exports;
      if (this.#exports.version() !== VERSION) throw new Error(`the engine has version ${this.#exports.version()}, not ${VERSION}`);
    }

    /** Another instance with the same experiments; for when code of an experiment has trapped, after which an instance is of no use. */
    async fresh() {
      const engine = await Engine.of(this.module);
      if (this.#folder === null) return engine;
      engine.choose(this.#folder);
      for (const [experiment, formulas] of this.#formulas) engine.judge(experiment, formulas);
      return engine;
    }

    /** From now on its experiments are those of this folder, by its place among the folders. */
    choose(folder) {
      this.call("choose", folder);
      this.#folder = folder;
      this.#formulas.clear();
      return this;
    }

    /** Judges the runs of an experiment that are opened from now on by the claims of its record: a list of formulas. */
    judge(experiment, formulas) {
      this.put(JSON.stringify(formulas));
      this.call("claims", experiment);
      this.#formulas.set(experiment, formulas);
    }

    /** The experiments of the folder: `{id, cases}`, by their indices. */
    get catalogue() {
      const reader = this.#read(this.#exports.catalogue());
      return Array.from({ length: reader.uint32() }, () => {
        const cases = reader.uint32();
        return { id: reader.text(), cases };
      });
    }

    /** A run of a case, both by index. `isArranged` lets come in what the stage has arranged for beside its script. */
    open(experiment, number, isArranged = false) {
      return new Run(this, this.call("open", experiment, number, isArranged ? 1 : 0));
    }

    // Throws what the engine refuses.
    call(name, ...values) {
      const answer = this.#exports[name](...values);
      if (answer < 0) throw new EngineError(answer);
      return answer;
    }

    // What a function has left in the buffer.
    read(name, ...values) { return this.#read(this.call(name, ...values)); }

    #read(size) {
      return new Reader(new DataView(this.#exports.memory.buffer, this.#exports.buffer() >>> 0, size), this.#decoder);
    }

    /** What the numbers in shapes stand for: `{forms, looks}`. */
    get vocabulary() {
      const reader = this.#read(this.#exports.vocabulary());
      const words = () => Array.from({ length: reader.uint32() }, () => reader.text());
      return { forms: words(), looks: words() };
    }

    /** Bytes of memory that it has taken. */
    get size() { return this.#exports.memory.buffer.byteLength; }

    /** Puts a text where the module's next function reads it. */
    put(text) {
      const bytes = new TextEncoder().encode(text);
      const start = this.call("room", bytes.length);
      new Uint8Array(this.#exports.memory.buffer, start, bytes.length).set(bytes);
    }

    // Where an input is written that is sent next. Memory can have grown since the last time.
    get input() { return new DataView(this.#exports.memory.buffer, this.#exports.input() >>> 0, INPUT_SIZE); }
  }

  /** Reads a buffer from its beginning; the version has been checked when the module was loaded. */
  class Reader {
    #view;
    #decoder;
    #place = 4;

    constructor(view, decoder) {
      this.#view = view;
      this.#decoder = decoder;
    }

    #step(size) {
      this.#place += size;
      return this.#place - size;
    }

    uint8() { return this.#view.getUint8(this.#step(1)); }
    uint16() { return this.#view.getUint16(this.#step(2), true); }
    uint32() { return this.#view.getUint32(this.#step(4), true); }
    int32() { return this.#view.getInt32(this.#step(4), true); }
    float32() { return this.#view.getFloat32(this.#step(4), true); }
    float64() { return this.#view.getFloat64(this.#step(8), true); }
    spot() { return { x: this.float32(), y: this.float32() }; }

    // `[x, y, width, height, [[form, look, row, subject, text, number…]…]]`, as the records of figures have it.
    drawing() {
      const frame = [this.float32(), this.float32(), this.float32(), this.float32()];
      const shapes = Array.from({ length: this.uint32() }, () => {
        const [form, look, count] = [this.uint8(), this.uint8(), this.uint16()];
        const shape = [form, look, this.int32(), this.int32(), this.int32()];
        for (let index = 0; index < count; index++) shape.push(Math.round(this.float32() * 10) / 10);
        return shape;
      });
      return [...frame, shapes];
    }

    text() {
      const size = this.uint32();
      return this.#decoder.decode(new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.#step(size), size));
    }
  }

  /** One case, in a world that goes on as long as somebody touches it. Times in seconds, places in points of the screen. */
  class Run {
    #engine;
    #number;
    #names = [];

    constructor(engine, number) {
      this.#engine = engine;
      this.#number = number;
      /** All entries that have been read so far. */
      this.entries = [];
      /** Until when time has passed. */
      this.now = 0;
    }

    /** Lets an input come in; fingers do so when time passes. For its properties see `script`. */
    send(input) {
      writeInput(this.#engine.input, input);
      this.#engine.call("send", this.#number);
      this.now = input.time;
    }

    /** Time passes. Gives the entries that are new, which stand in `entries` too. */
    advance(time) {
      this.#engine.call("advance", this.#number, time);
      this.now = time;
      return this.readEntries();
    }

    readEntries() {
      this.#readNames();
      const reader = this.#engine.read("trace", this.#number, this.entries.length);
      const start = reader.uint32();
      const entries = Array.from({ length: reader.uint32() }, (_, index) => {
        const [time, subject, verb, detail] = [reader.float64(), reader.uint32(), reader.uint32(), reader.uint32()];
        const [depth, kind, family, number] = [reader.uint16(), reader.uint8(), reader.uint8(), reader.uint32()];
        return {
          index: start + index, time, kind: ENTRY_KINDS[kind], subject: this.#name(subject), verb: this.#name(verb),
          detail: this.#name(detail), depth, rule: number === 0 ? null : `${FAMILIES[family]}.${number}`,
        };
      });
      for (const entry of entries) this.entries.push(entry);
      return entries;
    }

    /**
     * The views as they are: each before its subviews, subviews from back to front. `corners` go around a view's own bounds; `visible` is what
     * the views around it leave of it, a convex polygon; `offset` is how far a scroll view is scrolled.
     */
    stage() {
      this.#readNames();
      const reader = this.#engine.read("stage", this.#number);
      const count = reader.uint32();
      const time = reader.float64();
      return { time, views: Array.from({ length: count }, () => this.#view(reader)) };
    }

    #view(reader) {
      const view = { name: this.#name(reader.uint32()), depth: reader.uint16(), kind: VIEW_KINDS[reader.uint8()] };
      const traits = reader.uint8();
      view.traits = TRAITS.filter((_, bit) => traits & 1 << bit);
      view.alpha = reader.float32();
      const [corners, recognizers] = [reader.uint16(), reader.uint16()];
      view.offset = reader.spot();
      view.corners = Array.from({ length: 4 }, () => reader.spot());
      view.visible = Array.from({ length: corners }, () => reader.spot());
      view.recognizers = Array.from({ length: recognizers }, () => ({
        name: this.#name(reader.uint32()), kind: RECOGNIZER_KINDS[reader.uint8()], state: STATES[reader.uint8()], isEnabled: reader.uint16() === 1,
      }));
      return view;
    }

    /** The experiment's own script: what `send` takes. A step is a mark or code of the experiment, by its place in the script. */
    script() {
      const reader = this.#engine.read("script", this.#number);
      return Array.from({ length: reader.uint32() }, () => readInput(reader));
    }

    /** The marks and the code of the script: `{step, time, line, mark}`, the line in the experiment's file, and no mark for code. */
    steps() {
      const reader = this.#engine.read("steps", this.#number);
      return Array.from({ length: reader.uint32() }, () => ({
        step: reader.uint32(), time: reader.float64(), line: reader.uint32(), mark: reader.text(),
      }));
    }

    /** The figure as it is now: `stage`, the whole screen, and `lanes` of so many of the last calls, with the `words` that shapes name by number. */
    figure(calls) {
      const reader = this.#engine.read("figure", this.#number, calls);
      const [stage, lanes] = [reader.drawing(), reader.drawing()];
      return { stage, lanes, words: Array.from({ length: reader.uint32() }, () => reader.text()) };
    }

    /** For each claim, what it says of what has happened so far: `holds`, `fails`, `says nothing`, or that it is about an `other case`. */
    outcomes() {
      const reader = this.#engine.read("outcomes", this.#number);
      return Array.from({ length: reader.uint32() }, () => OUTCOMES[reader.uint8()]);
    }

    close() { this.#engine.call("close", this.#number); }

    #readNames() {
      const reader = this.#engine.read("names", this.#number, this.#names.length);
      reader.uint32();
      for (let count = reader.uint32(); count > 0; count--) this.#names.push(reader.text());
    }

    #name(number) { return number === NO_NAME ? "" : this.#names[number]; }
  }

  const writeInput = (view, input) => {
    const kind = INPUT_KINDS.indexOf(input.kind);
    const write = (values) => {
      [input.time, values.x ?? 0, values.y ?? 0, values.taken ?? NaN, values.force ?? 0].forEach((value, index) => view.setFloat64(index * 8, value, true));
      view.setInt32(40, values.number ?? 0, true);
      [kind < 0 ? 255 : kind, values.phase ?? 0, values.type ?? 0, values.estimated ?? 0].forEach((value, index) => view.setUint8(44 + index, value));
      view.setInt32(48, values.edges ?? -1, true);
      view.setInt32(52, 0, true);
    };
    const { phase, type } = input;
    switch (input.kind) {
      case "touch": return write({ ...input, number: input.finger, phase: PHASES.indexOf(phase), type: TYPES.indexOf(type ?? "direct") });
      case "pointer": return write({ x: input.x, y: input.y, number: input.buttons, phase: input.isGone ? 3 : 1 });
      case "modifiers": return write({ number: input.flags });
      case "estimate": return write({ number: input.finger, force: input.force });
      case "press": return write({ number: input.button, phase: PHASES.indexOf(phase), force: input.force });
      case "interruption": return write({ type: INTERRUPTIONS.indexOf(type) });
      default: return write({ number: input.step });
    }
  };

  const readInput = (reader) => {
    const [time, x, y, taken, force] = [reader.float64(), reader.float64(), reader.float64(), reader.float64(), reader.float64()];
    const [number, kind, phase, type, estimated] = [reader.int32(), reader.uint8(), reader.uint8(), reader.uint8(), reader.uint8()];
    const edges = reader.int32();
    reader.int32();
    switch (INPUT_KINDS[kind]) {
      case "touch": {
        const touch = { time, kind: "touch", phase: PHASES[phase], finger: number, x, y };
        if (type !== 0) touch.type = TYPES[type];
        if (!Number.isNaN(taken)) touch.taken = taken;
        if (force !== 0) touch.force = force;
        if (estimated !== 0) touch.estimated = estimated;
        if (edges >= 0) touch.edges = edges;
        return touch;
      }
      case "pointer": return phase === 3 ? { time, kind: "pointer", isGone: true } : { time, kind: "pointer", x, y, buttons: number };
      case "modifiers": return { time, kind: "modifiers", flags: number };
      case "estimate": return { time, kind: "estimate", finger: number, force };
      case "press": return { time, kind: "press", button: number, phase: PHASES[phase], force };
      case "interruption": return { time, kind: "interruption", type: INTERRUPTIONS[type] };
      default: return { time, kind: "step", step: number };
    }
  };

  // ---------------------------------------------------------------- What was done, as text
  // Inputs one behind the other, `;` between them: a letter for what it is, its numbers, and at its end `~` with the milliseconds since the
  // one before it. `d1@120,300;m1@120,310~16.7;u1@120,310~8.3`: finger 1 comes down, moves and lifts. Behind a touch: `p0.5` a pencil with its
  // force, `f0.5` the force of anything else, `i` a touch from afar, `!4.2` a sample of a frame, taken so long before its event, `*1` what of it
  // is an estimate, `^2` the edges it came from. `h@10,20` is the pointer, `h1@10,20` with its first button down, `h-` gone; `k` modifier
  // keys; `e1p0.7` a better force; `bd4p1` a button of a keyboard; `s` what the system does; `x3` a step of the experiment's script; `w` waits.
  // All letters and signs may stand in the fragment of an address.
  const LETTERS = { down: "d", move: "m", up: "u", cancel: "c" };
  const MOST_INPUTS = 20000;
  // Tenths of milliseconds: ten minutes.
  const LONGEST_TEXT = 6e6;
  // Tenths of milliseconds and of points.
  const tenths = (value) => Math.round(value * 10);
  const ticks = (time) => Math.round(time * 10000);
  const print = (value) => String(Math.round(value * 1000) / 1000);

  // As exact as its text: what is played again from an address is what was played.
  const rounded = (input) => {
    const exact = { ...input, time: ticks(input.time) / 10000 };
    if ("x" in input) Object.assign(exact, { x: tenths(input.x) / 10, y: tenths(input.y) / 10 });
    if (input.taken !== undefined) exact.taken = ticks(input.taken) / 10000;
    if (input.force !== undefined) exact.force = Math.round(input.force * 1000) / 1000;
    return exact;
  };

  const spell = (input) => {
    const place = () => `@${tenths(input.x) / 10},${tenths(input.y) / 10}`;
    switch (input.kind) {
      case "touch": {
        let text = `${LETTERS[input.phase]}${input.finger}${place()}`;
        if (input.type === "pencil") text += `p${print(input.force ?? 0)}`;
        else if (input.force) text += `f${print(input.force)}`;
        if (input.type === "indirect") text += "i";
        if (input.taken !== undefined) text += `!${(ticks(input.time) - ticks(input.taken)) / 10}`;
        if (input.estimated) text += `*${input.estimated}`;
        if (input.edges !== undefined) text += `^${input.edges}`;
        return text;
      }
      case "pointer": return input.isGone ? "h-" : `h${input.buttons || ""}${place()}`;
      case "modifiers": return `k${input.flags}`;
      case "estimate": return `e${input.finger}p${print(input.force)}`;
      case "press": return `b${LETTERS[input.phase]}${input.button}p${print(input.force)}`;
      case "interruption": return `s${INTERRUPTIONS.indexOf(input.type)}`;
      default: return `x${input.step}`;
    }
  };

  /** The text of inputs, and of time that passes after them, in seconds. */
  const encode = (inputs, end = 0) => {
    let last = 0;
    const parts = inputs.map((input) => {
      const wait = ticks(input.time) - last;
      last += wait;
      return spell(input) + (wait > 0 ? `~${wait / 10}` : "");
    });
    if (ticks(end) > last) parts.push(`w~${(ticks(end) - last) / 10}`);
    return parts.join(";");
  };

  const NUMBER = "(-?\\d{1,9}(?:\\.\\d{1,4})?)";
  const TOUCH = new RegExp(`^([dmuc])(-?\\d{1,9})@${NUMBER},${NUMBER}(?:p${NUMBER})?(?:f${NUMBER})?(i)?(?:!${NUMBER})?(?:\\*(\\d{1,3}))?(?:\\^(\\d{1,3}))?$`);
  const OTHERS = [
    [new RegExp(`^h(\\d{0,4})@${NUMBER},${NUMBER}$`), ([, buttons, x, y]) => ({ kind: "pointer", buttons: Number(buttons), x: Number(x), y: Number(y) })],
    [/^h-$/, () => ({ kind: "pointer", isGone: true })],
    [/^k(\d{1,9})$/, ([, flags]) => ({ kind: "modifiers", flags: Number(flags) })],
    [new RegExp(`^e(-?\\d{1,9})p${NUMBER}$`), ([, finger, force]) => ({ kind: "estimate", finger: Number(finger), force: Number(force) })],
    [new RegExp(`^b([dmuc])(\\d{1,9})p${NUMBER}$`), ([, letter, button, force]) => ({ kind: "press", phase: phaseOf(letter), button: Number(button), force: Number(force) })],
    [/^s([0-4])$/, ([, type]) => ({ kind: "interruption", type: INTERRUPTIONS[type] })],
    [/^x(\d{1,6})$/, ([, step]) => ({ kind: "step", step: Number(step) })],
  ];
  const phaseOf = (letter) => PHASES.find((phase) => LETTERS[phase] === letter);

  const parse = (text, tick) => {
    const touch = TOUCH.exec(text);
    if (!touch) {
      for (const [form, make] of OTHERS) {
        const found = form.exec(text);
        if (found) return make(found);
      }
      return null;
    }
    const [, letter, finger, x, y, pencil, force, indirect, before, estimated, edges] = touch;
    const input = { kind: "touch", phase: phaseOf(letter), finger: Number(finger), x: Number(x), y: Number(y) };
    if (pencil !== undefined) Object.assign(input, { type: "pencil", force: Number(pencil) });
    if (force !== undefined) input.force = Number(force);
    if (indirect) input.type = "indirect";
    if (before !== undefined) input.taken = (tick - tenths(before)) / 10000;
    if (estimated !== undefined) input.estimated = Number(estimated);
    if (edges !== undefined) input.edges = Number(edges);
    return input;
  };

  /** `{inputs, end}` of such a text; null if it is none, as anybody can write an address. */
  const decode = (text) => {
    const inputs = [];
    let tick = 0;
    const parts = text === "" ? [] : text.split(";");
    if (parts.length > MOST_INPUTS) return null;
    for (const part of parts) {
      const [what, wait, ...rest] = part.split("~");
      if (rest.length > 0 || wait !== undefined && !/^\d{1,7}(?:\.\d)?$/.test(wait)) return null;
      tick += tenths(wait ?? 0);
      if (tick > LONGEST_TEXT) return null;
      if (what === "w") continue;
      const input = parse(what, tick);
      if (!input) return null;
      inputs.push({ time: tick / 10000, ...input });
    }
    return { inputs, end: tick / 10000 };
  };

  // ---------------------------------------------------------------- The record, as text
  /** An entry as the trace of the program prints it: `level_3.hitTest -> nil`, `tap: wait doubleTap`. */
  const describe = (entry) => {
    const { kind, subject, verb, detail } = entry;
    switch (kind) {
      case "call": return detail ? `${subject}.${verb}(${detail})` : `${subject}.${verb}`;
      case "answer": return `${subject}.${verb} -> ${detail}`;
      case "mark": return `— ${verb}`;
      default: return `${subject ? `${subject}: ` : ""}${verb}${detail ? ` ${detail}` : ""}`;
    }
  };

  const milliseconds = (time) => (Math.round(time * 10000) / 10).toFixed(1);

  /** The calls and marks, with the answers they got. */
  const ordering = (entries) => {
    const calls = [];
    const open = [];
    for (const entry of entries) {
      if (entry.kind === "call" || entry.kind === "mark") {
        open.length = Math.min(open.length, entry.depth);
        open.push({ ...entry, answer: null });
        calls.push(open[open.length - 1]);
      } else if (entry.kind === "answer") {
        open.length = Math.min(open.length, entry.depth + 1);
        if (open.length > 0) open[open.length - 1].answer = entry.detail;
      }
    }
    return calls;
  };

  /** A table of the calls, for a report of a bug. `heads` are the words above the columns: time, call, rule. */
  const markdown = (entries, heads = ["ms", "Call", "Rule"]) => {
    const cell = (text) => text.replaceAll("|", "\\|");
    const rows = ordering(entries).map((call) => {
      const answer = call.answer === null ? "" : ` → ${call.answer}`;
      const text = call.kind === "mark" ? cell(describe(call)) : `\`${cell(describe(call) + answer)}\``;
      return `| ${milliseconds(call.time)} | ${"· ".repeat(call.depth)}${text} | ${call.rule ?? ""} |`;
    });
    return [`| ${heads.join(" | ")} |`, "| ---: | --- | --- |", ...rows, ""].join("\n");
  };

  // ---------------------------------------------------------------- Time
  /** Real time, which may run slower or stand still, as seconds of a run. `now` gives real milliseconds. */
  class Clock {
    #now;
    #real;
    #virtual = 0;
    #rate = 1;
    #runs = false;

    constructor(now = () => performance.now()) {
      this.#now = now;
      this.#real = now();
    }

    /** 1, 1/4, 1/10. */
    get rate() { return this.#rate; }
    set rate(rate) {
      this.#settle(this.#now());
      this.#rate = rate;
    }

    get runs() { return this.#runs; }

    start() {
      this.#settle(this.#now());
      this.#runs = true;
    }

    pause() {
      this.#settle(this.#now());
      this.#runs = false;
    }

    /** Sets the time of the run. */
    set(time) {
      this.#real = this.#now();
      this.#virtual = time;
    }

    get time() { return this.at(this.#now()); }

    /** The time of the run at this real time, such as the time stamp of an event. */
    at(real) { return this.#virtual + (this.#runs ? (real - this.#real) / 1000 * this.#rate : 0); }

    #settle(real) {
      this.#virtual = this.at(real);
      this.#real = real;
    }
  }

  // ---------------------------------------------------------------- A reader at work
  // Milliseconds that a step of what is played aside may take.
  const LONGEST_STEP = 4;
  /** When the page has nothing else to do, and for how long. */
  const idle = () => new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve); else setTimeout(resolve, 0, { timeRemaining: () => 0 });
  });

  // Seconds. A page that was hidden does not make up for the time.
  const LONGEST_FRAME = .25;

  /** What a reader does with one case: a run, its clock, and all that was done, which can be taken back and played again. */
  class Session {
    #engine;
    #place;
    #run;
    #isPlayed = false;
    #isClosed = false;
    #planned = [];

    /**
     * `experiment` and `number` are the indices of the experiment in its folder and of the case. `changed(session, entries)` is called after each
     * change with the entries that are new; with null when the record begins anew: `entries` has what setting the stage has written.
     */
    constructor(engine, experiment, number, { changed = () => {}, clock = new Clock() } = {}) {
      this.#engine = engine;
      this.#place = [experiment, number];
      this.changed = changed;
      this.clock = clock;
      /** What was done, as exact as its text. */
      this.inputs = [];
      this.#open(false);
    }

    /**
     * A browser makes the code of a function when it is first called, which takes longer than a touch may. The script of the case calls most of
     * what a touch does: it is played aside, a step at a time, while the page has nothing else to do.
     */
    async warmUp() {
      const engine = this.#engine;
      const steps = this.#aside();
      try {
        let time = await idle();
        while (!this.#isClosed && this.#engine === engine && !steps.next().done) {
          if (time.timeRemaining() < LONGEST_STEP) time = await idle();
        }
        steps.return();
      } catch (error) {
        // Code of the experiment that stops the program does so under the reader's finger too, where it is said.
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      }
    }

    * #aside() {
      const run = this.#engine.open(...this.#place, true);
      try {
        yield;
        const script = run.script();
        for (const input of script) {
          run.send(input);
          yield;
        }
        run.advance((script[script.length - 1]?.time ?? 0) + 1);
        yield;
        run.figure(FEW);
        yield;
        run.outcomes();
      } finally {
        run.close();
      }
    }

    get run() { return this.#run; }
    get now() { return this.#run.now; }
    get entries() { return this.#run.entries; }
    /** The instance that it runs in; another one after `recover`. */
    get engine() { return this.#engine; }
    stage() { return this.#run.stage(); }
    steps() { return this.#run.steps(); }
    /** The figure as it is now: few calls in the lanes while something goes on, many when it rests. */
    figure() { return this.#run.figure(this.fingersDown.length > 0 || this.isPlaying ? FEW : MANY); }
    outcomes() { return this.#run.outcomes(); }

    /** The fingers that are down, each as its last input. */
    get fingersDown() {
      const down = new Map();
      for (const input of this.inputs) {
        if (input.kind !== "touch") continue;
        if (input.phase === "up" || input.phase === "cancel") down.delete(input.finger); else down.set(input.finger, input);
      }
      return [...down.values()];
    }

    /** What was done, for an address. */
    get text() { return encode(this.inputs, this.now); }
    /** Whether the experiment's own script is being played or has been. */
    get isPlayed() { return this.#isPlayed; }
    /** Whether something is still to be played. */
    get isPlaying() { return this.#planned.length > 0; }
    get markdown() { return markdown(this.entries); }

    #open(isPlayed) {
      this.#run?.close();
      this.#isPlayed = isPlayed;
      this.#run = this.#engine.open(...this.#place, isPlayed);
      this.#planned = [];
      this.inputs = [];
      // What setting the stage has written is there to be read.
      this.#run.advance(0);
      this.clock.set(0);
    }

    /** From the beginning, with nothing done. */
    reset() {
      this.#open(false);
      this.changed(this, null);
    }

    /** An input comes in as soon as its time allows. Gives whether the engine took it. */
    send(input) {
      const exact = rounded({ ...input, time: Math.max(input.time, this.now) });
      // Rounding may have gone behind what has been.
      if (exact.time < this.now) exact.time = (ticks(exact.time) + 1) / 10000;
      if (!this.#take(exact)) return false;
      this.inputs.push(exact);
      return true;
    }

    #take(input) {
      try {
        this.#run.send(input);
        return true;
      } catch (error) {
        if (error instanceof EngineError) return false;
        throw error;
      }
    }

    /** Time passes up to this time of the run, in seconds; what is planned until then comes in. */
    advance(time) {
      const count = this.entries.length;
      while (this.#planned.length > 0 && this.#planned[0].time <= time) this.#perform(this.#planned.shift());
      if (time >= this.now) this.#run.advance(time);
      const entries = this.entries.slice(count);
      this.changed(this, entries);
      return entries;
    }

    // The script of the experiment is as exact as it was written, and stands in no address.
    #perform(input) {
      if (this.#isPlayed) this.#take(input);
      else this.send(input);
    }

    /** A frame of the page: time passes as the clock has it. */
    tick() {
      let time = this.clock.time;
      if (time > this.now + LONGEST_FRAME) this.clock.set(time = this.now + LONGEST_FRAME);
      if (this.clock.runs && time > this.now) this.advance(time);
    }

    /** Begins anew and plays the experiment's own script as the clock goes on; `isAtOnce` plays it to its end. */
    playScript(isAtOnce = false) {
      this.#open(true);
      this.#planned = this.#run.script();
      this.changed(this, null);
      if (isAtOnce) this.advance(this.#end);
      else this.clock.start();
    }

    // When what is planned has been played.
    get #end() { return this.#planned[this.#planned.length - 1]?.time ?? this.now; }

    /** Begins anew and plays what a text of `text` says, at once or as the clock goes on. Gives whether it is such a text. */
    replay(text, isAtOnce = true) {
      const script = decode(text);
      if (!script) return false;
      this.#restart(script.inputs, isAtOnce ? script.end : null);
      return true;
    }

    /** Takes back all that came later than this time, in seconds. */
    back(time) {
      const end = Math.max(0, time);
      const inputs = this.#isPlayed ? null : this.inputs.filter((input) => input.time <= end);
      this.clock.pause();
      if (inputs) return this.#restart(inputs, end);
      this.#open(true);
      this.#planned = this.#run.script();
      this.changed(this, null);
      this.advance(end);
      this.clock.set(end);
    }

    /** Takes back the last call into the experiment's code, or the mark, and all after it. */
    stepBack() {
      const calls = this.entries.filter((entry) => entry.kind === "call" || entry.kind === "mark");
      const last = calls[calls.length - 1];
      const before = calls.filter((call) => call.time < (last?.time ?? 0));
      this.back(before[before.length - 1]?.time ?? 0);
    }

    #restart(inputs, end) {
      this.#open(false);
      this.#planned = inputs;
      this.changed(this, null);
      if (end === null) return this.clock.start();
      this.advance(Math.max(end, this.#end));
      this.clock.set(this.now);
    }

    /** After code of the experiment has trapped, which is a `WebAssembly.RuntimeError`: begins anew in another instance, without the last input. */
    async recover() {
      const inputs = this.inputs.slice(0, -1);
      try { this.#run.close(); } catch { /* The old instance is of no more use. */ }
      this.#engine = await this.#engine.fresh();
      this.#run = null;
      this.clock.pause();
      this.#restart(inputs, 0);
    }

    close() {
      this.#run.close();
      this.#isClosed = true;
    }
  }

  // ---------------------------------------------------------------- Hands
  // Points that a finger of the keyboard moves at once, and with the shift key.
  const STRIDE = 10;
  const SHORT_STRIDE = 1;
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  /**
   * Makes fingers of what comes to an element: fingers, pencils, the mouse with a button down, and, while the element has the focus, the
   * keyboard. With the alt key the mouse is two fingers, opposite each other, as in Apple's simulator. `size` is that of the stage in
   * points, which fills the element. `session()` gives the session that they touch. `moved(spot)` tells where the finger of the keyboard is.
   */
  class Hands {
    #element;
    #size;
    #session;
    #moved;
    // By the number of the pointer: its fingers, and where they were last.
    #fingers = new Map();
    #listeners = new AbortController();
    #spot;
    #spotFinger = null;
    #isDue = false;
    #channel = new MessageChannel();

    constructor(element, size, session, { moved = () => {} } = {}) {
      this.#element = element;
      this.#size = size;
      this.#session = session;
      this.#moved = moved;
      this.#spot = { x: size.width / 2, y: size.height / 2 };
      this.#channel.port1.onmessage = () => this.#happen();
      const listen = (name, take) => element.addEventListener(name, take, { signal: this.#listeners.signal });
      listen("pointerdown", (event) => this.#down(event));
      listen("pointermove", (event) => this.#move(event));
      listen("pointerup", (event) => this.#lift(event, "up"));
      listen("pointercancel", (event) => this.#lift(event, "cancel"));
      listen("keydown", (event) => this.#keyDown(event));
      listen("keyup", (event) => this.#keyUp(event));
      listen("blur", () => this.#liftSpot("cancel", performance.now()));
      // A long press is for the experiment.
      listen("contextmenu", (event) => { if (this.#fingers.size > 0) event.preventDefault(); });
    }

    /** Lifts what is down, and listens no more. */
    remove() {
      this.#listeners.abort();
      for (const fingers of this.#fingers.values()) for (const finger of fingers) this.#send("cancel", finger, performance.now());
      this.#fingers.clear();
      this.#liftSpot("cancel", performance.now());
      this.#happen();
      this.#channel.port1.close();
    }

    // The smallest number that no finger has.
    #freeFinger() {
      const taken = new Set([...this.#fingers.values()].flat().map((finger) => finger.number).concat(this.#spotFinger?.number ?? 0));
      let number = 1;
      while (taken.has(number)) number += 1;
      return number;
    }

    #place(event) {
      const box = this.#element.getBoundingClientRect();
      const { width, height } = this.#size;
      return { x: (event.clientX - box.left) * width / box.width, y: (event.clientY - box.top) * height / box.height };
    }

    #opposite({ x, y }) { return { x: this.#size.width - x, y: this.#size.height - y }; }

    #down(event) {
      if (event.pointerType === "mouse" && event.button !== 0 || this.#fingers.has(event.pointerId)) return;
      const spot = this.#place(event);
      const type = event.pointerType === "pen" ? "pencil" : undefined;
      const first = { number: this.#freeFinger(), spot, type };
      this.#fingers.set(event.pointerId, [first]);
      if (event.pointerType === "mouse" && event.altKey) {
        this.#fingers.get(event.pointerId).push({ number: this.#freeFinger(), spot: this.#opposite(spot), isOpposite: true });
      }
      try { this.#element.setPointerCapture(event.pointerId); } catch { /* A pointer that is gone already is followed no farther. */ }
      this.#element.focus({ preventScroll: true });
      event.preventDefault();
      for (const finger of this.#fingers.get(event.pointerId)) this.#send("down", finger, event.timeStamp, event);
      this.#advance();
    }

    #move(event) {
      const fingers = this.#fingers.get(event.pointerId);
      if (!fingers) return;
      // What the browser has put together as one event are the samples of a frame; the last of them is the event's own.
      const earlier = (event.getCoalescedEvents?.() ?? []).slice(0, -1);
      for (const finger of fingers) {
        const place = (sample) => finger.isOpposite ? this.#opposite(this.#place(sample)) : this.#place(sample);
        const session = this.#session();
        const time = Math.max(session.now, session.clock.at(event.timeStamp));
        for (const sample of earlier) {
          finger.spot = place(sample);
          const taken = Math.min(time, Math.max(0, session.clock.at(sample.timeStamp)));
          this.#send("move", finger, event.timeStamp, sample, taken);
        }
        finger.spot = place(event);
        this.#send("move", finger, event.timeStamp, event);
      }
      this.#advance();
    }

    #lift(event, phase) {
      const fingers = this.#fingers.get(event.pointerId);
      if (!fingers) return;
      this.#fingers.delete(event.pointerId);
      for (const finger of fingers) this.#send(phase, finger, event.timeStamp, event);
      this.#advance();
    }

    #send(phase, finger, real, event, taken) {
      const session = this.#session();
      const input = { time: session.clock.at(real), kind: "touch", phase, finger: finger.number, ...finger.spot };
      if (finger.type) Object.assign(input, { type: finger.type, force: phase === "down" || phase === "move" ? event?.pressure ?? 0 : 0 });
      if (taken !== undefined) input.taken = taken;
      session.send(input);
    }

    // What has come in happens at once, not with the next frame; but what several fingers do at one moment is one event, and comes from the
    // browser one by one.
    #advance() {
      if (this.#isDue) return;
      this.#isDue = true;
      this.#channel.port2.postMessage(null);
    }

    #happen() {
      if (!this.#isDue) return;
      this.#isDue = false;
      const session = this.#session();
      session.advance(session.now);
    }

    // ---- The keyboard: arrows move, the space bar presses as long as it is down, Escape takes the finger away.
    #keyDown(event) {
      if (event.ctrlKey || event.metaKey) return;
      const arrow = ARROWS[event.key];
      if (arrow) {
        const stride = event.shiftKey ? SHORT_STRIDE : STRIDE;
        const clamp = (value, most) => Math.min(Math.max(value, 0), most);
        this.#spot = { x: clamp(this.#spot.x + arrow[0] * stride, this.#size.width), y: clamp(this.#spot.y + arrow[1] * stride, this.#size.height) };
        this.#moved(this.#spot);
        if (this.#spotFinger) this.#sendSpot("move", event.timeStamp);
      } else if (event.key === " ") {
        if (!this.#spotFinger && !event.repeat) {
          this.#spotFinger = { number: this.#freeFinger(), spot: this.#spot };
          this.#sendSpot("down", event.timeStamp);
        }
      } else if (event.key === "Escape" && this.#spotFinger) {
        this.#liftSpot("cancel", event.timeStamp);
      } else {
        return;
      }
      event.preventDefault();
    }

    #keyUp(event) {
      if (event.key !== " " || !this.#spotFinger) return;
      event.preventDefault();
      this.#liftSpot("up", event.timeStamp);
    }

    #liftSpot(phase, real) {
      if (!this.#spotFinger) return;
      this.#sendSpot(phase, real);
      this.#spotFinger = null;
    }

    #sendSpot(phase, real) {
      this.#spotFinger.spot = this.#spot;
      this.#send(phase, this.#spotFinger, real);
      this.#advance();
    }
  }

  return { load, Engine, EngineError, Clock, Session, Hands, encode, decode, describe, ordering, markdown, milliseconds };
})();
