"""One tab of the browser: goes to addresses, runs scripts, and keeps what it heard on the way."""
import json
import time

from .chromium import LONGEST_ANSWER, Failure

# Sums what moves after it was painted. Runs before the page's own scripts.
OBSERVE_SHIFTS = """
window.__shift = 0;
window.__add = (entries) => {
  for (const entry of entries) if (!entry.hadRecentInput) window.__shift += entry.value;
};
window.__shifts = new PerformanceObserver((list) => window.__add(list.getEntries()));
window.__shifts.observe({type: "layout-shift", buffered: true});
"""


class Tab:
    def __init__(self, browser):
        self.browser = browser
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        target = browser.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self.context, self.target = context, target
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.events, self.loads = [], 0
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=OBSERVE_SHIFTS)

    def hear(self, message):
        if message.get("sessionId") != self.session:
            return
        if message["method"] == "Page.loadEventFired":
            self.loads += 1
        self.events.append(message)

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, self.hear, **parameters)

    def wait_for_load(self, before):
        deadline = time.monotonic() + LONGEST_ANSWER
        while self.loads == before:
            message = self.browser.receive(deadline)
            if message is None:
                raise Failure(f"no load in {LONGEST_ANSWER} s")
            if "method" in message:
                self.hear(message)

    def go(self, address):
        """Goes to an address and waits until it is loaded. What was heard before is forgotten."""
        self.events, before = [], self.loads
        result = self.call("Page.navigate", url=address)
        if result.get("errorText"):
            raise Failure(f"{address}: {result['errorText']}")
        # An address that differs in its fragment only loads nothing.
        if "loaderId" in result:
            self.wait_for_load(before)

    def open(self, address):
        """Goes to an address and waits until it is painted: before that a browser takes no input."""
        self.go(address)
        self.settle()

    def settle(self):
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")

    def run(self, expression, gesture=False):
        """The value of an expression, awaited."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True, userGesture=gesture)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def apply(self, function, *arguments):
        """The value of a function of JavaScript for arguments."""
        return self.run(f"({function})({', '.join(json.dumps(argument) for argument in arguments)})")

    def until(self, expression, seconds=5):
        """Whether an expression becomes true in time."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            try:
                if self.run(f"Promise.resolve({expression}).then(Boolean)"):
                    return True
            except Failure:
                pass  # The document is being replaced.
            time.sleep(0.02)
        return False

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def emulate(self, media="", **features):
        """Prefers what is said, such as prefers_color_scheme="dark"."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media=media, features=named)

    def press(self, key, code=0, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code,
                      **({"text": text} if text and kind == "keyDown" else {}))

    def type(self, text):
        for character in text:
            if character.isascii():
                self.press(character, ord(character.upper()), character)
            else:
                self.call("Input.insertText", text=character)

    def click(self, selector):
        """Clicks the middle of the first visible element that a selector finds; whether there is one."""
        self.settle()
        place = self.apply("""async (selector) => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          let middle = null;
          // What loads above an element moves it: the place counts when the element is on top there, twice in a row.
          for (let frames = 0; frames < 120; frames += 1) {
            const element = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
            if (!element) return null;
            element.scrollIntoView({block: "center", behavior: "instant"});
            const box = element.getClientRects()[0];
            const before = middle;
            middle = {x: box.x + box.width / 2, y: box.y + box.height / 2};
            const rests = before && before.x === middle.x && before.y === middle.y;
            if (rests && element.contains(document.elementFromPoint(middle.x, middle.y))) break;
            await frame();
          }
          return middle;
        }""", selector)
        if not place:
            return False
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **place)
        return True

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
