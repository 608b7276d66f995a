"""Asks a site's search what people ask, in Chromium, and says where it fails them.

The questions stand in scripts/search-questions.tsv with the pages that answer them. It fails when fewer than 85 of a hundred have one of
those among the first three results, when one finds nothing, when a query breaks the search, or when keys and addresses do not do what
they should; so it does when a name or word of site/evidence/unmodelled.json does not lead to its area, or a name of the API leads to one.
What the indexes weigh and how long finding takes is said, and is no mistake. Each language's index is asked all questions, a part of the
phrases of the reported bugs, and for every name of the API in each spelling that people use. What a change of the ranking does to questions
that nobody has written down is said by --left-out, without pass or fail: each symptom of an experiment is asked of an index that does not
have it.
"""
import argparse
import gzip
import html
import json
import pathlib
import re
import statistics
import sys
import time
import urllib.parse

from . import measured
from .chromium import PATH, Chromium
from .tab import Tab

LEAST = 0.85
FIRST = 3
# Questions of one call.
PORTION = 1000
# What nobody should type, and somebody will.
STRANGE = [
    "a", "滑", "'", "\"", "\\", "%", "%zz", "&q=", "#", "?", "(", "[", "*", ".*", "$&", "{query}", "😀", "👨‍👩‍👧‍👦 tap", "<b>tap</b>", "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>", "__proto__", "constructor", "toString", "hasOwnProperty", "نقرة على الزر", "לחיצה כפתור", "ﬁnger", "ＵＩＢｕｔｔｏｎ",
    "UIBUTTON", "TAP GESTURE", "，。！？", "按钮，手势。", "tap" * 200, "tap " * 200, "点" * 500, "x" * 500, "don't fire", "don’t fire", "\u0000", "e\u0301", "\ud7ff",
]
# Of these, what finds something all the same.
FINDING = ["👨‍👩‍👧‍👦 tap", "<b>tap</b>", "ＵＩＢｕｔｔｏｎ", "UIBUTTON", "TAP GESTURE", "按钮，手势。", "ﬁnger"]

ASK = """(questions) => {
const times = [];
const answers = questions.map((query) => {
  const start = performance.now();
  const { results, terms } = evdocSearch.find(query);
  times.push(performance.now() - start);
  for (const entry of results.slice(0, 3)) {
    const said = evdocSearch.pieces(evdocSearch.context(entry, terms), terms).map(([piece]) => piece).join("");
    if (said !== evdocSearch.context(entry, terms)) throw new Error(`marking changes a text: ${said}`);
  }
  return results.slice(0, 10).map(({ address }) => address);
});
return { answers, time: times.sort((left, right) => left - right)[times.length >> 1] };
}"""
# Reads the index again, without one symptom of each experiment.
LEAVE_OUT = """(place) => new Promise((done) => {
const { fill } = evdocSearch;
evdocSearch.fill = (index) => {
  const without = (texts, at) => (texts ?? []).filter((_, position) => position !== at);
  const entries = index.entries.map((row) => row[1] === 0 ? Object.assign([...row], { 4: without(row[4], place), 7: without(row[7], place + 1) }) : row);
  fill({ ...index, entries }).then(() => done(0));
};
const script = document.createElement("script");
script.src = document.querySelector("form[data-index]").dataset.index;
document.head.append(script);
})"""
AREAS = "(questions) => questions.map((query) => evdocSearch.find(query).areas.map(({ address }) => address))"
READY = "document.querySelectorAll('#results > li').length"


def questions():
    """(question, language, half, pages) of each line, and of each phrase of the reported bugs, whose half is "bugs"."""
    root = pathlib.Path(__file__).parents[2]
    lines = (root / "scripts/search-questions.tsv").read_text(encoding="utf-8").splitlines()
    bugs = json.loads((root / "site/evidence/bugs.json").read_text(encoding="utf-8"))
    return [tuple(line.split("\t")) for line in lines if line and not line.startswith("#")] + [
        (phrase, tag.partition("-")[0], "bugs", bug["answer"]["page"] if "answer" in bug else f"bugs#{bug['id']}")
        for bug in bugs for tag, phrases in bug["phrases"].items() for phrase in phrases]


