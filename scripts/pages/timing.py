"""Measures trying experiments out in Chromium on this machine, without pass or fail: `bench-live SITE [PAGE]…`, a site built with `--engine`.

For pages with many views, and for views nested 20 deep, from disk and from a server: from the click until a touch is taken (limit 500 ms), from an
event of the pointer until its call is shown (limit 2 ms), and frames a second in a drag (60). The view that is in most others is touched. Other programs
run too: each page is opened three times, and the least and the middle of the times until the first touch are shown; of all events the half and 19 of 20."""
import pathlib
import sys

from .chromium import Chromium
from .server import Server
from .site import Site
from .tab import Tab

TIMES = 3
# Pages that are looked at.
MOST = 3
# Views in each other that all override what a touch calls.
DEEP = "reports/DeepHierarchy.html?case=5"

# A browser keeps what it has compiled: every page is opened in a browser of its own.
OPEN = """async () => {
  const start = performance.now();
  const frame = () => new Promise((done) => setTimeout(done, 1));
  document.querySelector(".try").click();
  while (!document.querySelector(".live .stage .view")) await frame();
  const stage = document.querySelector(".live .stage");
  const shown = performance.now();
  stage.scrollIntoView({block: "center", behavior: "instant"});
  const box = stage.getBoundingClientRect();
  const views = [...stage.querySelectorAll(".view")];
  const named = views.filter((view) => view.dataset.of);
  const inner = (named[named.length - 1] ?? views[views.length - 1]).getBoundingClientRect();
  const place = {clientX: inner.x + inner.width / 2, clientY: inner.y + inner.height / 2, pointerId: 1, pointerType: "mouse", button: 0, buttons: 1, bubbles: true, cancelable: true};
  stage.setPointerCapture = () => {};
  const rows = () => document.querySelectorAll(".live-calls tbody tr").length;
  const call = () => new Promise((done) => {
    const observer = new MutationObserver((changes) => {
      const time = performance.now();
      if (!changes.some(({addedNodes}) => [...addedNodes].some((row) => !row.classList.contains("mark")))) return;
      observer.disconnect();
      done(time);
    });
    observer.observe(document.querySelector(".live-calls tbody"), {childList: true});
    // Marks, and what comes later, are another's: of a timer, or of a touch that was held back.
    setTimeout(() => { observer.disconnect(); done(NaN); }, 50);
  });
  // A touch that leads to no call is taken when the finger is shown.
  const taken = new Promise((done) => {
    const wait = () => document.querySelector(".live .finger-now") ? done(performance.now()) : requestAnimationFrame(wait);
    wait();
  });
  let told = call();
  stage.dispatchEvent(new PointerEvent("pointerdown", place));
  const first = await Promise.race([told.then((time) => Number.isNaN(time) ? taken : time), taken]) - start;
  const waits = [];
  for (let step = 1; step <= 60; step += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 2)));
    told = call();
    const before = performance.now();
    stage.dispatchEvent(new PointerEvent("pointermove", {...place, clientX: place.clientX + step % 20, clientY: place.clientY + step % 7}));
    const after = await told;
    if (!Number.isNaN(after)) waits.push(after - before);
    if (step > 3 && waits.length === 0) break;
  }
  // A drag as fast as a mouse reports it.
  let frames = 0, longest = 0, last = performance.now(), isOver = false;
  const began = last;
  const count = (now) => {
    frames += 1;
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  for (let step = 0; performance.now() < began + 3000; step += 1) {
    stage.dispatchEvent(new PointerEvent("pointermove", {...place, clientX: place.clientX + 30 * Math.sin(step / 20), clientY: place.clientY + 20 * Math.cos(step / 20)}));
    await new Promise((done) => setTimeout(done, 6));
  }
  isOver = true;
  stage.dispatchEvent(new PointerEvent("pointerup", place));
  return {shown: shown - start, first, views: views.length, waits, rows: rows(), rate: frames / (last - began) * 1000, longest};
}"""


def opened(root, path, is_served):
    with Chromium() as browser, Server(root) as server, Tab(browser) as tab:
        tab.resize(1280, 900)
        tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
        tab.open((server.base if is_served else root.as_uri() + "/") + path)
        return tab.run(f"({OPEN})()", gesture=True)


def measured(*page):
    """The times of some openings as one line."""
    openings = sorted((opened(*page) for _ in range(TIMES)), key=lambda one: one["first"])
    least, middle = openings[0], openings[TIMES // 2]
    waits = sorted(wait for one in openings for wait in one["waits"])
    events = f"{waits[len(waits) // 2]:.1f} and {waits[len(waits) * 19 // 20]:.1f} ms" if waits else "–"
    rate, longest = max(one["rate"] for one in openings), min(one["longest"] for one in openings)
    return (f"{least['first']:6.0f} and {middle['first']:.0f} ms {events:>20} {rate:9.0f} {longest:5.0f} ms   "
            f"{least['views']} views, {least['rows']} calls, stage shown after {least['shown']:.0f} ms")


def main():
    site = Site(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/pages").resolve())
    views = lambda path: site.file(path).read_text(encoding="utf-8").count(' class="view')
    tried = [path for path in site.pages if "trying" in site.pages[path].classes and not path.endswith(".zh.html")]
    if not tried:
        sys.exit("bench-live: the site has nothing to try out; build it with `--engine`")
    chosen = sys.argv[2:] or sorted(tried, key=views, reverse=True)[:MOST] + [DEEP] * (site.root / DEEP.split("?")[0]).exists()
    weight = (site.root / "assets/live/engine.js").stat().st_size * 3 // 4 // 1000
    print(f"{f'the engine has {weight} KB':44} {'from':>8} {'click to touch':>17} {'event to call':>20} {'frames/s':>9} {'longest':>8}")
    for path in chosen:
        for is_served in (False, True):
            print(f"{path:44} {'server' if is_served else 'disk':>8} {measured(site.root, path, is_served)}", flush=True)

