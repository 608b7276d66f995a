"""The published site: its pages, which belong together, and where addresses lead."""
import functools
import pathlib
import re
import urllib.parse

from .reading import Page

CHINESE = ".zh.html"


class Site:
    def __init__(self, root):
        self.root = pathlib.Path(root).resolve()
        self.pages = {}
        for file in sorted(self.root.rglob("*.html")):
            path = file.relative_to(self.root).as_posix()
            self.pages[path] = Page(path, file.read_bytes())

    @functools.cached_property
    def base(self):
        """Where the site is published, as the canonical addresses say it; None where they do not."""
        index = self.pages.get("index.html")
        for relation in index.relation("canonical") if index else []:
            address = relation.get("href", "")
            if "://" in address:
                return address.removesuffix("index.html").rstrip("/") + "/"
        return None

    def has(self, path):
        return (self.root / path).is_file()

    def file(self, path):
        return self.root / path

    def target(self, page, address):
        """Where an address on a page leads: a path in the site and a fragment; None for what is outside of it."""
        if self.base and (address + "/").startswith(self.base):
            address = "/" + address[len(self.base):]
        elif self.base and address.startswith("/") and not address.startswith("//"):
            home = urllib.parse.urlsplit(self.base).path
            address = address if home == "/" else "/" + address.removeprefix(home)
        parts = urllib.parse.urlsplit(address)
        if parts.scheme or parts.netloc:
            return None
        # An address that consists of a fragment is the page itself.
        path = urllib.parse.urlsplit(urllib.parse.urljoin("http://site/" + page, parts.path)).path if parts.path else "/" + page
        path = urllib.parse.unquote(path).removeprefix("/")
        if path == "" or path.endswith("/"):
            path += "index.html"
        return path, urllib.parse.unquote(parts.fragment)

    def twin(self, path):
        return other_language(path)


def is_chinese(path):
    return path.endswith(CHINESE)


def other_language(path):
    return path.removesuffix(CHINESE) + ".html" if is_chinese(path) else path.removesuffix(".html") + CHINESE


def is_report(path):
    return re.fullmatch(r"reports/(?!index\.)[^/]+\.html", path) is not None


def kind(path):
    """The kind of a page: pages of one kind are made by the same code. Beside its folder a page of the whole site is a kind of its own."""
    folder, _, name = path.rpartition("/")
    name = name.removesuffix(CHINESE).removesuffix(".html")
    own = name == "index" or not folder
    # Parts of a page that was split are of one kind: rules-HT, claims-2.
    return "/".join(filter(None, [folder, re.split(r"[-.\d]", name)[0] if own else "*"]))
