"""Inputs of a mebibyte that are built like real ones, for every reader: none may take longer than two seconds of the processor or 300 MB.

Each is one shape, repeated until it is as large as a file may be: what takes the square of its time shows there. A shape is a function of a number that counts
up, or a text; the numbers keep names apart where equal ones would be a mistake, and make them equal where that is what is tried.
"""
import contextlib
import json
import random
import shutil
import time
from functools import partial

from . import inputs
from .project import Project

MOST = 1 << 20
# What a page may have; larger ones are refused.
PAGE_MOST = 1 << 18
SECONDS = 2
MEGABYTES = 300


def filled(shape, start="", end="", most=MOST):
    """As many pieces of this shape as there is room for, counted from 0."""
    made, room, number = [start], most - len(start.encode()) - len(end.encode()), 0
    while True:
        piece = shape(number) if callable(shape) else shape
        room -= len(piece.encode("utf-8", "surrogatepass"))
        if room < 0:
            return "".join(made) + end
        made.append(piece)
        number += 1


PAGES = {
    "small tables": lambda n: f"| a | b |\n|-|-|\n| {n} | x |\n\n",
    "a long table": ("| a | b |\n|-|-|\n", lambda n: f"| {n} | x |\n"),
    "a wide table": lambda n: "| a " if n else "x\n\n",
    "a wide table with a line below": ("", lambda n: "|a", "|\n" + "|-" * 20_000 + "|\n"),
    "a delimiter row": ("a\n", "-|"),
    "columns without cells": ("|".join("a" * 200) + "\n" + "|".join("-" * 200) + "\n", "a\n"),
    "nested lists": lambda n: "  " * (n % 1000) + f"- item {n}\n",
    "lists ever deeper": lambda n: " " * (2 * min(n, 700)) + "- x\n",
    "list markers in a line": "- ",
    "ordered list markers in a line": "1. ",
    "list items": lambda n: f"{n}. item\n",
    "loose list items": "- a\n\n",
    "lists of lists": "- - - - - a\n",
    "block quotes": "> ", "quotes and lists": "> - ", "quotes of different depth": lambda n: ">" * (n % 300) + " x\n",
    "headings": lambda n: f"# Heading {n}\n\n", "equal headings": "# Same\n\n", "headings with equal slugs": lambda n: f"# Same {'-' * (n % 5)}\n",
    "headings that look numbered": lambda n: f"# Same {n % 3000}\n# Same\n", "headings of signs": "# !\n", "headings in Chinese": "# 标题\n",
    "setext headings": "a\n=\n\n", "a heading of many lines": ("", "a\n", "=\n"), "a heading of a mebibyte": ("# ", "a "), "a heading in one word": ("# ", "a"),
    "a heading of emoji": ("# ", "👩‍👩‍👧"), "a heading of accents": ("# a", "\u0300"),
    "links to one heading": ("# Page\n\n", "[a](#page) "), "links to headings": ("", lambda n: f"# H{n}\n[a](#h{n})\n"), "links to nowhere": lambda n: f"[a](#n{n}) ",
    "links to pages": lambda n: f"[a](p{n}.md) ", "links to the web": lambda n: f"[a](https://example.org/{n}) ", "one long address": ("[a](https://example.org/", "a", ")"),
    "percent signs in an address": ("[a](https://example.org/", "%41", ")"), "open links": "[a](", "open brackets": "[", "closing brackets": "]", "brackets both": ("", "[", "]" * 500_000),
    "image openers": "![", "images": lambda n: f"![a](i{n}.png) ", "nested links": ("", "[a](", ")" * 100_000), "angle addresses": lambda n: f"<https://e.org/{n}> ",
    "open angles": "<a ", "open angle addresses": "<a:", "reference definitions": lambda n: f"[r{n}]: /u{n}\n", "equal references": "[r]: /u\n",
    "references used": ("", lambda n: f"[r{n}]\n\n[r{n}]: #page\n\n"), "references nowhere defined": lambda n: f"[r{n}] ", "references of a long title": ("[r]: /u '", "a ", "'\n"),
    "a large definition used often": ("[r]: #" + "a" * 50_000 + "\n\n", "[r] "), "footnotes": lambda n: f"a[^{n}]\n\n[^{n}]: b\n\n", "equal footnotes": "a[^1]\n\n[^1]: b\n\n",
    "stars": "*", "stars and letters": "*a ", "stars closed": "**a** ", "stars in three": "*a **b ***c ", "underscores": "_a_", "tildes": "~~a~~ ", "nested emphasis": ("", "*a ", " b*" * 250_000),
    "backticks": lambda n: "`" * (n % 1400 + 1) + " ", "backticks closed": "`a` ", "backticks open": "a` ", "fences": "```\n", "fences with words": "```swift\nlet x = 1\n```\n",
    "a fence of Swift": ("```swift\n", "let x = 1\n", "```\n"), "a fence of one line": ("```swift\n", "x ", "\n```\n"), "a fence of quotes": ("```swift\n", '"', "\n```\n"),
    "a fence of open comments": ("```swift\n", "/* ", "\n```\n"), "a fence of open parentheses": ("```swift\n", "(", "\n```\n"), "a fence of open texts": ("```swift\n", '"\\(', "\n```\n"),
    "a fence of raw texts": ("```swift\n", '#"', "\n```\n"), "a fence of an open pattern": ("```swift\n", "/a ", "\n```\n"), "indented code": "    a\n", "thematic breaks": "***\n",
    "hard breaks": "a  \n", "backslashes": "\\", "entities": "&amp;", "open entities": "&amp", "numbered entities": "&#65;", "raw HTML": "<b>", "comments": "<!-- x -->\n", "open comments": "<!-- ",
    "processing": "<?", "declarations": "<!A ", "CDATA": "<![CDATA[", "paragraphs": "a\n\n", "lines": "a\n", "empty lines": "\n", "spaces": " ", "tabs": "\t", "carriage returns": "\r",
    "a letter": "a", "long words": lambda n: "a" * 1000 + " ", "emoji": "👩‍👩‍👧 ", "flags": "🇦🇺", "Chinese": "中文。", "Chinese words": lambda n: chr(0x4E00 + n % 20_000),
    "all Chinese pairs": lambda n: chr(0x4E00 + n * 7919 % 20_000) + chr(0x4E00 + n * 104_729 % 20_000) + " ",
    "zero width": "\u200b", "zero width in words": "a\u200b", "joiners": "\u200d", "combining": "\u0300", "combining after a letter": "a\u0300", "one letter with accents": ("a", "\u0300"),
    "accents out of order": lambda n: "a" + "\u0316\u0301" * 20, "one letter with accents out of order": ("a", "\u0301\u0316"), "right to left": "\u202eabc\u202c ", "isolates": "\u2067", "Hangul": "\u1100\u1161\u11a8",
    "ligatures": "\ufdfa", "different words": lambda n: f"w{n:x} ", "code spans of calls": lambda n: f"`view.touches{n}` ", "rules named": "HT.3 ", "types named": "`UIView` `UITouch` ",
    "tables of an experiment": "{{table Gate}}\n\n", "figures": "{{figure Gate 1}}\n\n", "directives nobody knows": "{{x}}\n\n", "directives of different names": lambda n: f"{{{{table A{n}}}}}\n\n",
    "open directives": "{{", "a directive of a long name": ("{{table ", "A", "}}\n"), "claims": "{{claims Gate}}\n\n", "line separators": "a\u2028b",
    "tables in quotes": "> | a | b |\n> |-|-|\n> | 1 | 2 |\n>\n", "tables in lists": "- | a |\n  |-|\n  | 1 |\n", "escaped bars": ("| a |\n|-|\n| ", "\\|", " |\n"),
    "cells of code": ("| a |\n|-|\n", "| `a` |\n"), "cells of Chinese": ("| a |\n|-|\n", "| 中文 |\n"), "cells of links": ("| a |\n|-|\n", "| [a](#b) |\n"), "task list items": "- [ ] a\n",
}


