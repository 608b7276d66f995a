"""Breaks a small site in every way that the checks are there for, and says which of them does not notice."""
import dataclasses
import pathlib
import tempfile
import time
import typing

from . import builder_fixture, figure_fixture, files, fixture, gate, head, links, proved, sample, styles, text, tools, validity
from .behaviours import BEHAVIOURS, Stage
from .chromium import Chromium
from .mistakes import Mistake
from .server import Server
from .site import Site
from .tab import Tab
from .visit import Visit
from .visits import first_screens

TAP, CHINESE_TAP, INDEX, STYLE, SCRIPT = "reports/Tap.html", "reports/Tap.zh.html", "index.html", "assets/style.css", "assets/site.js"
FIGURE, PAINT, TRYING, LIVE = "assets/figure.js", "assets/paint.js", "assets/trying.js", "assets/live.js"
BUILDER = "assets/builder.js"
LAMP = "reference/lights/lamp.html"
END = "</main>"


@dataclasses.dataclass
class Mutation:
    check: str  # The check that has to notice.
    how: str  # read, visit, dark, css, validity, or the name of a behaviour.
    file: str
    old: str
    new: str
    words: str = ""  # What the mistake has to say.
    page: typing.Optional[str] = None  # The page that is visited, where it is not the file.


def add(check, how, file, markup, words=""):
    return Mutation(check, how, file, END, markup + END, words)


def style(check, rule, words="", page=TAP, how="visit"):
    return Mutation(check, how, STYLE, ":root {", rule + "\n:root {", words, page)


def script(check, line, words="", page=TAP, how="visit"):
    return Mutation(check, how, SCRIPT, '"use strict";', '"use strict";\n' + line, words, page)


LONG = "<p>word word word</p>" * 600
NOISE = "".join(chr(0x4E00 + (number * 7919) % 20000) for number in range(90_000))

