"""What a page tells browsers, search engines and other sites of itself."""
import collections
import re

from .mistakes import Mistake
from .site import is_chinese

HAN = re.compile(r"[\u3400-\u9fff]")
NOWHERE = frozenset(("404.html", "404.zh.html"))  # What is not found has no address.


def check(site):
    for path, page in site.pages.items():
        yield from language(path, page)
        yield from descriptions(site, path, page)
        yield from twins(site, path, page)
        yield from policy(path, page)
    yield from titles(site)


def language(path, page):
    expected = "zh-Hans" if is_chinese(path) else "en"
    if page.language != expected:
        yield Mistake("lang", path, f"lang is {page.language!r} and not {expected!r}")
    if is_chinese(path):
        heading = next((heading.text for heading in page.headings if heading.level == 1), "")
        # The heading of a page on a name of the API, or on a module, is that name.
        places = [("title", page.title)] + ([] if path.startswith(("api/", "reference/")) else [("h1", heading)])
        for place, text in places:
            if not HAN.search(text):
                yield Mistake("chinese", path, f"no Chinese in its {place}: {text.strip()[:60]!r}")


def descriptions(site, path, page):
    for name in ("description", "og:title"):
        if not page.metas.get(name, "").strip():
            yield Mistake(name, path, f"no {name}")
    if not page.title.strip():
        yield Mistake("title", path, "no title")
    if path in NOWHERE:
        return
    canonical = [relation.get("href", "") for relation in page.relation("canonical")]
    if len(canonical) != 1:
        yield Mistake("canonical", path, "no canonical address" if not canonical else f"{len(canonical)} canonical addresses")
    elif (site.target(path, canonical[0]) or ("",))[0] != path:
        yield Mistake("canonical", path, f"its canonical address is another page's: {canonical[0]}")


def twins(site, path, page):
    """Every page is there in both languages, and each says where the other is."""
    if path in NOWHERE:
        return
    other = site.twin(path)
    if other not in site.pages:
        yield Mistake("hreflang", path, f"no such page: {other}")
        return
    wanted = "en" if is_chinese(path) else "zh-Hans"
    said = [relation.get("href", "") for relation in page.relation("alternate") if relation.get("hreflang") == wanted]
    if len(said) != 1:
        yield Mistake("hreflang", path, f"{len(said) or 'no'} <link rel=alternate hreflang={wanted}>")
    elif (site.target(path, said[0]) or ("",))[0] != other:
        yield Mistake("hreflang", path, f"<link rel=alternate hreflang={wanted}> leads to {said[0]} and not to {other}")
    shown = [anchor["href"] for anchor in page.anchors if anchor.get("hreflang") == wanted]
    if not any((site.target(path, address) or ("",))[0] == other for address in shown):
        yield Mistake("hreflang", path, f"no language link to {other}")


def policy(path, page):
    """Nothing on a page runs or is painted that does not come from a file of the site, and nothing waits for a script."""
    said = page.metas.get("content-security-policy", "")
    if not re.search(r"default-src\s+'none'", said):
        yield Mistake("csp", path, "no content security policy with default-src 'none'" if not said else f"weak content security policy: {said}")
    for weak in ("'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'"):
        if weak in said:
            yield Mistake("csp", path, f"content security policy with {weak}")
    for words in page.styles:
        yield Mistake("inline", path, f"inline style: {words}")
    for words in page.handlers:
        yield Mistake("inline", path, f"inline handler: {words}")
    if page.sheets:
        yield Mistake("inline", path, f"{page.sheets} <style>")
    for attributes, text in page.programs:
        waits = not {"defer", "async"}.intersection(attributes) and attributes.get("type") != "module"
        if "src" not in attributes:
            yield Mistake("inline", path, f"inline script: {' '.join(text.split())[:50]}")
        elif waits:
            yield Mistake("blocking", path, f"the first paint waits for {attributes['src']}")


def titles(site):
    """A title leads to one page."""
    pages = collections.defaultdict(list)
    for path, page in site.pages.items():
        pages[is_chinese(path), " ".join(page.title.split())].append(path)
    for (_, title), paths in pages.items():
        for path in paths[1:]:
            yield Mistake("title", path, f"has the title of {paths[0]}: {title}")
