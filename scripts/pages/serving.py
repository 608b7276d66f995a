"""Works with `evdoc serve` as an author does, on a package of one's own: saves a page, breaks an experiment and mends it, and looks at what an open page in Chromium
makes of it.

It prints how long it took from saving a file to the page that shows it. The package is left as it was.
"""
import argparse
import base64
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.request

from . import measured
from .chromium import PATH, Chromium
from .tab import Tab

BOX = "document.querySelector('evdoc-serve').shadowRoot.querySelector('[role=alert]')"
LONGEST_BUILD = 300


def arguments():
    parser = argparse.ArgumentParser(prog="check-serve")
    parser.add_argument("package", type=pathlib.Path)
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--source", help="the Swift file of the package that is changed; else its first experiment")
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--again", type=int, default=1, help="how often each is measured")
    return parser.parse_args()


def expect(is_so, words):
    if not is_so:
        sys.exit(f"check-serve: {words}")


class Server:
    def __init__(self, options):
        command = [options.program.resolve(), "serve", "--port", "0"]
        # A shell that has started this script in the background has switched the signal off.
        self.process = subprocess.Popen(
            command, cwd=options.package, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        self.address = self.process.stdout.readline().strip()
        expect(re.fullmatch(r"http://localhost:\d+/", self.address), f"no address is printed, but: {self.address}")

    def wait_for_site(self):
        deadline = time.monotonic() + LONGEST_BUILD
        while time.monotonic() < deadline:
            try:
                return urllib.request.urlopen(self.address, timeout=10).read()
            except urllib.error.HTTPError:
                time.sleep(0.1)
        sys.exit("check-serve: there is no site")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        said = self.process.communicate(timeout=30)[0]
        expect(self.process.returncode == -signal.SIGINT, f"^C ends it with {self.process.returncode}:\n{said}")
        return said


class Edits:
    """Files that are changed, and are as they were in the end."""

    def __init__(self):
        self.before = {}

    def write(self, path, text):
        self.before.setdefault(path, path.read_text() if path.exists() else None)
        path.parent.mkdir(parents=True, exist_ok=True)
        # As editors save: another file takes the place.
        draft = path.with_name(path.name + "~")
        draft.write_text(text)
        draft.rename(path)
        return time.monotonic()

    def take_back(self):
        for path, text in self.before.items():
            if text is None:
                path.unlink()
            else:
                path.write_text(text)


def milliseconds(saved):
    return round((time.monotonic() - saved) * 1000)


def pages(options, tab, server, edits):
    """Milliseconds from saving a page to the page that shows it, where its reader was."""
    path = options.package / "site/pages/served.md"
    text = "# Served\n\n" + "A line of text.\n\n" * 200
    edits.write(path, text)
    page = server.address + "pages/served.html"
    deadline = time.monotonic() + LONGEST_BUILD
    while "A line of text." not in (tab.go(page) or tab.run("document.body.textContent")) and time.monotonic() < deadline:
        time.sleep(0.2)
    times = []
    for number in range(options.again):
        deadline = time.monotonic() + LONGEST_BUILD
        # The page may have been loaded before all of it was known, and is loaded again.
        while not is_placed(tab) and time.monotonic() < deadline:
            pass
        saved = edits.write(path, text + f"The last line is {number}.\n")
        expect(tab.until(f"document.body.textContent.includes('The last line is {number}.')", 60), "a page that was saved is not shown")
        times.append(milliseconds(saved))
        expect(tab.until("Math.abs(scrollY - 1500) < 2"), f"the page is at {tab.run('scrollY')} and not where it was")
    return times


def mistakes(options, tab, edits, source):
    """Breaks the experiment and mends it."""
    text = source.read_text()
    edits.write(source, text + "\nlet broken: Int = \"<b>no number</b>\"\n")
    expect(tab.until(f"{BOX}.textContent.includes('cannot convert value')", LONGEST_BUILD), "the compiler's error is not shown")
    line = text.count("\n") + 2
    place = tab.run(f"{BOX}.querySelector('.place').textContent")
    expect(re.fullmatch(rf"{re.escape(str(source.relative_to(options.package)))}:{line}:\d+", place), f"the error is said to be at {place}")
    expect(tab.run(f"!{BOX}.hidden && !{BOX}.querySelector('b')"), "the error is hidden, or is no text")
    for scheme, width in (("light", 1280), ("dark", 1280), ("light", 360), ("dark", 360)):
        tab.resize(width, 800)
        tab.emulate(prefers_color_scheme=scheme)
        expect(tab.run(f"{BOX}.getBoundingClientRect().width <= innerWidth"), f"the error is wider than {width} px")
        expect(tab.run(f"{BOX}.scrollWidth <= {BOX}.clientWidth"), f"one has to scroll sideways at {width} px")
        if options.screenshots:
            save(tab, options.screenshots / f"{scheme}-{width}.png")
    tab.resize(1280, 800)
    tab.emulate(prefers_color_scheme="light")
    edits.write(source, text)
    expect(tab.until(f"{BOX}.hidden", LONGEST_BUILD), "the error stays after it was mended")


def is_placed(tab):
    tab.run("scrollTo(0, 1500)")
    time.sleep(0.5)
    return tab.run("Math.abs(scrollY - 1500) < 2")


def experiments(options, tab, server, edits, source):
    """Milliseconds from saving an experiment to the page that shows it."""
    text = source.read_text()
    title = re.search(r'(?:title|question): "([^"]*)"', text)[1]
    identifier = re.search(r'id: "([^"]*)"', text)[1]
    tab.open(f"{server.address}reports/{identifier}.html")
    times = []
    for number in range(options.again):
        saved = edits.write(source, text.replace(title, f"{title} {number}", 1))
        expect(tab.until(f"document.querySelector('h1').textContent.endsWith(' {number}')", LONGEST_BUILD), "an experiment is not shown")
        times.append(milliseconds(saved))
        time.sleep(1)
    return times


def save(tab, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(tab.call("Page.captureScreenshot", format="png")["data"]))


def main():
    options = arguments()
    options.package = options.package.resolve()
    if not PATH:
        print("skipped: the server, since chromium is missing; `make page-packages` installs it", file=sys.stderr)
        sys.exit()
    named = options.source and options.package / options.source
    source = named or next(path for path in sorted(options.package.glob("Sources/*/*.swift")) if 'id: "' in path.read_text())
    edits, server = Edits(), Server(options)
    try:
        server.wait_for_site()
        second = subprocess.run([options.program.resolve(), "serve"], cwd=options.package, text=True, capture_output=True, timeout=30)
        expect(second.returncode == 74 and server.address in second.stderr, f"a second server says: {second.stderr}")
        with Chromium() as browser, Tab(browser) as tab:
            tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
            tab.resize(1280, 800)
            of_pages = pages(options, tab, server, edits)
            mistakes(options, tab, edits, source)
            of_experiments = experiments(options, tab, server, edits, source)
    finally:
        edits.take_back()
        said = server.end()
    compiled = re.findall(r"compiled after (\S+ s)", said)
    left = [str(path) for path in (options.package / ".build/serve").rglob("*evdoc-draft*")]
    expect(not left, f"drafts are left: {left}")
    measured.keep({"serve: from saving a page to the page": (min(of_pages), "ms"), "serve: from saving an experiment to its page": (min(of_experiments), "ms")})
    print(f"a page {of_pages} ms, an experiment {of_experiments} ms after it was saved (compiled after {', '.join(compiled[-options.again:])})")

