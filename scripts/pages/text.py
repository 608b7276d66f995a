"""What stands on a page: headings in order, of tables too, ids once, no Markdown left over."""
import collections

from .mistakes import Mistake


def check(site):
    for path, page in site.pages.items():
        for words in page.backticks:
            at = words.index("`")
            yield Mistake("backticks", path, f"a backtick in the text: {words[max(at - 20, 0):at + 40]}")
        for mark, count in collections.Counter(page.ids).items():
            if count > 1:
                yield Mistake("ids", path, f"{count} elements have the id {mark}")
        if page.empty_heads:
            yield Mistake("headings", path, f"{page.empty_heads} th without a word")
        yield from headings(path, page)


def headings(path, page):
    levels = [heading.level for heading in page.headings]
    for heading in page.headings:
        # A permalink's sign is no heading.
        if not heading.text.strip().strip("#¶§"):
            yield Mistake("headings", path, f"an empty h{heading.level} {heading.id}".rstrip())
    if levels.count(1) != 1:
        yield Mistake("headings", path, f"{levels.count(1)} h1")
    elif levels[0] != 1:
        yield Mistake("headings", path, f"an h{levels[0]} before the h1: {page.headings[0].text.strip()[:40]}")
    for before, after in zip(page.headings, page.headings[1:]):
        if after.level > before.level + 1:
            yield Mistake("headings", path, f"an h{after.level} follows an h{before.level}: {after.text.strip()[:40]}")