MUTATIONS = [
    # Read.
    Mutation("lang", "read", CHINESE_TAP, 'lang="zh-Hans"', 'lang="zh"'),
    Mutation("lang", "read", TAP, '<html lang="en">', "<html>"),
    Mutation("chinese", "read", CHINESE_TAP, "<h1>轻点手势下的按钮", "<h1>A button", "h1"),
    Mutation("chinese", "read", CHINESE_TAP, "<title>轻点手势下的按钮", "<title>A button", "title"),
    Mutation("description", "read", TAP, 'name="description"', 'name="keywords"'),
    Mutation("og:title", "read", TAP, "og:title", "og:type"),
    Mutation("canonical", "read", TAP, 'rel="canonical"', 'rel="help"', "no canonical"),
    Mutation("canonical", "read", TAP, "evdoc/reports/Tap.html", "evdoc/reports/Swipe.html", "another page"),
    Mutation("hreflang", "read", TAP, 'rel="alternate"', 'rel="help"', "no <link"),
    Mutation("hreflang", "read", TAP, 'hreflang="zh-Hans" href="../reports/Tap.zh.html">\n', 'hreflang="zh-Hans" href="../reports/Swipe.zh.html">\n', "leads to"),
    Mutation("hreflang", "read", TAP, '" hreflang="zh-Hans">中文', '">中文', "no language link"),
    Mutation("hreflang", "read", CHINESE_TAP, None, None, "no such page"),
    Mutation("csp", "read", TAP, "Content-Security-Policy", "X-Nothing", "no content security policy"),
    Mutation("csp", "read", TAP, "script-src 'self'", "script-src 'self' 'unsafe-inline'", "unsafe-inline"),
    add("inline", "read", TAP, '<p style="color: red">x</p>', "inline style"),
    add("inline", "read", TAP, "<script>let x = 1</script>", "inline script"),
    add("inline", "read", TAP, '<p onclick="x()">x</p>', "inline handler"),
    Mutation("inline", "read", TAP, "</head>", "<style>p { color: red }</style></head>", "<style>"),
    Mutation("blocking", "read", TAP, "<script defer ", "<script "),
    Mutation("title", "read", TAP, "<title>A button under a tap gesture", "<title>A swipe on a button", "has the title of"),
    add("backticks", "read", TAP, "<p>see `hitTest`</p>"),
    add("ids", "read", TAP, '<p id="answer">x</p>'),
    add("headings", "read", TAP, '<h2 id="x"> </h2>', "empty h2"),
    add("headings", "read", TAP, "<h4>x</h4>", "follows an h"),
    add("headings", "read", TAP, "<h1>x</h1>", "2 h1"),
    add("headings", "read", TAP, '<table><tr><th scope="col"></th><td>x</td></tr></table>', "th without"),
    Mutation("headings", "read", TAP, "<h1>", "<h2>x</h2><h1>", "before the h1"),
    add("links", "read", TAP, '<a href="Tip.html">x</a>', "leads nowhere"),
    add("links", "read", TAP, '<a href="Swipe.html#case-z">x</a>', "id that is not there"),
    add("links", "read", TAP, '<img src="no.svg" alt="x">', "leads nowhere"),
    add("links", "read", TAP, f'<a href="{fixture.BASE}no.html">x</a>', "leads nowhere"),
    *(Mutation("files", "read", name, None, None, "no such") for name in files.NAMED),
    Mutation("files", "read", "reports/Tap.md", None, None, "Tap.md"),
    Mutation("files", "read", "sitemap.xml", f"<url><loc>{fixture.BASE}{TAP}</loc></url>", "", "does not list"),
    Mutation("files", "read", "sitemap.xml", "evdoc/finder.html", "evdoc/found.html", "no page of the site"),
    Mutation("files", "read", "feed.xml", "<entry>", "<entry", "not XML"),
    Mutation("files", "read", "feed.xml", "index.html", "no.html", "leads nowhere"),
    Mutation("files", "read", "llms.txt", "Tap.md", "Tip.md", "leads nowhere"),
    # The HTML checker and the style sheets.
    add("validity", "validity", TAP, "<p><div>x</div></p>"),
    add("validity", "validity", TAP, '<a href="#answer"><button>x</button></a>'),
    style("css", "p { colour: red }", "colour", how="css"),
    style("css", "p { color: bleu }", "bleu", how="css"),
    style("css", "p:hoover { color: red }", "hoover", how="css"),
    style("css", "p { color red }", "line", how="css"),
    # Visits.
    add("axe", "visit", TAP, '<img src="data:," alt>'.replace(" alt", ""), "image-alt"),
    add("axe", "visit", TAP, '<p><a href="Tap.html"></a></p>', "link-name"),
    style("axe", ".lead { color: #aaa }", "color-contrast"),
    style("axe", "@media (prefers-color-scheme: dark) { .lead { color: #444 } }", "color-contrast", how="dark"),
    style("axe", ".cases li { display: inline-block } nav a { font-size: 4px; min-height: 4px; line-height: 1 } nav ul { gap: 0 }", "target-size"),
    style("narrow", "@media (max-width: 330px) { .lead { width: 3em } }", "at 320"),
    style("narrow", "main > p { width: 9em }", "at 390", page=CHINESE_TAP),
    style("wide", "@media (min-width: 1000px) { .lead { width: 2000px } }", "at 1280"),
    style("wide", "@media (max-width: 330px) { body { min-width: 400px } }", "at 320"),
    add("keyboard", "visit", TAP, f'<div class="scroll"><p>{"word" * 100}</p></div>', "scrolls, and no key"),
    style("overlap", "h1 { margin-bottom: -3rem }", "overlap"),
    add("length", "visit", TAP, LONG),
    script("console", "console.log('x')", "console.log"),
    script("console", "nothing.at.all()", "exception"),
    add("console", "visit", TAP, '<p style="color: red">x</p>', "Content Security Policy"),
    script("network", "document.cookie = 'a=b'", "cookie"),
    Mutation("network", "visit", TAP, '<meta http-equiv="Content-Security-Policy"',
             '<link rel="stylesheet" href="http://127.0.0.1:9/x.css"><meta name="x"', "off the site"),
    Mutation("network", "visit", TAP, "assets/site.js", "assets/none.js", "404"),
    # What comes before the first frame is painted has shifted nothing.
    script("shift", "addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => { "
           "const p = document.createElement('div'); p.style.height = '200px'; document.querySelector('main').prepend(p); })));", "shifts"),
    Mutation("fold", "visit", TAP, '<div class="answer">', f'{"<p>x</p>" * 20}<div class="answer">', "ends at"),
    Mutation("answer", "visit", TAP, 'class="answer"', 'class="reply"', "no answer"),
    add("weight", "visit", TAP, f"<p hidden>{NOISE}</p>"),
    add("print", "visit", TAP, LONG, "sheets"),
    style("print", "@media print { .lead { overflow: hidden; white-space: nowrap; width: 2em } }", "cut off"),
    style("zoom", "@media (min-width: 600px) and (max-width: 700px) { body { min-width: 900px } }", "200 %"),
    style("forced", "@media (forced-colors: active) { .lead { forced-color-adjust: none; color: white; background: white } }", "unseen"),
    style("motion", ".lead { transition: color 1s }", "transition"),
    style("motion", ":root { scroll-behavior: smooth }", "smoothly"),
    # Behaviours.
    Mutation("search", "search", SCRIPT, "results.append(item);", ""),
    Mutation("search", "search", SCRIPT, 'history.replaceState(null, "", "?q=" + encodeURIComponent(field.value));', "", "does not follow"),
    Mutation("search", "search", SCRIPT, 'event.key !== "/"', "true", "does not lead to the search field"),
    Mutation("search", "search", SCRIPT, 'if (event.key === "ArrowDown")', "if (false)", "an arrow"),
    Mutation("search", "search", "search.zh.html", 'id="results"', 'id="nothing"', "finds nothing"),
    Mutation("search", "search", "search.html", None, None, "no such page"),
    Mutation("finder", "finder", "finder.html", None, None, "no such page"),
    Mutation("finder", "finder", SCRIPT, '"#case-"', '"#kase-"', "not there"),
    Mutation("finder", "finder", SCRIPT, "result.replaceChildren(link)", "result.replaceChildren()", "no link"),
    Mutation("finder", "finder", "finder.zh.html", "<select>", "<select hidden><option>x</option></select><select>", "4 <select>"),
    Mutation("figure", "figure", "reports/record.js", "-1, 10, 10, 90", "-1, 12, 10, 90", "does not paint"),
    Mutation("figure", "figure", PAINT, "attributes.points = numbers", "attributes.title = numbers", "does not paint"),
    Mutation("figure", "figure", FIGURE, 'query.set("case", shown + 1);', "", "does not follow"),
    Mutation("figure", "figure", FIGURE, 'query.get("case") ?? caseIn', "caseIn", "does not choose"),
    Mutation("figure", "figure", FIGURE, 'class: "row-now"', 'class: "row-then"', "marks no row"),
    Mutation("figure", "figure", FIGURE, "ArrowLeft: -1", "ArrowLeft: 0", "do not lead to the beginning"),
    Mutation("figure", "figure", FIGURE, 'event.key === "End"', 'event.key === "Ende"', "End does not lead"),
    Mutation("figure", "figure", FIGURE, 'select.addEventListener("change"', 'select.addEventListener("changed"', "changes no picture"),
    Mutation("figure", "figure", FIGURE, "spell(select);", "", "stands"),
    Mutation("figure", "figure", FIGURE, 'comparison.append(make("div"', 'void (make("div"', "not compared"),
    Mutation("trying", "trying", LIVE, 'listen("pointerdown"', 'listen("pointerdowned"', "leads to no call"),
    Mutation("trying", "trying", TRYING, 'part?.scrollIntoView({ block: "nearest" });', ";", "not in the window"),
    Mutation("trying", "trying", TRYING, "else painter.show(lanes, drawn.lanes, word);", "else lanes.replaceChildren();", "show no row"),
    Mutation("trying", "trying", TRYING, "painter.repaint(parts.stage, drawn.stage[4], word);", "painter.repaint(parts.stage, drawn.stage[4].slice(0, 6), word);", "where the finger was"),
    Mutation("trying", "trying", TRYING, "...file, ", "", "for a device"),
    Mutation("trying", "trying", TRYING, '"pointerup", "keyup"', '"keyup"', "does not keep the touch"),
    Mutation("trying", "trying", TRYING, "session.replay(text)", "false", "play the same calls again"),
    Mutation("trying", "trying", LIVE, "...rows, \"\"].join", "rows[0], \"\"].join", "what is copied"),
    Mutation("trying", "trying", TRYING, "navigator.clipboard.writeText", "void ", "are not copied"),
    Mutation("trying", "trying", TRYING, "parts.pause.textContent = words.goOn;", "", "does not offer"),
    Mutation("trying", "trying", TRYING, "session.stepBack();", "", "takes no call back"),
    Mutation("trying", "trying", TRYING, "session.clock.rate = Number", "session.clock.speed = Number", "at a tenth of the speed"),
    Mutation("trying", "trying", LIVE, 'listen("keyup"', 'listen("keyupped"', "the keyboard presses"),
    Mutation("trying", "trying", TRYING, "if (spot) parts", "if (!spot) parts", "is not shown"),
    Mutation("trying", "trying", LIVE, "this.#fingers.has(event.pointerId)", "this.#fingers.size > 0", "two fingers"),
    Mutation("trying", "trying", STYLE, "touch-action: none;", "", "two fingers"),
    Mutation("trying", "trying", TRYING, "if (step && !event.repeat)", "if (false)", "in mid-touch"),
    Mutation("trying", "trying", TRYING, "() => take(step.step)", "() => {}", "takes none"),
    Mutation("trying", "trying", TRYING, "session.playScript();", "", "not played"),
    Mutation("trying", "trying", TRYING, "item.firstElementChild.append", "void ", "no claim is judged"),
    Mutation("trying", "trying", TRYING, "const start = async", "console.log(1); const start = async", "on the console"),
    Mutation("trying", "trying", TRYING, "said.textContent = words.loadingFailed;", "", "is missing"),
    Mutation("trying", "trying", TRYING, "button.disabled = false;", "", "try again"),
    Mutation("trying", "trying", TRYING, 'make("label", {}, `${words.speed} `, speed)', 'make("span", {}, speed)', "select-name"),
    Mutation("trying", "trying", STYLE, ":root {", ".live button { animation: turn 9s infinite } @keyframes turn { to { opacity: .9 } }\n:root {", "something moves"),
    Mutation("trying", "trying", STYLE, ":root {", "@media (max-width: 400px) { .live { width: 900px } }\n:root {", "px wide"),
    Mutation("trying", "trying", STYLE, ".needs-script { display: none; } }\n@media print", "}\n@media print", "shows a button"),
    Mutation("filters", "filters", SCRIPT, "item.hidden = ", "item.title = ", "takes nothing away"),
    Mutation("filters", "filters", SCRIPT, 'select.value !== "" && ', "", "give back"),
    Mutation("language", "language", INDEX, '<li><a href="index.zh.html"', '<li><a href="search.zh.html"', "leads to"),
    Mutation("copying", "copying", SCRIPT, "navigator.clipboard.writeText(button.dataset.copy)", "0", "does not fill"),
    Mutation("theme", "theme", SCRIPT, 'localStorage.setItem("theme", next);', "", "not remembered"),
    Mutation("theme", "theme", SCRIPT, '["auto", "light", "dark"]', '["auto", "dark", "dark"]', "goes through"),
    Mutation("theme", "theme", STYLE, ':root[data-theme="dark"] { --paper: #14161a;', ':root[data-theme="dark"] { --paper: #ffffff;', "one paper"),
    Mutation("scriptless", "scriptless", STYLE, "@media (scripting: none) {", "@media (scripting: none) { main p, main div, main ul { display: none }", "characters"),
    Mutation("scriptless", "scriptless", STYLE, "@media (scripting: none) {", "@media (scripting: none) { nav { display: none }", "header leads"),
    Mutation("scriptless", "scriptless", STYLE, "@media (scripting: none) {", "@media (scripting: none) { main ul { display: none }", "finder leads"),
    Mutation("reference", "reference", LAMP, "class Lamp", "class Light", "no declaration"),
    Mutation("reference", "reference", LAMP, '<p class="lead">', "<p>", "no comment"),
    Mutation("reference", "reference", "reference/index.html", 'class="entries"', 'class="list"', "cannot be reached"),
]