def page(shape):
    start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
    return partial(filled, piece, "# Page\n\n" + start, end, PAGE_MOST)


def pages(project):
    for name, shape in PAGES.items():
        yield f"page of {name}", "site/pages/page.md", page(shape), inputs.BUILD_ONE


def evidence(project):
    for file in ("site/evidence/observations.json", "site/evidence/found.json", "site/evidence/versions.json", "site/api.json", "evdoc.json"):
        old = json.loads(project.read(file))
        words = inputs.BUILD_ONE
        first = next(iter(old if isinstance(old, list) else next((v for v in old.values() if isinstance(v, list) and v), [old])))
        shapes = {
            "brackets": ("", "[", ""), "braces": ("", '{"a":', ""), "numbers": ("[", "1,", "1]"), "empty objects": ("[", "{},", "{}]"), "one text": ('["', "a", '"]'),
            "escapes": ('["', "\\u0041", '"]'), "surrogates": ('["', "\\ud83d\\ude00", '"]'), "keys": ("{", lambda n: f'"k{n}":1,', '"z":1}'), "one key": ("{", '"k":1,', '"k":1}'),
            "digits": ("[", "9", "]"), "spaces": ("[", " ", "]"), "accents out of order": ('["a', "\u0301\u0316", '"]'), "escaped accents out of order": ('["a', "\\u0301\\u0316", '"]'), "a mistake at the end": ("[", "1,", "x]"),
        }
        if isinstance(old, list):
            shapes["entries as they are"] = ("[", json.dumps(first) + ",", json.dumps(first) + "]")
            numbered = lambda n: json.dumps({k: f"{v}-{n}" if k == "id" else v for k, v in first.items()} if isinstance(first, dict) else first)
            shapes["entries of their own"] = ("[", lambda n: numbered(n) + ",", numbered("z") + "]")
            long = json.dumps({k: "A" * 500_000 if isinstance(v, str) and k != "id" else v for k, v in first.items()}) if isinstance(first, dict) else "1"
            shapes["an entry of long texts"] = ("[", "", long[:MOST] + "]")
        for name, (start, piece, end) in shapes.items():
            text = partial(filled, piece, start, end) if piece else start + end
            yield f"{file} of {name}", file, text, words


