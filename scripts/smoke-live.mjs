// Holds the engine of pages against the native program, through the script that pages load: `smoke-live.mjs EVDOC MODULE.wasm`.
// Every case's script, sent input by input, has to leave the record that the native program leaves, entry by entry, and the claims have to say
// of it what they say there; and what no script
// does has to work, or be refused: a finger that nobody has planned, what cannot be, time taken back.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import vm from "node:vm";

const [evdoc, path] = process.argv.slice(2);
const live = vm.runInThisContext(readFileSync(new URL("../Sources/SiteKit/Assets/live.js", import.meta.url), "utf8") + ";evdocLive");
// Seconds that the native program lets pass after a script.
const SETTLING = 60;

const native = (id) => {
  const run = spawnSync(evdoc, ["run", id, "--format", "json", "--full"], { encoding: "utf8", maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${evdoc} run ${id}: ${run.stderr}`);
  return JSON.parse(run.stdout);
};

const spelled = (entry) => [entry.time, entry.kind, entry.text ?? live.describe(entry), entry.depth, entry.rule ?? null].join(" ");

const played = (engine, experiment, number) => {
  const run = engine.open(experiment, number, true);
  const script = run.script();
  for (const input of script) run.send(input);
  run.advance((script[script.length - 1]?.time ?? 0) + SETTLING);
  run.stage();
  const outcomes = run.outcomes();
  run.close();
  return { entries: run.entries.map(spelled), outcomes };
};

// A claim that compares cases says nothing of one.
const COMPARING = /\["(same|differs)",/;

// Gives how many verdicts there are.
const compareClaims = (claims, outcomes, number, id) => {
  assert.equal(outcomes.length, claims.length, `${id}: claims`);
  claims.forEach(({ formula, supporting, contradicting }, index) => {
    const [found, place] = [outcomes[index], `${id}, case ${number}, claim ${index + 1}: ${outcomes[index]}`];
    if (COMPARING.test(formula)) assert.ok(found !== "fails" || contradicting.includes(number), place);
    else if (supporting.includes(number)) assert.equal(found, "holds", place);
    else if (contradicting.includes(number)) assert.equal(found, "fails", place);
  });
  return outcomes.filter((outcome) => outcome === "holds" || outcome === "fails").length;
};

// Gives how many entries there are, and how many verdicts.
const compare = (engine, experiment, { id, cases }) => {
  const { cases: known, claims } = native(id);
  assert.equal(cases, known.length, `${id}: cases`);
  engine.judge(experiment, claims.map(({ formula }) => JSON.parse(formula)));
  let [count, verdicts] = [0, 0];
  known.forEach((one, number) => {
    const { entries: found, outcomes } = played(engine, experiment, number);
    const expected = one.entries.map(spelled);
    const place = expected.findIndex((line, index) => line !== found[index]);
    assert.ok(place < 0 && expected.length === found.length,
      `${id}, case ${number + 1}, entry ${place}: native "${expected[place]}", here "${found[place]}"`);
    count += found.length;
    verdicts += compareClaims(claims, outcomes, number + 1, id);
  });
  return [count, verdicts];
};

const refuses = (code, body) => assert.throws(body, (error) => error instanceof live.EngineError && error.code === code, `error ${code}`);

const touch = (time, phase, x, y, more) => ({ time, kind: "touch", phase, finger: 1, x, y, ...more });

// What nobody has planned.
const misuse = (engine) => {
  for (const [experiment, number, code] of [[-1, 0, -1], [100000, 0, -1], [0, -1, -2], [0, 100000, -2]]) {
    refuses(code, () => engine.open(experiment, number));
  }
  const run = engine.open(0, 0);
  run.advance(1);
  run.send(touch(1, "down", 100, 300));
  refuses(-6, () => run.send(touch(1, "down", 100, 300)));
  refuses(-6, () => run.send(touch(1, "up", 100, 300, { finger: 2 })));
  for (const time of [.5, NaN, Infinity, -1, 1e9]) refuses(-4, () => run.send(touch(time, "move", 100, 300)));
  for (const x of [NaN, Infinity, 1e12]) refuses(-5, () => run.send(touch(1, "move", x, 300)));
  refuses(-5, () => run.send({ time: 1, kind: "step", step: 100000 }));
  refuses(-5, () => run.send({ time: 1, kind: "nonsense" }));
  refuses(-4, () => run.advance(0));
  refuses(-4, () => run.advance(NaN));
  refuses(-8, () => engine.call("trace", 1, -1));
  run.close();
  refuses(-3, () => run.advance(2));
  refuses(-3, () => run.close());
  refuses(-1, () => engine.judge(100000, []));
  for (const nonsense of [{}, [0], [[["always"]]], [[["sometimes"], ["noCalls"]]], [[["always"], ["exactly", .5, "a.b"]]], [[["always"], ["test", 1e6]]]]) {
    refuses(-10, () => engine.judge(0, nonsense));
  }
};

// Memory that a run has taken is there for the next.
const returnsMemory = (engine, experiment) => {
  const sizes = [];
  for (let count = 0; count < 60; count++) {
    played(engine, experiment, 0);
    sizes.push(engine.size);
  }
  assert.equal(sizes[59], sizes[29], "memory grows from run to run");
};

// A drag over the middle of the stage, taken back and played again from its text.
const drag = async (engine, experiment) => {
  let fresh = 0;
  const session = new live.Session(engine, experiment, 0, {
    changed: ({ entries: all }, entries) => { fresh = entries === null ? all.length : fresh + entries.length; }, clock: new live.Clock(() => 0),
  });
  fresh = session.entries.length;
  session.send(touch(.1, "down", 195.04, 300));
  for (let step = 1; step <= 30; step++) {
    session.send(touch(.1 + step / 60, "move", 195, 300 + 5 * step, { taken: .1 + step / 60 - .004 }));
    session.send(touch(.1 + step / 60, "move", 195, 303 + 5 * step));
    session.advance(session.now);
  }
  session.send(touch(.7, "up", 195, 453));
  session.advance(2);
  assert.equal(fresh, session.entries.length);
  const [entries, text] = [session.entries.map(spelled), session.text];
  assert.equal(live.encode(live.decode(text).inputs, live.decode(text).end), text);
  session.back(.3);
  assert.deepEqual(session.entries.map(spelled), entries.filter((_, index) => index < session.entries.length));
  assert.ok(session.now === .3 && session.entries.length < entries.length && session.entries.length > 0);
  assert.ok(session.replay(text));
  assert.deepEqual(session.entries.map(spelled), entries);
  assert.equal(session.text, text);
  assert.equal(fresh, session.entries.length);
  session.playScript(true);
  assert.equal(session.inputs.length, 0);
  for (const nonsense of ["d1", "d1@1,2;", "z", "d1@1,2~x", "w~99999999", ";", "d1@NaN,2", "d1@1e9,2", "x1~1~1"]) assert.equal(live.decode(nonsense), null, nonsense);
  assert.ok(session.replay(text));
  // What is played aside leaves nothing in the session, and stops when the session is closed.
  await session.warmUp();
  session.advance(session.now);
  assert.deepEqual(session.entries.map(spelled), entries);
  await session.recover();
  assert.equal(session.inputs.length, live.decode(text).inputs.length - 1);
  assert.deepEqual(session.entries.map(spelled), entries.slice(0, session.entries.length));
  const aside = session.warmUp();
  session.close();
  await aside;
};

// A text of a sketch is given to it, and refused or played in place of the experiments.
const sketch = (engine) => {
  const reads = (text) => {
    engine.put(text);
    try {
      engine.call("sketch");
      return true;
    } catch (error) {
      if (!(error instanceof live.EngineError)) throw error;
      const reader = engine.read("mistake");
      assert.ok(error.code === -9 && reader.text() !== "", text);
      return false;
    }
  };
  refuses(-9, () => engine.call("swift", 0));
  refuses(-9, () => engine.call("room", 1 << 20));
  const text = JSON.stringify({ views: [{
    kind: "view", name: "card", frame: [45, 220, 300, 220], touches: "super", recognizers: [{ kind: "tap", id: "tap", cancelsTouchesInView: false }],
    views: [{ kind: "button", name: "button", frame: [75, 90, 150, 44], title: "Buy", events: ["touchUpInside"] }],
  }] });
  assert.ok(reads(text));
  assert.equal(engine.catalogue.length, 1);
  misuse(engine);
  returnsMemory(engine, 0);
  const tapped = (x, y) => {
    const session = new live.Session(engine, 0, 0, { clock: new live.Clock(() => 0) });
    session.send(touch(.1, "down", x, y));
    session.send(touch(.15, "up", x, y));
    session.advance(2);
    session.close();
    return live.ordering(session.entries).map(live.describe);
  };
  assert.deepEqual(tapped(195, 330), ["tap.action(ended)", "button.action(touchUpInside)"]);
  assert.deepEqual(tapped(60, 240), ["card.touchesBegan", "tap.action(ended)", "card.touchesEnded"]);
  for (const form of [0, 1]) assert.match(engine.read("swift", form).text(), /tap\.cancelsTouchesInView = false/);
  refuses(-8, () => engine.call("swift", 2));
  const run = engine.open(0, 0);
  let refused = 0;
  for (let place = 0; place < text.length; place++) if (!reads(text.slice(0, place) + text.slice(place + 1))) refused += 1;
  assert.ok(refused > text.length / 2);
  run.advance(1);
  run.close();
  return refused;
};

let entries = 0;
let verdicts = 0;
let cases = 0;
let drags = 0;
const first = await live.Engine.of(await WebAssembly.compile(readFileSync(path)));
refuses(-1, () => first.open(0, 0));
for (let folder = 0; ; folder++) {
  const engine = await first.fresh();
  try {
    engine.choose(folder);
  } catch {
    refuses(-1, () => engine.choose(folder));
    break;
  }
  misuse(engine);
  returnsMemory(engine, 0);
  for (const [index, experiment] of engine.catalogue.entries()) {
    const [read, judged] = compare(engine, index, experiment);
    entries += read;
    verdicts += judged;
    cases += experiment.cases;
    await drag(engine, index);
    drags += 1;
  }
}
console.log(`live: ${cases} cases, ${entries} entries, ${verdicts} verdicts, same as native; ${drags} drags taken back and played again`);
console.log(`live: a sketch is played, ${sketch(first)} texts are none`);
