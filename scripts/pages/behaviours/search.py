"""The search finds, from a file too; the address follows it; a keyboard is enough."""
from ..site import is_chinese

PAGES = {"search.html": ("tap", "gesture"), "search.zh.html": ("手势", "按钮")}
FOUND = "document.querySelectorAll('#results a[href]').length"
FIELD = "form[role=search] input[type=search]"
EMPTY = f"document.querySelector('{FIELD}').value = ''"


def check(stage):
    for path, (word, other) in PAGES.items():
        if path not in stage.site.pages:
            yield path, "no such page"
            continue
        yield from finds(stage, path, word)
        yield from follows(stage, path, other)
    for path in ("index.html", "index.zh.html"):
        if path in stage.site.pages:
            yield from keyboard(stage, path)


def finds(stage, path, word):
    stage.tab.open(f"{stage.files}{path}?q={word}")
    if not stage.tab.until(FOUND):
        yield path, f"a search for “{word}” finds nothing"
        return
    for address in stage.tab.run("[...document.querySelectorAll('#results a[href]')].map((each) => each.getAttribute('href'))"):
        target = stage.site.target(path, address)
        if target and not stage.site.has(target[0]):
            yield path, f"a result leads nowhere: {address}"


def follows(stage, path, word):
    stage.tab.open(stage.base + path)
    if not stage.tab.run(f"Boolean(document.querySelector('{FIELD}'))"):
        yield path, f"no search field: {FIELD}"
        return
    stage.tab.run(f"document.querySelector('{FIELD}').focus(); {EMPTY}")
    stage.tab.type(word)
    if not stage.tab.until(f"decodeURIComponent(location.search + location.hash).includes('{word}')"):
        yield path, f"the address does not follow the query: “{word}” is typed, and it is {stage.tab.run('location.search') or 'without a query'}"


def keyboard(stage, path):
    tab = stage.tab
    word, results = PAGES["search.zh.html" if is_chinese(path) else "search.html"][0], "search.zh.html" if is_chinese(path) else "search.html"
    tab.open(stage.base + path)
    tab.press("/", 191, "/")
    if not tab.until(f"document.activeElement.matches('{FIELD}')"):
        yield path, "“/” does not lead to the search field"
        return
    tab.type(word)
    tab.press("Enter", 13, "\r")
    tab.until(f"!location.pathname.endsWith('{path}')")
    if stage.path() != results:
        yield path, f"Enter leads to {stage.path()} and not to {results}"
        return
    if not tab.until(FOUND):
        yield path, f"after Enter “{word}” finds nothing"
        return
    # In the header the arrows choose among what is offered.
    tab.open(stage.base + path)
    tab.press("/", 191, "/")
    tab.type(word)
    tab.until("document.querySelector('[role=listbox] [role=option]')", 2)
    tab.press("ArrowDown", 40)
    tab.press("Enter", 13, "\r")
    tab.until(f"!location.pathname.endsWith('{path}')")
    if stage.path() in (path, results):
        yield path, f"“{word}”, an arrow and Enter lead to no result but to {stage.path()}"
    elif stage.path() not in stage.site.pages:
        yield path, f"an arrow and Enter lead to no page: {stage.path()}"