def studies(project):
    for study in ("ablation", "mutations", "reasons", "orderings"):
        file = f"site/reports/{study}.jsonl"
        lines = project.read(file).decode().splitlines()
        shapes = {
            "its first line": lines[0] + "\n", "its second line": (lines[0] + "\n", lines[1] + "\n"), "empty lines": "\n", "empty objects": "{}\n", "brackets": "[", "one line": ("", " ", lines[0]),
            "what it is": ("", lambda n: lines[n % len(lines)] + "\n"), "braces": '{"a":', "a long key": ('{"', "a", '":1}\n'), "numbers": ("[", "1,", "1]\n"),
        }
        for name, shape in shapes.items():
            start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
            yield f"{study} of {name}", file, partial(filled, piece, start, end), ["check"]


def translations(project):
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    shapes = {
        "entries": lambda n: f'#: x:{n}\nmsgctxt "c{n}"\nmsgid "a{n}"\nmsgstr "b{n}"\n\n', "equal entries": 'msgctxt "Gate"\nmsgid "a"\nmsgstr "b"\n\n', "one text": ('msgid "', "a", '"\nmsgstr "b"\n'),
        "a text of many lines": ('msgid ""\n', '"a\\n"\n', 'msgstr "b"\n'), "escapes": ('msgid "', '\\"', '"\nmsgstr "b"\n'), "an open text": ('msgid "', "a ", ""), "comments": "# x\n", "flags": "#, fuzzy\n",
        "quotes": '"', "lines of nothing": "x\n", "msgid": 'msgid "a"\n', "obsolete": '#~ msgid "a"\n#~ msgstr "b"\n', "placeholders": ('msgid "a"\nmsgstr "', "%1 ", '"\n'), "Chinese": ('msgid "a"\nmsgstr "', "中", '"\n'),
        "near misses": lambda n: f'msgctxt "Gate{n:020}"\nmsgid "What does the gate let through{n}"\nmsgstr "x"\n\n', "emphasis": ('msgid "a"\nmsgstr "', "*a `b ", '"\n'),
    }
    for name, shape in shapes.items():
        start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
        for file, words in ((sorted((project.path / "translations").rglob("*.po"))[0], ["translations", "--missing"]), (project.path / "translations/zh-Hans/Gestures.po", inputs.BUILD_ONE)):
            yield f"translations of {name}, {words[0]}", str(file.relative_to(project.path)), partial(filled, piece, head + start, end), words


