"""The files beside the pages, which machines read."""
import re
import xml.etree.ElementTree

from .head import NOWHERE
from .mistakes import Mistake
from .site import is_chinese, is_report

NAMED = ("404.html", "sitemap.xml", "feed.xml", "llms.txt")


def check(site):
    for name in NAMED:
        if not site.has(name):
            yield Mistake("files", name, "no such page" if name.endswith(".html") else "no such file")
    for path in site.pages:
        twin = path.removesuffix(".html") + ".md"
        if is_report(path) and not is_chinese(path) and not site.has(twin):
            yield Mistake("files", path, f"no such file: {twin}")
    yield from sitemap(site)
    yield from feed(site)
    yield from addresses(site)


def parsed(site, name):
    """The elements of an XML file and what is wrong with it."""
    if not site.has(name):
        return None, []
    try:
        return xml.etree.ElementTree.parse(site.file(name)).getroot(), []
    except xml.etree.ElementTree.ParseError as error:
        return None, [Mistake("files", name, f"not XML: {error}")]


def local(element):
    return element.tag.rpartition("}")[2]


def sitemap(site):
    root, found = parsed(site, "sitemap.xml")
    yield from found
    if root is None:
        return
    listed = [(element.text or "").strip() for element in root.iter() if local(element) == "loc"]
    targets = {address: (site.target("index.html", address) or ("",))[0] for address in listed}
    for address, path in targets.items():
        if "://" not in address or path not in site.pages:
            yield Mistake("files", "sitemap.xml", f"lists what is no page of the site: {address}")
    # The reference of declarations is for contributors, whom no search engine sends.
    readers = {path for path in site.pages if not path.startswith("reference/")}
    for path in sorted(readers - set(targets.values()) - NOWHERE):
        yield Mistake("files", "sitemap.xml", f"does not list {path}")


def feed(site):
    root, found = parsed(site, "feed.xml")
    yield from found
    if root is None:
        return
    entries = [element for element in root.iter() if local(element) in ("entry", "item")]
    if not entries:
        yield Mistake("files", "feed.xml", "no entries")
    for entry in entries:
        links = [element.get("href") or (element.text or "").strip() for element in entry if local(element) == "link"]
        for address in links:
            target = site.target("index.html", address)
            if target and not site.has(target[0]):
                yield Mistake("files", "feed.xml", f"a link leads nowhere: {address}")


def addresses(site):
    """llms.txt is Markdown; its links lead somewhere."""
    if not site.has("llms.txt"):
        return
    text = site.file("llms.txt").read_text(encoding="utf-8")
    if not text.startswith("# "):
        yield Mistake("files", "llms.txt", "does not begin with a heading")
    for address in dict.fromkeys(re.findall(r"\]\(([^)\s]+)\)", text)):
        target = site.target("llms.txt", address)
        if target and not site.has(target[0]):
            yield Mistake("files", "llms.txt", f"a link leads nowhere: {address}")