# Only where the engine has been built.
BUILDER_MUTATIONS = [
    Mutation("builder", "builder", BUILDER, "views.push(view);", "", "adds no view"),
    Mutation("builder", "builder", BUILDER, "const stride = event.shiftKey ? 10 : 1;", "const stride = 0;", "moves no view"),
    Mutation("builder", "builder", BUILDER, "hands = new evdocLive.Hands(", "void (", "a tap is not called"),
    Mutation("builder", "builder", BUILDER, "if (isDefault) delete item[name]; else item[name] = value;", "", "changes no call"),
    Mutation("builder", "builder", BUILDER, "if (hasInputs) session.replay(inputs);", "", "changes no call"),
    Mutation("builder", "builder", BUILDER, '"experiment" ? 0 : 1', '"experiment" ? 1 : 0', "the Swift does not follow"),
    Mutation("builder", "builder", BUILDER, "navigator.clipboard.writeText(text());", "text();", "is not copied"),
    Mutation("builder", "builder", BUILDER, 'values.set("sketch", await pack(textOf()));', "", "other calls"),
    Mutation("builder", "builder", BUILDER, "past.push(before);", "", "not taken back"),
    Mutation("builder", "builder", BUILDER, "const redo = () => step(future, past);", "const redo = () => {};", "not made again"),
    Mutation("builder", "builder", BUILDER, "if (!isRead) parts.said.textContent = mistake;", "", "nothing is said"),
]