def in_utf16(text):
    return text().encode("utf-16", "surrogatepass")[:MOST]


def logs(project):
    head = "[evdoc] # Gate gate=present\n"
    shapes = {
        "calls": lambda n: f"[evdoc] {n / 1000:.3f} > pad.touchesBegan\n", "moves": lambda n: f"[evdoc] {n / 1000:.3f} > pad.touchesMoved\n", "calls alternating": lambda n: f"[evdoc] {n / 1000:.3f} > pad.{'ab'[n % 2]}\n",
        "calls of their own": lambda n: f"[evdoc] {n / 1000:.3f} > c{n}.x\n", "calls of their own, the same time": lambda n: f"[evdoc] 0 > c{n}.x\n", "runs": head, "runs of other experiments": lambda n: f"[evdoc] # E{n} a=b\n",
        "runs of cases": lambda n: f"[evdoc] # Gate gate={n}\n", "marks": "[evdoc] 0.1 - a mark\n", "returns": "[evdoc] 0.1 < true\n", "accents out of order": ("[evdoc] 0.1 > a", "\u0301\u0316"), "deeper": lambda n: f"[evdoc] 0 {'. ' * min(n, 900)}> a.b\n", "one line": "[evdoc] 0.1 > a.b ",
        "one line of a letter": ("[evdoc] 0.1 > ", "a"), "what others say": lambda n: f"2026-11-23 10:00:00 Other[{n}] something\n", "broken lines": "[evdoc] 0.1\n", "half lines": "[evd\n", "processes mixed": lambda n:
        f"2026-11-23 10:00:00.{n % 1000:03} Gate[{n % 7}:{n}] [evdoc] {n / 1000:.3f} > pad.touchesBegan\n", "empty lines": "\n", "returns of the carriage": "\r", "accents": ("[evdoc] 0.1 > a", "\u0300"), "emoji": "[evdoc] 0.1 > 👩‍👩‍👧\n",
        "numbers": ("[evdoc] ", "9"), "commas in the case": ("[evdoc] # Gate ", "a=b,"), "marks nowhere begun": "[evdoc] ",
        "the record over and over": "[evdoc] # Gate gate=present\n[evdoc] 0.000 > pad.touchesBegan\n[evdoc] 0.050 > pad.touchesCancelled\n[evdoc] 0.050 > tap.action(ended)\n",
    }
    for name, shape in shapes.items():
        start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
        text = partial(filled, piece, head + start, end)
        for extra in ([], ["--accept", "--system", "iOS 18.2", "--device", "iPhone 15"]):
            yield f"log of {name}{', accepted' if extra else ''}", "console.log", text, ["compare", "Gate", "--log", "console.log", *extra]
        yield f"log of {name}, UTF-16", "console.log", partial(in_utf16, text), ["compare", "Gate", "--log", "console.log"]