def entries(page):
    """The rows of the index that a page searches, as the index has them: address, kind, title, text, symptoms, names, keywords, other language."""
    index = page.parent / "assets" / page.name.replace("search", "search-index").replace(".html", ".js")
    rows = [line.rstrip(",") for line in index.read_text(encoding="utf-8").splitlines() if line.startswith('["')]
    return [row + ["", [], [], "", []][len(row) - 3:] for row in map(json.loads, rows)]


def apis(page):
    """(address, name, names in Objective-C) of each page of the API."""
    return [(row[0], row[2], row[5]) for row in entries(page) if row[1] == 1 and "#" not in row[0]]


def spellings(name, others):
    """(how, spelling) of a name: with a letter too few in the middle of it, its first two thirds, and so on."""
    label = [part[0].upper() + part[1:] for part in re.findall(r"\w+(?=:)", name.partition("(")[2]) if part != "_"]
    whole = name.split("(")[0] + "".join(label)
    parts = re.findall(r"UI|[A-Z]?[a-z]+|[A-Z]+(?![a-z])", whole)
    middle = len(whole) // 2
    yield "as it is", name
    yield "in small letters", whole.lower()
    yield "with underscores", "_".join(parts).lower()
    yield "with spaces", " ".join(parts).lower()
    for other in others:
        if re.match(r"[a-z]\w*:", other):
            yield "in Objective-C", other
    if len(whole) > 6:
        yield "without a letter", whole[:middle] + whole[middle + 1:]
        yield "with two letters changed", whole[:middle] + whole[middle + 1] + whole[middle] + whole[middle + 2:]
    if len(whole) > 9:
        yield "its first two thirds", whole[:len(whole) * 2 // 3]


def signs(name):
    """The queries that name what is not modelled: a method with its labels, without them, and in Objective-C."""
    yield name
    method = re.fullmatch(r"(\w+)\(((?:\w+:)+)\)", name)
    if not method:
        return
    base, labels = method[1], [label for label in method[2].split(":") if label]
    first = next((label for label in labels if label != "_"), "")
    if labels[0] == "_":
        # The first word names the sender, whose other methods may be modelled.
        yield f"{base}:" + "".join(f"{label}:" for label in labels[1:])
        yield f"{base} {first} not called"
    else:
        yield f"{base}{first[0].upper()}{first[1:]}:" + "".join(f"{label}:" for label in labels[1:])
        # `prepare` alone may be any word.
        if re.search("[a-z][A-Z]", base):
            yield f"{base} not called"


def page(address):
    """What questions call the page at an address: `ControlUnderParentsTap`, `api/hitTest(_:with:)`, `rules#HT.3`, `bugs#ID` in every area."""
    address = re.sub(r"(\.zh)?\.html", "", urllib.parse.unquote(address))
    if address.startswith("reports/"):
        return address[len("reports/"):].split("#")[0]
    return re.sub(r"^bugs/[^#]*#", "bugs#", re.sub(r"^conclusions#name-", "api/", address))


def answers(found, wanted):
    """Whether a page is one of those wanted. A name of the API is the same with its labels and without."""
    if found.startswith("api/"):
        names = [name for name in wanted if name.startswith("api/")]
        plain = [name.split("(")[0].lower() for name in names]
        return found in names or found.split("(")[0].lower() in [name for name, full in zip(plain, names) if "(" not in found or "(" not in full]
    return found in wanted


def wait(tab, condition, words, mistakes):
    if not tab.until(condition):
        mistakes.append(words)
        return False
    return True


def asked_of(path, asked):
    """The questions for the index of a page: of the phrases of bugs each third in its own language and each twentieth in the other."""
    own = "zh" if path.name.endswith(".zh.html") else "en"
    return [question for number, question in enumerate(asked) if question[2] != "bugs" or number % (3 if question[1] == own else 20) == 0]


def portions(tab, queries):
    """What `ASK` answers to many queries, asked a portion at a time: one call has to be answered within a minute."""
    parts = [tab.apply(ASK, queries[start:start + PORTION]) for start in range(0, len(queries), PORTION)]
    return {"answers": [answer for part in parts for answer in part["answers"]], "time": statistics.median(part["time"] for part in parts)}


def judge(tab, address, asked, options):
    """Asks one index everything; prints how it did and gives the mistakes."""
    mistakes = []
    tab.open(address + "?q=tap")
    if not wait(tab, READY, "a search for “tap” finds nothing", mistakes):
        return mistakes
    result = portions(tab, [question for question, *_ in asked])
    counts = {}
    for (question, language, half, pages), found in zip(asked, result["answers"]):
        places = [place for place, name in enumerate(map(page, found)) if answers(name, pages.split(" "))]
        count = counts.setdefault((language, half), [0, 0, 0])
        count[0] += 1
        count[1] += bool(places) and places[0] < FIRST
        count[2] += not found
        if not found:
            mistakes.append(f"nothing found: {question}")
        if options.failures and not (places and places[0] < FIRST):
            print(f"  {half} {question}: {', '.join(map(page, found[:FIRST]))}", file=sys.stderr)
    for (language, half), (count, good, empty) in counts.items():
        print(f"  {language}, {half}: {good} of {count} ({good / count:.0%}) among the first {FIRST}, {empty} empty")
        if good < LEAST * count:
            mistakes.append(f"{language}, {half}: {good / count:.0%} is less than {LEAST:.0%}")
    measured.keep({f"search: half of the questions of {address.rpartition('/')[2]}": (round(result["time"], 2), "ms")})
    found = tab.apply(ASK, STRANGE)["answers"]
    mistakes += [f"nothing found: {query}" for query, pages in zip(STRANGE, found) if query in FINDING and not pages]
    return mistakes


def left_out(tab, page):
    """Asks for each symptom without its line in the index, nor in the other language's; prints how often its experiment is found."""
    rows = [row for row in entries(page) if row[1] == 0]
    counts = {"in its language": [0, 0, 0], "in the other language": [0, 0, 0]}
    for place in range(max(len(row[4]) for row in rows)):
        tab.open(page.as_uri() + "?q=tap")
        tab.until(READY)
        tab.apply(LEAVE_OUT, place)
        asked = [(count, texts[place + more], row[0]) for row in rows for (count, texts, more) in
                 zip(counts.values(), (row[4], row[7]), (0, 1)) if place + more < len(texts)]
        found = tab.apply(ASK, [text for _, text, _ in asked])["answers"]
        for (count, _, address), pages in zip(asked, found):
            names = [name.split("#")[0] for name in pages]
            count[0] += 1
            count[1] += address in names[:FIRST]
            count[2] += address in names
    for how, (count, first, ten) in counts.items():
        print(f"  {how}: of {count} symptoms that were left out {first / count:.1%} among the first {FIRST}, {ten / count:.1%} among ten")


def spelled(tab, page):
    """Asks the index that is open for each name of the API; prints how each spelling did and gives the mistakes."""
    asked = [(how, spelling, address) for address, name, others in apis(page) for how, spelling in spellings(name, others)]
    found = tab.apply(ASK, [spelling for _, spelling, _ in asked])["answers"]
    mistakes = [f"nothing found: {spelling}" for (_, spelling, _), pages in zip(asked, found) if not pages]
    counts = {}
    for (how, _, address), pages in zip(asked, found):
        count = counts.setdefault(how, [0, 0])
        count[0] += 1
        count[1] += address in pages[:FIRST]
    for how, (count, good) in counts.items():
        print(f"  names {how}: {good} of {count} ({good / count:.0%}) among the first {FIRST}")
        if good < LEAST * count:
            mistakes.append(f"names {how}: {good / count:.0%} is less than {LEAST:.0%}")
    return mistakes


def named(tab, page):
    """Asks the index that is open for each name and word of what is not modelled, and for each name of the API; gives the mistakes."""
    areas = json.loads((pathlib.Path(__file__).parents[2] / "site/evidence/unmodelled.json").read_text(encoding="utf-8"))
    asked = [(query, f"#not-modelled-{area['id']}") for area in areas
             for query in [sign for name in area["names"] for sign in signs(name)] + area.get("words", [])]
    found = tab.apply(AREAS, [query for query, _ in asked])
    mistakes = [f"not said to be not modelled: {query}" for (query, area), addresses in zip(asked, found)
                if not any(address.endswith(area) for address in addresses)]
    print(f"  names and words of what is not modelled: {len(asked) - len(mistakes)} of {len(asked)} lead to their area")
    modelled = [spelling for _, name, others in apis(page) for spelling in [name, *others]]
    return mistakes + [f"said to be not modelled: {name}: {', '.join(addresses)}"
                       for name, addresses in zip(modelled, tab.apply(AREAS, modelled)) if addresses]


def cards(tab, page):
    """Asks the index that is open what the first page of the site says that readers complain of; gives those that do not find their page."""
    index = (page.parent / page.name.replace("search", "index")).read_text(encoding="utf-8")
    pairs = re.findall(r'<li><a href="([^"]*)"><span class="thumbnail".*?<strong>(.*?)</strong>', index, re.DOTALL)
    asked = [(html.unescape(re.sub("<[^>]*>", "", words)), address) for address, words in pairs]
    found = tab.apply(ASK, [words for words, _ in asked])["answers"]
    print(f"  complaints of the first page: {sum(address in pages[:FIRST] for (_, address), pages in zip(asked, found))} of {len(asked)} among the first {FIRST}")
    return [f"the first page says “{words}”, and asking that finds {', '.join(pages[:FIRST])}" for (words, address), pages in zip(asked, found)
            if address not in pages[:FIRST]] or ([] if asked else ["the first page says nothing that readers complain of"])


def typed(tab, site):
    """What keys and addresses do: on the page that searches, and in the header of another page."""
    mistakes = []
    held = lambda script, words: None if tab.run(f"Boolean({script})") else mistakes.append(words)
    down, escape = ("ArrowDown", 40), ("Escape", 27)
    listens = logged(tab, mistakes)
    tab.open((site / "search.html").as_uri())
    for query in STRANGE[8:16] + ["button <i>tap</i>"]:
        tab.apply("(query) => { const field = document.getElementById('query'); field.value = query; field.dispatchEvent(new Event('input')) }", query)
    wait(tab, READY, "typing finds nothing", mistakes)
    tab.run("document.getElementById('query').focus()")
    held("document.querySelectorAll('#results i, #results b, #results img').length === 0", "a query becomes part of the page")
    wait(tab, "document.querySelector('#results mark')", "nothing is marked", mistakes)
    wait(tab, "new URLSearchParams(location.search).get('q') === 'button <i>tap</i>'", "the address does not follow the query", mistakes)
    tab.press(*down)
    tab.press(*down)
    held("document.activeElement === document.querySelectorAll('#results a')[1]", "arrows do not go through the results")
    tab.press(*escape)
    held("document.activeElement.id === 'query'", "Escape does not go back to the field")
    tab.run("document.querySelectorAll('#kinds button')[1].click()")
    held("new Set([...document.querySelectorAll('#results .kind')].map((kind) => kind.textContent.split(',')[0])).size === 1", "kinds are not told apart")

    ask = lambda query: tab.apply("(query) => { const field = document.getElementById('query'); field.value = query; field.dispatchEvent(new Event('input')) }", query)
    ask("UIDragInteraction not called")
    wait(tab, "document.querySelector('#notices a[href*=not-modelled-drag-and-drop]')", "a name that is not modelled is not told", mistakes)
    ask("flumdibble button")
    wait(tab, "document.getElementById('notices').textContent.includes('“flumdibble”') && document.querySelectorAll('#results > li').length <= 10",
         "a word that no page has is not told", mistakes)
    ask("tap")
    wait(tab, "document.getElementById('notices').textContent === ''", "a notice stays", mistakes)

    report = sorted((site / "reports").glob("*.html"))[0]
    listens()
    tab.open(report.as_uri())
    tab.press("/", 191, "/")
    held("document.activeElement.id === 'query'", "/ does not go to the field")
    top = tab.run("document.querySelector('main').getBoundingClientRect().top")
    tab.type("tap gesture button")
    wait(tab, "document.querySelectorAll('#suggestions [role=option] mark').length > 0", "the header suggests nothing", mistakes)
    held("document.getElementById('query').getAttribute('aria-expanded') === 'true'", "the list is not said to be open")
    held(f"document.querySelector('main').getBoundingClientRect().top === {top}", "suggestions move the page")
    tab.press(*down)
    tab.press(*down)
    held("document.getElementById(document.getElementById('query').getAttribute('aria-activedescendant')) === document.querySelectorAll('#suggestions [role=option]')[1]",
         "arrows do not go through the suggestions")
    tab.press(*escape)
    held("document.getElementById('suggestions').hidden && document.getElementById('query').value !== ''", "Escape does not close the list")
    tab.type(" x")
    tab.press("Backspace", 8)
    tab.press("Backspace", 8)
    wait(tab, "!document.getElementById('suggestions').hidden", "typing does not open the list again", mistakes)
    first = tab.run("document.querySelector('#suggestions a').href")
    tab.press(*down)
    tab.press("Enter", 13, "\r")
    wait(tab, f"location.href === {json.dumps(first)}", "Enter does not open a suggestion", mistakes)
    listens()
    tab.open(report.as_uri())
    tab.run("document.getElementById('query').focus()")
    tab.type("tap gesture")
    tab.press("Enter", 13, "\r")
    wait(tab, "location.pathname.endsWith('/search.html') && new URLSearchParams(location.search).get('q') === 'tap gesture'",
         "Enter does not lead to all results", mistakes)
    wait(tab, READY, "the page that searches does not take the query over", mistakes)
    tab.click("#results a")
    wait(tab, "!location.pathname.endsWith('/search.html')", "a result leads nowhere", mistakes)
    # Not at once: an answer of a page that has gone is none.
    tab.run("setTimeout(() => history.back(), 0)")
    wait(tab, "new URLSearchParams(location.search).get('q') === 'tap gesture' && document.querySelectorAll('#results > li').length > 0",
         "Back loses the results", mistakes)
    listens()
    return mistakes


def logged(tab, mistakes):
    """Gives what adds the messages of the pages so far to the mistakes: going to an address forgets them."""
    def take():
        for event in tab.events:
            if event["method"] == "Runtime.exceptionThrown":
                mistakes.append(f"console: {event['params']['exceptionDetails'].get('exception', {}).get('description', 'an exception')}")
            elif event["method"] in ("Runtime.consoleAPICalled", "Log.entryAdded"):
                mistakes.append(f"console: {json.dumps(event['params'])[:200]}")
        tab.events = []
    return take


def weights(site):
    """What the indexes weigh when a server has compressed them."""
    return {f"search: {path.name}, compressed": (len(gzip.compress(path.read_bytes(), 9)) // 1000, "KB")
            for path in sorted(site.glob("assets/search-index*.js"))}


def main():
    parser = argparse.ArgumentParser(prog="check-search", description=__doc__.splitlines()[0])
    parser.add_argument("site", type=pathlib.Path)
    parser.add_argument("--half", choices=("tuned", "held"), help="only this half of the questions")
    parser.add_argument("--left-out", action="store_true", help="ask for symptoms that the index does not have, and for nothing else")
    parser.add_argument("--failures", action="store_true", help="print the questions that fail")
    options = parser.parse_args()
    site = options.site.resolve()
    if not PATH:
        print("check-search: skipped: no Chromium; `make page-packages` installs it", file=sys.stderr)
        return
    start = time.monotonic()
    asked = [question for question in questions() if options.half in (None, question[2])]
    measured.keep(weights(site))
    mistakes = []
    with Chromium() as browser, Tab(browser) as tab:
        tab.resize(1280, 800)
        tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
        for path in sorted(site.glob("search*.html")):
            print(path.name)
            if options.left_out:
                left_out(tab, path)
                continue
            mistakes += judge(tab, path.as_uri(), asked_of(path, asked), options)
            mistakes += spelled(tab, path)
            mistakes += named(tab, path)
            mistakes += cards(tab, path)
        if options.left_out:
            return
        mistakes += typed(tab, site)
    for words in mistakes:
        print(f"check-search: error: {words}", file=sys.stderr)
    print(f"{len(asked)} questions: {len(mistakes)} mistakes, {time.monotonic() - start:.0f} s")
    sys.exit(1 if mistakes else 0)