class Bench:
    """Runs one kind of check on the site as it is now."""

    def __init__(self, root, browser, server):
        self.root, self.browser, self.server = root, browser, server

    def mistakes(self, mutation):
        """One after the other, so that nobody needs to wait for those behind the one he looks for."""
        site = Site(self.root)
        if mutation.how == "read":
            for check in (head, text, links, files):
                yield from check.check(site)
            return
        if mutation.how == "validity":
            yield from validity.mistakes(site, validity.begin(site))
            return
        with Tab(self.browser) as tab:
            if mutation.how == "css":
                yield from styles.check(site, tab)
            elif mutation.how in ("visit", "dark"):
                page = mutation.page or mutation.file
                scheme = "dark" if mutation.how == "dark" else "light"
                visit = Visit(tab, site, self.server.base, page, scheme, axe=True, closer=True)
                yield from visit.mistakes + first_screens([visit])
            else:
                behaviour = next(each for each in BEHAVIOURS if each.__name__.endswith("." + mutation.how))
                tab.resize(1280, 800)
                tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
                for pair in behaviour.check(Stage(tab, site, self.server.base, list(site.pages))):
                    yield Mistake(mutation.how, *pair)


def main():
    lacking = tools.missing()
    if lacking:
        print(f"check-pages: the self-test needs {', '.join(lacking.values())}; `make page-packages` installs it")
        return 1
    start, missed = time.monotonic(), 0
    mutations = [mutation for mutation in MUTATIONS if mutation.how != "trying" or figure_fixture.engine()]
    if len(mutations) < len(MUTATIONS):
        print("skipped: breaking what can be tried out, since no engine has been built; `scripts/build-embedded` builds one")
    with tempfile.TemporaryDirectory(prefix="check-pages-") as folder:
        root = pathlib.Path(folder).resolve()
        fixture.write(root)
        found, said, _ = gate.run(Site(root), everything=True)
        for mistake in found:
            missed += 1
            print(f"self-test: {mistake} (of a site without mistakes)")
        for structure in uncovered(Site(root)):
            missed += 1
            print(f"self-test: the pages looked at closely do not show {structure}")
        for words in forgotten(root, pathlib.Path(folder) / "proved"):
            missed += 1
            print(f"self-test: {words}")
        with Chromium() as browser, Server(root) as server:
            for mutation in mutations:
                missed += not noticed(Bench(root, browser, server), root, mutation)
            if builder_fixture.is_possible():
                builder_fixture.write(root)
                for mutation in BUILDER_MUTATIONS:
                    missed += not noticed(Bench(root, browser, server), root, mutation)
                mutations += BUILDER_MUTATIONS
    print(f"self-test: {len(mutations)} ways to break a site, {missed} mistakes of the checks, {time.monotonic() - start:.0f} s ({said})")
    return 1 if missed else 0