SOURCES = {
    "parentheses": ("let x = ", "(", "1"), "parentheses closed": ("let x = ", "(", "1" + ")" * 500_000), "brackets": ("let x = ", "[", ""), "braces": "{", "braces of closures": ("let x = ", "{ ", "}" * 300_000), "functions": lambda n: f"func f{n}() {{}}\n",
    "declarations": lambda n: f"let x{n} = {n}\n", "classes": lambda n: f"class C{n}: UIView {{}}\n", "selectors": lambda n: f"let s{n} = #selector(C.f{n})\n", "objc": "@objc func f() {}\n", "objc classes": lambda n: f"class C{n}: UIView {{ @objc func a() {{}} }}\n",
    "a sum": ("let x = 1", " + 1"), "an open text": ('let x = "', "a"), "an open text of many lines": ('let x = """\n', "a\n"), "a text": ('let x = "', "a", '"\n'), "open texts": 'let x = "a\n', "interpolations": ('let x = "', '\\("', ""),
    "open comments": "/* ", "an open comment": ("/* ", "a "), "comments": "// a\n", "a comment": ("/* ", "a\n", "*/\n"), "conditions": "#if os(iOS)\n", "conditions closed": "#if os(iOS)\nlet a = 1\n#endif\n", "key paths": "let k = #keyPath(A.b)\n",
    "outlets": lambda n: f"class C{n} {{ @IBOutlet weak var v: UIView! }}\n", "types nested": lambda n: f"class C{n} {{ ", "dots": ("let x = a", ".b"), "calls": ("let x = a", "()"), "generics": ("let x: ", "A<", ""), "optionals": ("let x: Int", "?"),
    "closing": "}", "imports": "import UIKit\n", "emoji": "let 👩‍👩‍👧 = 1\n", "accents": ("let a", "\u0300"), "raw texts": '#"', "backticks": "`", "statements": "f();", "no line end": ("let x = 1", ";x()"), "protocols": lambda n: f"@objc protocol P{n} {{ @objc optional func f() }}\n",
    "ternaries": ("let x = ", "a ? b : ", "c"), "prefixes": ("let x = ", "-", "1"), "literals": ("let x = [", "1,", "1]"), "ifs": ("func f() {", "if a {"), "else ifs": ("func f() { if a {}", " else if a {}"), "attributes": "@a ", "nulls": "\0",
}


def sources(project):
    for name, shape in SOURCES.items():
        start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
        yield f"imported source of {name}", "import/In.swift", partial(filled, piece, "import UIKit\n" + start, end), ["import", "import/In.swift"]
        yield f"exported source of {name}", "experiments/Applications/Gate.swift", partial(filled, piece, start, end), ["export", "Gate"]
        yield f"shown source of {name}", "experiments/Applications/Gate.swift", partial(filled, piece, start, end), inputs.BUILD_ONE


def reports(project):
    old = project.read("site/reports/Gate.md").decode()
    for name, piece in {"lines": "a\n", "a letter": "a", "other lines": lambda n: f"{n}\n", "itself": old, "empty lines": "\n", "rows": lambda n: f"| {n} | a |\n", "carriage returns": "\r", "controls": "\x1b[31m"}.items():
        yield f"report of {name}", "site/reports/Gate.md", partial(filled, piece), ["check", "--only", "Gate"]
        yield f"report of {name} within", "site/reports/Gate.md", partial(filled, piece, old), ["check", "--only", "Gate", "--format", "github"]


