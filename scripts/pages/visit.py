"""One page in the browser: everything that is seen by loading it once."""
import functools
import gzip
import pathlib
import urllib.parse

from . import accessibility, modes, printing
from .chromium import Failure
from .mistakes import Mistake
from .site import is_report

WIDTHS = (1280, 390, 320)
OUTER_WIDTHS = (WIDTHS[0], WIDTHS[-1])
PHONE, DESK = (390, 664), (1280, 800)
# As much as a page should have; more is said, and is no mistake.
MOST_SCREENS = 15
MOST_KILOBYTES = 150
MEASURE = (pathlib.Path(__file__).parent / "measure.js").read_text(encoding="utf-8")

# After three frames everything has been painted where it belongs, or has moved.
LOADED = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  window.__add(window.__shifts.takeRecords());
  const answer = document.querySelector(".answer");
  done({
    shift: window.__shift, cookie: document.cookie,
    answer: answer && answer.getBoundingClientRect().bottom + scrollY,
    loaded: performance.getEntriesByType("resource").map((entry) => entry.name),
  });
}, 0)))))"""
OPEN = "for (const details of document.querySelectorAll('details')) details.open = true"
HEIGHT = "document.documentElement.scrollHeight"

# A layout shift that nobody sees, as browsers measure it.
MOST_SHIFT = 0.02


class Visit:
    """Loads a page and asks it all questions; `mistakes` and `answer` (the bottom of the answer on a phone) are what it gives."""

    def __init__(self, tab, site, base, path, scheme="light", axe=True, closer=False, widths=WIDTHS):
        self.tab, self.site, self.base, self.path, self.scheme, self.widths = tab, site, base, path, scheme, widths
        self.mistakes, self.answer = [], None
        self.screens = self.kilobytes = self.shift = None
        try:
            tab.emulate(prefers_color_scheme=scheme)
            tab.resize(*PHONE)
            tab.go(base + urllib.parse.quote(path))
            self.first_screen(tab.run(LOADED))
            self.sizes(axe, closer)
            if closer:
                self.found(modes.check(tab, MEASURE))
            self.noise()
        except Failure as failure:
            self.add("browser", f"the browser failed: {failure}")

    def add(self, check, words):
        self.mistakes.append(Mistake(check, self.path, words if self.scheme == "light" else f"{self.scheme}: {words}"))

    def found(self, pairs):
        for check, words in pairs:
            self.add(check, words)

    def first_screen(self, state):
        self.answer = state["answer"]
        # A machine under load may show a long page in pieces; what a reader sees jump is more than that.
        self.shift = state["shift"]
        if self.shift > MOST_SHIFT:
            self.add("shift", f"the layout shifts by {self.shift:.3f} while it loads")
        if state["cookie"]:
            self.add("network", f"a cookie: {state['cookie'][:60]}")
        if is_report(self.path):
            self.kilobytes = sum(map(self.weight, dict.fromkeys([self.base + urllib.parse.quote(self.path), *state["loaded"]]))) // 1024
            if self.kilobytes > MOST_KILOBYTES:
                self.add("weight", f"{self.kilobytes} KB with what it loads, compressed; {MOST_KILOBYTES} should be enough")

    def weight(self, address):
        if not address.startswith(self.base):
            return 0
        path = urllib.parse.unquote(urllib.parse.urlsplit(address[len(self.base):]).path)
        return compressed(self.site.file(path))

    def sizes(self, axe, closer):
        tab = self.tab
        for width in self.widths:
            tab.resize(width, DESK[1])
            if width == DESK[0]:
                self.screens = tab.run(HEIGHT) / DESK[1]
                if self.screens > MOST_SCREENS:
                    self.add("length", f"{self.screens:.1f} screens at {width} px; {MOST_SCREENS} should be enough")
                if closer and is_report(self.path):
                    self.found(printing.check(tab, self.scheme))
                tab.run(OPEN)
            for check, words in tab.run(f"({MEASURE})({width})"):
                self.add(check, f"at {width} px: {words}")
            # Phones have the narrowest targets; in the dark only the colours are others.
            if axe and width == (PHONE[0] if self.scheme == "light" else DESK[0]):
                is_light = self.scheme == "light"
                for words in accessibility.violations(tab, structure=is_light, colours=closer or not is_light):
                    self.add("axe", words)

    def noise(self):
        """Messages on the console, and requests that leave the site or fail."""
        addresses = {}
        for event in self.tab.events:
            method, values = event["method"], event["params"]
            if method == "Runtime.consoleAPICalled":
                texts = [str(argument.get("value", argument.get("description", ""))) for argument in values["args"]]
                self.add("console", f"console.{values['type']}: {' '.join(texts)[:160]}")
            elif method == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                self.add("console", f"exception: {details.get('exception', {}).get('description', details['text'])[:160]}")
            elif method == "Log.entryAdded":
                self.add("console", f"{values['entry']['level']}: {values['entry']['text'][:160]}")
            elif method == "Network.requestWillBeSent":
                address = addresses[values["requestId"]] = values["request"]["url"]
                if not address.startswith((self.base, "data:", "blob:")):
                    self.add("network", f"a request off the site: {address[:120]}")
            elif method == "Network.responseReceived" and values["response"]["status"] >= 400:
                self.add("network", f"status {values['response']['status']}: {values['response']['url'][:120]}")
            elif method == "Network.loadingFailed" and not values.get("canceled"):
                self.add("network", f"{values['errorText']}: {addresses.get(values['requestId'], '')[:120]}")


@functools.lru_cache(maxsize=None)
def weighed(file, _):
    return len(gzip.compress(file.read_bytes(), 9))


def compressed(file):
    return weighed(file, file.stat().st_mtime_ns) if file.is_file() else 0