def uncovered(site):
    """The structures that no page of the cover shows."""
    every, shown = (frozenset().union(*(site.pages[path].structures for path in paths)) for paths in (site.pages, sample.cover(site, site.pages, 1)))
    return sorted(every - shown, key=repr)


def forgotten(root, file):
    """What a visit would be left out for although it has not passed, or is repeated for although it has."""
    def unproved():
        before = proved.Proved(Site(root), file)
        return {task["path"] for task in plain if not before.has(task)}

    plain = [{"path": path, "axe": False, "closer": False, "widths": (1280, 320)} for path in Site(root).pages]
    paths = {task["path"] for task in plain}
    proved.Proved(Site(root), file).write(plain, failed={INDEX})
    if unproved() != {INDEX}:
        yield f"of all but {INDEX}, which failed, {sorted(unproved())} are visited again"
    proved.Proved(Site(root), file).write(plain, failed=())
    if proved.Proved(Site(root), file).has({**plain[0], "widths": (1280, 390, 320)}) or proved.Proved(Site(root), file).has({**plain[0], "closer": True}):
        yield "a page that is to be looked at more closely is not visited"
    for changed, expected in ((TAP, {TAP}), (STYLE, paths)):
        before = (root / changed).read_text(encoding="utf-8")
        (root / changed).write_text(before + "\n", encoding="utf-8")
        if unproved() != expected:
            yield f"with another {changed}, {sorted(unproved())} are visited again"
        (root / changed).write_text(before, encoding="utf-8")


def noticed(bench, root, mutation):
    """Whether the check sees the site as the mutation makes it. The site is whole again afterwards."""
    file = root / mutation.file
    before = file.read_text(encoding="utf-8")
    if mutation.old is None:
        file.unlink()
    else:
        after = before.replace(mutation.old, mutation.new, 1)
        if after == before:
            print(f"self-test: {mutation.file} has no {mutation.old!r}")
            return False
        file.write_text(after, encoding="utf-8")
    found, mistakes = [], bench.mistakes(mutation)
    try:
        for mistake in mistakes:
            found.append(mistake)
            if mistake.check == mutation.check and mutation.words in mistake.words:
                return True
    finally:
        mistakes.close()
        file.write_text(before, encoding="utf-8")
    told = "; ".join(sorted({f"{mistake.check}: {mistake.words[:80]}" for mistake in found})) or "nothing"
    print(f"self-test: {mutation.check} does not notice {(mutation.new or 'that it is gone')[:90]!r} in {mutation.file}; found: {told[:400]}")
    return False