def words(project):
    """A word of a command line has room for 128 KiB, all of them for 2 MiB."""
    most = 100_000
    shapes = {
        "parentheses": "(", "nots": "not ", "ors": ("a", " or a"), "befores": ("a", " before a"), "stars": "*", "stars and letters": "*a", "quotes": "'", "a letter": "a", "numbers": "9", "accents": ("a", "\u0300"), "accents out of order": ("a", "\u0301\u0316"), "dots": "a.", "commas": "a=b,", "spaces": " ",
        "exactly": "a exactly 2 times and ", "parentheses closed": ("", "(", "a" + ")" * 49_000), "Chinese": "中", "emoji": "👩‍👩‍👧", "percent": "%2e",
    }
    commands = [["query"], ["run"], ["list"], ["rules"], ["explain"], ["why", "Gate"], ["run", "Gate", "--case"], ["run", "Gate", "--of"], ["run", "Gate", "--system"], ["export"], ["compare"], ["compare", "Gate", "--log"], ["new"], ["check", "--since"], ["check", "--only"],
                ["build", "--only"], ["build", "--address"], ["build", "--jobs"], ["completions"], ["help"], [], ["mutate", "--only"], ["ablation", "--rule"], ["import"], ["translations", "--root"]]
    for name, shape in shapes.items():
        start, piece, end = (*shape, "")[:3] if isinstance(shape, tuple) else ("", shape, "")
        for command in commands:
            yield f"evdoc {' '.join(command)} with {name}", None, None, [*command, partial(filled, piece, start, end, most)]
    for command in ("run", "build", "check", "query", "list", "export", "compare", "rules"):
        yield f"evdoc {command} with 15,000 words", None, None, [command, *["a"] * 15_000]
        yield f"evdoc {command} with 15,000 patterns", None, None, [command, *["*a*"] * 15_000]
        yield f"evdoc {command} with 15,000 options", None, None, [command, *["--only", "Gate"] * 15_000]
        yield f"evdoc {command} with 15,000 cases", None, None, [command, "Gate", *["--case", "gate=present"] * 15_000]


def names(project):
    """Many files; a name has room for 255 bytes."""
    yield "500 pages", "site/pages", {f"p{n}.md": f"# P{n}\n\n[a](p{n + 1 if n < 499 else 0}.md)\n" for n in range(500)}, inputs.BUILD_ONE
    yield "500 pages of one title", "site/pages", {f"p{n}.md": "# P\n" for n in range(500)}, inputs.BUILD_ONE
    yield "5,000 files of other kinds", "site/pages", {f"p{n}.txt": "x" for n in range(5000)}, inputs.BUILD_ONE
    yield "5,000 names alike but for case", "site/pages", {"".join(c.upper() if n >> i & 1 else c for i, c in enumerate("abcdefghijklm")) + ".md": "# x\n" for n in range(5000)}, inputs.BUILD_ONE
    yield "500 folders", "site/pages", {f"d{n}/p.md": "# P\n" for n in range(500)}, inputs.BUILD_ONE
    yield "folders 500 deep", "site/pages", {"d/" * 500 + "p.md": "# P\n"}, inputs.BUILD_ONE
    yield "5,000 reports nobody has", "site/reports", {f"r{n}.md": "x\n" for n in range(5000)}, ["check", "--only", "Gate"]
    yield "5,000 translations", "translations/zh-Hans", {f"t{n}.po": 'msgid "a"\nmsgstr "b"\n' for n in range(5000)}, ["translations"]
    yield "5,000 devices", "site/evidence/devices", {f"d-{n}.json": json.dumps({"id": f"d-{n}", "experiment": "Gate", "variables": {"gate": "present"}, "system": "iOS 18.2", "device": "x", "date": "2026-11-23", "calls": ["a.b"] * 3}) for n in range(5000)}, ["check", "--only", "Gate"]
    yield "an engine of 5,000 folders", "engine", {"engine.js": "x", "topics.txt": "".join(f"T{n}\n" for n in range(5000))}, [*inputs.BUILD_ONE, "--engine", "engine"]
    yield "5,000 files of a reference", "docc", {f"e{n}.js": "x" for n in range(5000)}, [*inputs.BUILD_ONE, "--docc", "docc"]


