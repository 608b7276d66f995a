"""One page as its markup says it, read without a browser."""
import dataclasses
import functools

import lxml.html

HEADINGS = " or ".join(f"self::h{level}" for level in range(1, 7))
UNSEEN = " or ".join(f"ancestor::{tag}" for tag in ("script", "style", "template", "head", "pre", "code", "kbd", "samp"))


def expression(text):
    return lxml.etree.XPath(text, smart_strings=False)


ANCHORS, RELATIONS, METAS, SCRIPTS = (expression(f"//{path}") for path in ("a[@href]", "link", "meta", "script"))
HEADING_ELEMENTS = expression(f"//*[{HEADINGS}]")
IDS, CLASSES = expression("//@id"), expression("//@class")
RESOURCES = expression("//img/@src | //iframe/@src | //source/@src | //embed/@src | //script/@src | //form/@action")
STYLED, HANDLERS = expression("//*[@style]"), expression("//*[@*[starts-with(name(), 'on')]]")
SHEETS = expression("//style[not(ancestor::noscript)]")
EMPTY_HEADS = expression("//th[not(normalize-space())]")
BACKTICKS = expression(f"//text()[contains(., '`')][not({UNSEEN})]")


@dataclasses.dataclass
class Heading:
    level: int
    id: str
    text: str


class Page:
    """The facts of a page that checks ask for."""

    def __init__(self, path, content):
        self.path = path
        tree = lxml.html.document_fromstring(content, parser=lxml.html.HTMLParser(encoding="utf-8", huge_tree=True))
        self.language = tree.get("lang")
        self.title = tree.findtext(".//head/title") or ""
        self.metas = {}  # By name, property or http-equiv.
        for meta in METAS(tree):
            for key in ("name", "property", "http-equiv"):
                if key in meta.attrib:
                    self.metas.setdefault(meta.get(key).lower(), meta.get("content", ""))
        self.relations = [dict(element.attrib) for element in RELATIONS(tree)]
        self.anchors = [dict(element.attrib) for element in ANCHORS(tree)]
        self.resources = [address for address in RESOURCES(tree) if address]
        self.scripts = [(dict(element.attrib), element.text or "") for element in SCRIPTS(tree)]
        self.headings = [
            Heading(int(element.tag[1]), element.get("id", ""), element.text_content()) for element in HEADING_ELEMENTS(tree)]
        self.ids = IDS(tree)
        self.classes = frozenset(name for names in CLASSES(tree) for name in names.split())
        self.styles = [f"{element.tag} style=\"{element.get('style')[:40]}\"" for element in STYLED(tree)]
        self.handlers = [
            f"{element.tag} {name}=" for element in HANDLERS(tree) for name in element.attrib if name.startswith("on")]
        self.sheets = len(SHEETS(tree))
        self.empty_heads = len(EMPTY_HEADS(tree))
        self.structures = structures(tree)
        self.backticks = [" ".join(text.split()) for text in BACKTICKS(tree)]

    def relation(self, name):
        return [attributes for attributes in self.relations if name in attributes.get("rel", "").lower().split()]

    @functools.cached_property
    def programs(self):
        """The attributes and the text of the scripts that are run; the others are data."""
        return [script for script in self.scripts if script[0].get("type", "").lower().strip() in PROGRAMS]


def structures(tree):
    """What stands in what: each element by name, role, classes and names of attributes, with its parent's, and whether there is a text in it."""
    looks, worded = {}, set()
    for element in tree.iter(lxml.etree.Element):
        looks[element] = (element.tag, element.get("role"), element.get("class"), *sorted(element.attrib))
        if any(text and text.strip() for text in (element.text, *(child.tail for child in element))):
            while element is not None and element not in worded:
                worded.add(element)
                element = element.getparent()
    return frozenset((looks.get(element.getparent()), look, element in worded) for element, look in looks.items())


PROGRAMS = frozenset(("", "module", "text/javascript", "application/javascript"))
