"""The site of a package of one's own, which has experiments and nothing else: links to nowhere, pages with nothing on them, words about what it has none of, and
a name that is not its own."""
import sys

import lxml.html

from . import links
from .site import Site

# What this site is not about, in the words that lead there.
LACKING = {"Documents", "Fidelity", "Who gets the touch?", "Build your own stage", "What nobody knows", "文档", "还原度"}
FOLDERS = ["documents", "fidelity"]
FEWEST = 20  # Letters of a page beside its headings, where it has no form and no list; Chinese needs few.


def faults(site, title):
    for mistake in links.check(site):
        yield f"{mistake.page}: {mistake.words}"
    for path in site.pages:
        tree = lxml.html.document_fromstring(site.file(path).read_bytes(), parser=lxml.html.HTMLParser(encoding="utf-8"))
        (main,) = tree.xpath("//main")
        text = "".join(main.xpath(".//text()[not(ancestor::h1 or ancestor::h2 or ancestor::h3 or ancestor::nav)]")).split()
        if len("".join(text)) < FEWEST and not main.xpath(".//form | .//li/a[not(ancestor::nav)]"):
            yield f"{path}: there is nothing on this page"
        for word in LACKING & {"".join(link.itertext()).strip() for link in tree.xpath("//a | //h1 | //h2")}:
            yield f"{path}: it speaks of “{word}”, which this site has none of"
        names = ["".join(name.itertext()) for name in tree.xpath("//header//a[@class='name']")]
        if names != [title]:
            yield f"{path}: the site is called {names}"
        if not (tree.findtext(".//head/title") or "").endswith(title):
            yield f"{path}: its title does not end with the name of the site"
    yield from (f"{folder}: a folder about nothing" for folder in FOLDERS if (site.root / folder).exists())
    if not (site.root / "llms.txt").read_text().startswith(f"# {title}\n"):
        yield "llms.txt: the site is called otherwise"


def main():
    root, title = sys.argv[1:]
    site = Site(root)
    found = list(faults(site, title))
    print("\n".join(found) or f"{len(site.pages)} pages of {title}, each with something on it, and every link leads somewhere")
    sys.exit(1 if found or not site.pages else 0)