def shards(project):
    """Results of sweeps, and many of them."""
    whole, most = {"runs": 2**62, "last": 2**62}, 40_000
    gaps = {"runs": 2**62, "counts": {"a": most}, "ranges": b"[" + b",".join(b"[%d,%d]" % (2 * n, 2 * n + 1) for n in range(most)) + b"]"}
    shapes = {
        "ranges": gaps, "ranges with findings": {**gaps, "findings": b"[" + b",".join(b'{"at":%d,"text":""}' % (2 * n) for n in range(most)) + b"]"},
        "findings": {**whole, "findings": b"[" + b",".join(b'{"at":%d,"text":""}' % n for n in range(most)) + b"]"}, "a finding": {**whole, "findings": [{"at": 1, "text": "a" * 900_000}]},
        "counts": {"runs": most, "ranges": [[0, most]], "counts": {str(n): 1 for n in range(most)}}, "brackets": {"weight": b"[" * 900_000}, "a long name": {**whole, "of": "a" * 900_000},
        "a name of accents": {**whole, "of": "a" + "\u0301\u0316" * 200_000}, "numbers": {**whole, "weight": [1] * 300_000}, "digits": {"size": b"9" * 900_000},
        "a long counterexample": {**whole, "smallest": "a" * 900_000}, "spaces": {**whole, "weight": b" " * 900_000 + b"[]"}, "a key over and over": {"weight": b"[]" + b',\n"weight":[]' * 60_000},
    }
    for name, members in shapes.items():
        yield f"result of {name}", "parts/0.json", inputs.shard(**members), ["merge", "parts/0.json"]
    found = lambda n: [{"at": n, "text": "x"}]
    yield "5,000 results", "parts", {f"{n}.json": inputs.shard(runs=5000, first=n, last=n + 1, findings=found(n)) for n in range(5000)}, ["merge", "parts"]
    yield "5,000 broken results", "parts", {f"{n}.json": "x" for n in range(5000)}, ["merge", "parts"]
    yield "5,000 gaps", "parts", {f"{n}.json": inputs.shard(runs=10_000, first=2 * n, last=2 * n + 1) for n in range(5000)}, ["merge", "parts"]


PARTS = {"shards": shards, "pages": pages, "evidence": evidence, "studies": studies, "translations": translations, "logs": logs, "sources": sources, "reports": reports, "words": words, "names": names}


def large(program, seconds, seed, tally, number=None):
    """As many of them as there is time for, in another order each seed."""
    with Project.temporary() as project:
        program.sound.run([*inputs.BUILD_ONE, "--output", "site/public"], project.path)
        # The program that imports is compiled once.
        project.write("import/In.swift", "import UIKit\n")
        program.sound.run(["import", "import/In.swift"], project.path, wall=600)
        shapes = [(part, *shape) for part, made in PARTS.items() for shape in made(project)]
        random.Random(f"{seed}/large").shuffle(shapes)
        usual = {}
        end = time.monotonic() + seconds
        for place, (part, name, file, content, words) in enumerate(shapes):
            if place >= 2 and time.monotonic() > end:
                return
            words = words + ["--output", "site/public"] if words[0] == "build" and "--output" not in words and "--only" in words else words
            attempt(program, project, part, name, file, content, words, usual, tally)


def attempt(program, project, part, name, file, content, words, usual, tally):
    kind = f"large {part}"
    # Made when it is tried: what this process has in memory is measured as the child's, which begins as a copy of it.
    content = content() if callable(content) else content
    words = [word() if callable(word) else word for word in words]
    if file and words[0] not in usual:
        # What the command takes of itself is not the input's.
        usual[words[0]] = program.sound.run(words, project.path).seconds
    with changed(project, file, content):
        outcome = program.run(words, project.path)
        tally.count(kind, outcome)
        found = outcome.faults() + project.foreign_faults()
        if outcome.seconds > SECONDS + usual.get(words[0], 0):
            found.append(f"{outcome.seconds:.1f} s of the processor")
        if outcome.megabytes > MEGABYTES:
            found.append(f"{outcome.megabytes:.0f} MB")
        for fault in found:
            tally.lost(kind, f"{name}: evdoc {' '.join(words)[:100]}: {fault}")


@contextlib.contextmanager
def changed(project, file, content):
    """With this file, or these files in this folder, and after that without."""
    if not isinstance(content, dict):
        if file:
            inputs.change(project, file, content)
        yield
        return inputs.restore(project)
    folder, kept = project.path / file, project.path / "kept"
    if folder.exists():
        shutil.copytree(folder, kept)
    for name, text in content.items():
        project.write(f"{file}/{name}", text)
    yield
    shutil.rmtree(folder)
    if kept.exists():
        kept.rename(folder)


KINDS = {"large": large}
