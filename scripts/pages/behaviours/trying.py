"""The figure under the reader's own finger: mouse, fingers and keyboard reach the engine, and what it says is shown, copied and kept."""
import json
import sys
import time

from .. import accessibility, tools

MOST = 1  # Pages of a language; the engine is the same on all.
STEPPED = "script.perform"
# Seconds in which the engine is there, also one that is not optimized.
LOADING = 40

# Where the middle of the last named view is that can be seen, which is in front.
MIDDLE = """(() => {
  const views = [...document.querySelectorAll(".live .stage .view[data-of]")];
  const view = views[views.length - 1];
  view.scrollIntoView({block: "center", behavior: "instant"});
  const box = view.getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
})()"""
# Whether the whole stage can be touched.
SEEN = """(() => {
  const box = document.querySelector(".live .stage")?.getBoundingClientRect();
  return box && box.top >= 0 && box.bottom <= innerHeight + 1;
})()"""
ROWS = "[...document.querySelectorAll('.live-calls tbody tr')].map((row) => row.cells[1].textContent)"
COUNT = "document.querySelectorAll('.live-calls tbody tr').length"
TEXT = "new URLSearchParams(location.search).get('live') ?? ''"


def check(stage):
    tried = [path for path in stage.site.pages if "trying" in stage.site.pages[path].classes]
    pages = sorted((path for path in tried if path.startswith("reports/")),
                   key=lambda path: (STEPPED not in stage.site.file(path).read_text(encoding="utf-8"), path))
    if not pages:
        if stage.site.root.joinpath("assets/live").exists():
            yield "", "the site has an engine, and no page has .trying"
        else:
            print("skipped: trying experiments out, since the site has no engine; `make packages` installs what it takes", file=sys.stderr)
        return
    for suffix in (".zh.html", ".html"):
        own = [path for path in pages if path.endswith(".zh.html") == (suffix == ".zh.html")][:MOST]
        for path in own:
            yield from ((path, words) for words in Trial(stage, path).mistakes(is_whole=suffix == ".html"))
    for path in tried:
        if not path.startswith("reports/"):
            yield from ((path, words) for words in Trial(stage, path).together())


