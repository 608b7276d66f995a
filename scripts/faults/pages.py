"""Hand-written pages: grammar and mutation."""
import html.parser
import re

from . import nasty
from .project import ROOT

SEEDS = sorted((ROOT / "site/pages").rglob("*.md"))
EXPERIMENTS = ["Gate", "TouchOnAButton", "Nowhere", "fidelity", ""]
DIRECTIVES = ["table", "figure", "stage", "timeline", "claims", "list", "rule", "nothing", ""]
URLS = [
    "https://example.org/a?b=c&d", "http://x", "mailto:a@b", "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:x", "&#106;avascript:x", "data:text/html,x",
    "vbscript:x", "//foreign.example", "\\\\foreign.example", "/etc/passwd", "../index.html", "page.md", "page.md#a-page", "page.md#no", "#a", "a b", "", "%", "<x>", "file:///x",
    "page.html?x=\"><script>", "blob:x", " javascript:x", "\x01javascript:x", "x:y/../z",
]
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


def block(random, depth=0):
    inner = lambda: nasty.text(random, 4).replace("\0", "")
    quoted = lambda mark: "\n".join(mark + line for line in block(random, depth + 1).split("\n")) if depth < 6 else inner()
    kinds = [
        lambda: "#" * random.randint(1, 7) + " " + inner(),
        lambda: quoted("> "),
        lambda: "- " + quoted("  ").lstrip(),
        lambda: f"{random.choice((0, 1, 7, 999999999, 9999999999))}. " + inner(),
        lambda: "```" + random.choice(("swift", "x y", "\"><b>", "", nasty.word(random))) + "\n" + inner() + "\n```",
        lambda: f"[{inner()}]({random.choice(URLS)} \"{inner()}\")",
        lambda: f"![{inner()}]({random.choice(URLS)})",
        lambda: f"[{inner()}][x]\n\n[x]: {random.choice(URLS)} '{inner()}'",
        lambda: f"<{random.choice(URLS)}>",
        lambda: "{{" + random.choice(DIRECTIVES) + " " + random.choice(EXPERIMENTS) + " " + random.choice(("", "3", "-1", "9223372036854775807", "-9223372036854775808", inner())) + "}}",
        lambda: "| a | b |\n|" + random.choice((":-|-:", "-|-", ":-:|-", "-")) + "|\n" + f"| {inner()} | {inner()} |\n" * random.choice((1, 5, 300)),
        lambda: random.choice(("<div>", "<script>alert(1)</script>", "<!-- x", "<?php", "<![CDATA[", "<style>*{}</style>", "<a href=javascript:x>", "<svg onload=x>")) + inner(),
        lambda: inner() * random.choice((1, 1, 40)),
        lambda: random.choice(("***", "---", "    code\n", "\\", "&copy; &#0; &#x110000;", "`" * 50, "*a _b `c", "[" * 60, "a\n-|")),
        # What is quadratic somewhere else.
        lambda: random.choice(("# a\n", "*a **a ", "[a](", "`" * 9 + " ", "> ", "- ", "| a ", "<a ", "![", "&amp", "_a_ ", "\\[", "{{x}}\n\n")) * random.choice((10, 1000, 20_000)),
    ]
    return random.choice(kinds)()


def make(random):
    how = random.random()
    if how < 0.6:
        said = nasty.raw("\n\n".join(block(random) for _ in range(random.randint(1, 6))))
    else:
        said = nasty.mangled(random, random.choice(SEEDS).read_bytes())
    if random.random() < 0.05:
        said = said * (random.choice((1 << 16, 1 << 18, 1 << 20)) // max(1, len(said)) + 1)
    return said[:1 << 20]


class Reader(html.parser.HTMLParser):
    """Holds a page against what it may have in it, and its tags against each other."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.faults = [], []

    def handle_starttag(self, tag, attributes):
        names = dict(attributes)
        if tag == "script" and "src" not in names and names.get("type") not in ("application/json", "application/ld+json"):
            self.faults.append("a script in the page")
        if tag in ("iframe", "object", "embed", "base", "form", "style") and not (tag == "form" and names.get("role") == "search"):
            self.faults.append(f"<{tag}>")
        for name, value in attributes:
            self.check(tag, name, value or "")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.open.pop()

    def check(self, tag, name, value):
        if name.startswith("on") or name in ("style", "srcdoc", "formaction"):
            self.faults.append(f"the attribute {name} on <{tag}>")
        if name not in ("href", "src", "srcset", "action", "poster", "xlink:href"):
            return
        plain = re.sub(r"[\x00-\x20]", "", value).lower()
        scheme = re.match(r"[a-z][a-z0-9+.-]*:", plain)
        if scheme and not (tag == "a" or tag == "link") or plain.startswith(("//", "/\\", "\\")):
            self.faults.append(f"{name} to another place: {value!r}")
        if scheme and scheme.group() not in ("http:", "https:", "mailto:"):
            self.faults.append(f"{name} with a live scheme: {value!r}")

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> closes another element")


def html_faults(data):
    reader = Reader()
    try:
        reader.feed(data.decode("utf-8"))
    except UnicodeDecodeError:
        return ["a page that is not UTF-8"]
    reader.close()
    return reader.faults + [f"<{tag}> is not closed" for tag in reader.open]