class Trial:
    """One page, tried out."""

    def __init__(self, stage, path):
        self.stage, self.tab, self.path = stage, stage.tab, path
        self.words = {}

    def mistakes(self, is_whole):
        tab = self.tab
        for width, height in ((390, 664), (1280, 900)):
            tab.resize(width, height)
            if not self.open(self.stage.files + self.path):
                yield "the engine does not open from a file"
                return
            if not tab.until(SEEN):
                yield f"the stage is not in the window that somebody has asked for it in ({width} × {height})"
        yield from self.mouse()
        yield from self.messages()
        # What leads to no call can be neither kept nor taken back.
        if not is_whole or not tab.run(COUNT):
            return
        yield from self.kept()
        yield from self.time()
        yield from self.keyboard()
        yield from self.fingers()
        yield from self.steps()
        yield from self.script()
        yield from self.messages()
        yield from self.looks()
        yield from self.missing()
        yield from self.scriptless()

    def together(self):
        """Of several figures on a page one goes on at a time, and the page keeps its address."""
        tab = self.tab
        tab.open(self.stage.files + self.path)
        for index in range(tab.run("document.querySelectorAll('.trying').length")):
            place = f"document.querySelectorAll('.trying')[{index}]"
            tab.run(f"{place}.querySelector('.try').click()")
            if not tab.until(f"{place}.querySelector('.live .stage .view')", LOADING):
                yield f"figure {index + 1} of those to try out does not open"
            elif tab.run("document.querySelectorAll('.live').length") != 1:
                yield f"figure {index + 1} goes on beside another"
            else:
                self.drag()
        if tab.run("location.search"):
            yield "a figure among several changes the page's address"
        yield from self.messages()

    def open(self, address):
        """Whether the figure goes on under the finger."""
        self.tab.open(address)
        self.words = json.loads(self.tab.run("document.querySelector('.trying').dataset.words"))
        return self.tab.click(".trying .try") and self.tab.until("document.querySelector('.live .stage .view')", LOADING)

    def again(self):
        self.press_button("again")
        self.tab.until(f"{COUNT} === 0 && !({TEXT})", 1)

    def press_button(self, name):
        self.tab.run(f"[...document.querySelectorAll('.live button')].find((each) => each.textContent === {json.dumps(self.words[name])})?.click()")

    def mouse_at(self, kind, place, **more):
        self.tab.call("Input.dispatchMouseEvent", type=kind, button="left", buttons=0 if kind == "mouseReleased" else 1, clickCount=1, **place, **more)

    def drag(self):
        place = self.tab.run(MIDDLE)
        self.mouse_at("mousePressed", place)
        for step in range(1, 5):
            self.mouse_at("mouseMoved", {"x": place["x"] + 4 * step, "y": place["y"] + 6 * step})
        self.mouse_at("mouseReleased", {"x": place["x"] + 16, "y": place["y"] + 24})

    def mouse(self):
        tab = self.tab
        self.drag()
        if not tab.until(f"{COUNT} > 0"):
            yield "a touch of the mouse leads to no call"
            return
        if not tab.until("document.querySelector('.live .lanes [data-row]')"):
            yield "the lanes of a touch show no row"
        if not tab.until("document.querySelector('.live .stage .finger')"):
            yield "the stage does not show where the finger was"
        if not tab.until("document.querySelector('.live .stage .view.hit, .live .stage .view.busy')"):
            yield "the stage does not show the hit path"
        device = "document.querySelector('.trying').dataset.device"
        if tab.run(f"{device} && document.querySelector('.live a[download]')?.getAttribute('href') !== {device}"):
            yield "the file for a device is not offered"
        if not tab.until(f"/^d1@.*u1@/.test({TEXT})"):
            yield "the address does not keep the touch"
        if tab.run("[...document.querySelectorAll('.live svg text')].some((each) => /[\\uE000-\\uE0FF]/.test(each.textContent))"):
            yield "a word of the figure is in no language"

    def kept(self):
        """The address plays the same again, and what is copied says it."""
        tab = self.tab
        self.press_button("pause")
        tab.settle()
        rows, address = tab.run(ROWS), tab.run("location.href")
        tab.browser.call("Browser.grantPermissions", browserContextId=tab.context, permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        tab.run("navigator.clipboard.writeText('nothing')", gesture=True)
        self.press_button("copyCalls")
        if not tab.until("navigator.clipboard.readText().then((text) => text !== 'nothing')"):
            yield "the calls are not copied"
        else:
            lines = tab.run("navigator.clipboard.readText()").strip().split("\n")
            if len([line for line in lines if line.startswith("|")]) != len(rows) + 2 or "live=" not in lines[-1]:
                yield f"what is copied is not {len(rows)} calls and an address: {len(lines)} lines, {lines[-1][:80]}"
        tab.open(address)
        if not tab.until(f"{COUNT} >= {len(rows)}", LOADING) or tab.run(ROWS)[:len(rows)] != rows:
            yield "the address does not play the same calls again"
            self.open(self.stage.files + self.path)

    def time(self):
        tab = self.tab
        self.press_button("goOn")
        self.again()
        self.drag()
        tab.until(f"{COUNT} > 0")
        self.press_button("pause")
        if not tab.run(f"[...document.querySelectorAll('.live button')].some((each) => each.textContent === {json.dumps(self.words['goOn'])})"):
            yield "what is paused does not offer to go on"
        before = tab.run(COUNT)
        self.press_button("back")
        if not tab.until(f"{COUNT} < {before}"):
            yield "a call back takes no call back"
        self.again()
        tab.run("(() => { const speed = document.querySelector('.live select'); speed.selectedIndex = 2; "
                "speed.dispatchEvent(new Event('change', {bubbles: true})); })()")
        place = tab.run(MIDDLE)
        self.mouse_at("mousePressed", place)
        time.sleep(0.6)
        self.mouse_at("mouseReleased", place)
        tab.until(f"/u1@/.test({TEXT})")
        held = tab.run(f"Number(/u1@[^~;]*~([\\d.]+)/.exec({TEXT})?.[1] ?? 0)")
        if not 20 <= held <= 300:
            yield f"at a tenth of the speed a touch of 600 ms takes {held} ms"
        tab.run("(() => { const speed = document.querySelector('.live select'); speed.selectedIndex = 0; "
                "speed.dispatchEvent(new Event('change', {bubbles: true})); })()")

    def keyboard(self):
        tab = self.tab
        self.again()
        tab.run("document.querySelector('.live .stage').focus()")
        tab.press("ArrowRight", 39)
        if not tab.until("document.querySelector('.live .spot')"):
            yield "the finger of the keyboard is not shown"
        tab.call("Input.dispatchKeyEvent", type="keyDown", key=" ", code="Space", windowsVirtualKeyCode=32)
        tab.press("ArrowDown", 40)
        tab.call("Input.dispatchKeyEvent", type="keyUp", key=" ", code="Space", windowsVirtualKeyCode=32)
        if not tab.until(f"/^d1@.*m1@.*u1@/.test({TEXT})"):
            yield "the keyboard presses, moves and lifts no finger"

    def fingers(self):
        tab = self.tab
        self.again()
        place = tab.run(MIDDLE)
        point = lambda number, dx, dy: {"x": place["x"] + dx, "y": place["y"] + dy, "id": number}
        touch = lambda kind, *points: tab.call("Input.dispatchTouchEvent", type=kind, touchPoints=list(points))
        touch("touchStart", point(0, -10, 0))
        touch("touchStart", point(0, -10, 0), point(1, 10, 0))
        for step in range(1, 8):
            touch("touchMove", point(0, -10 - 3 * step, 4 * step), point(1, 10 + 3 * step, 4 * step))
        touch("touchEnd", point(1, 31, 28))
        touch("touchEnd")
        if not tab.until(f"/u1@/.test({TEXT}) && /u2@/.test({TEXT})"):
            yield f"two fingers do not land, move and lift: {tab.run(TEXT)[:120]}"
        elif not tab.run(f"/m2@/.test({TEXT})"):
            yield "a second finger does not move"

    def steps(self):
        """What code the script has, a reader can run in mid-touch."""
        tab = self.tab
        if not tab.run("document.querySelectorAll('.live-steps button').length"):
            if STEPPED in self.stage.site.file(self.path).read_text(encoding="utf-8"):
                yield "the code of the script is not offered"
            return
        if tab.run("[...document.querySelectorAll('.live-steps button code')].some((each) => !each.textContent.trim())"):
            yield "a step has no name"
        self.again()
        place = tab.run(MIDDLE)
        self.mouse_at("mousePressed", place)
        tab.press("1", 49, "1")
        self.mouse_at("mouseReleased", place)
        if not tab.until(f"/^d1@.*;x\\d+.*u1@/.test({TEXT})"):
            yield "a number key takes no step in mid-touch"
        self.again()
        tab.click(".live-steps button")
        if not tab.until(f"/^x\\d+/.test({TEXT})"):
            yield "a button of a step takes none"

    def script(self):
        tab = self.tab
        self.again()
        self.press_button("playScript")
        if not tab.until(f"{COUNT} > 0", 15):
            yield "the experiment's own script is not played"
        if not tab.until("document.querySelector('ol.claims .here') || !document.querySelector('ol.claims > li')", 15):
            yield "no claim is judged"

    def messages(self):
        for event in self.tab.events:
            method, values = event["method"], event["params"]
            if method == "Runtime.consoleAPICalled":
                yield f"a message on the console: {values['type']}"
            elif method == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                yield f"an exception: {details.get('exception', {}).get('description', details['text'])[:160]}"
            elif method == "Log.entryAdded":
                yield f"a message on the console: {values['entry']['text'][:160]}"
        self.tab.events = []

    def looks(self):
        tab = self.tab
        for scheme in ("light", "dark"):
            tab.emulate(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
            for width in (1280, 390):
                tab.resize(width, 900)
                tab.settle()
                if "accessibility" not in tools.missing():
                    yield from (f"{words} ({scheme}, {width} px)" for words in accessibility.violations(tab, within=".live"))
                wide = tab.run("document.documentElement.scrollWidth")
                if wide > width:
                    yield f"the figure is {wide} px wide at {width}"
        if tab.run("document.getAnimations().length"):
            yield "something moves where less motion is wanted"
        tab.emulate(prefers_color_scheme="light")
        tab.resize(1280, 900)

    def missing(self):
        """A page that gets no engine says so, and is ready to try again."""
        tab = self.tab
        for pattern in ("*assets/live/*", "*assets/live.js"):
            tab.call("Network.setBlockedURLs", urls=[pattern])
            try:
                tab.open(self.stage.base + self.path)
                tab.click(".trying .try")
                if not tab.until(f"document.querySelector('.live')?.textContent === {json.dumps(self.words['loadingFailed'])}"):
                    yield f"nothing says that {pattern} is missing"
                if tab.run("document.querySelector('.try').disabled"):
                    yield "after a failure nobody can try again"
            finally:
                tab.call("Network.setBlockedURLs", urls=[])
        self.tab.events = []

    def scriptless(self):
        tab = self.tab
        tab.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            tab.go(self.stage.files + self.path)
            if tab.run("[...document.querySelectorAll('.figure button')].some((each) => each.getClientRects().length)"):
                yield "without scripts the figure shows a button"
        finally:
            tab.call("Emulation.setScriptExecutionDisabled", value=False)
