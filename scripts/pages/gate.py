"""The order of the checks, and what is said of them."""
import argparse
import os
import sys
import time

from . import files, head, links, measured, proved, sample, styles, text, tools, validity, visits
from .behaviours import all_behaviours
from .chromium import Chromium
from .mistakes import told
from .server import Server
from .site import Site, is_chinese
from .tab import Tab
from .visit import OUTER_WIDTHS, PHONE, WIDTHS

COVER = 2  # Pages on which a structure is looked at by axe and at every width.
EACH = 1  # Pages of a kind and language that the gate looks at more closely.
READ = (head, text, links, files)


def main():
    options = arguments()
    if options.self_test:
        from . import selftest
        sys.exit(selftest.main())
    site = Site(options.site)
    if not site.pages:
        sys.exit(f"check-pages: {site.root} has no pages")
    lacking = tools.missing()
    for checks, words in lacking.items():
        print(f"skipped: {checks}, since {words} is missing; `make page-packages` installs it", file=sys.stderr)
    found, said, figures = run(site, lacking, options.all, options.changed or options.write, options.write)
    measured.keep(figures)
    for remark in sorted(mistake for mistake in found if mistake.check in measured.CHECKS):
        print(f"{remark.page}: {remark.words}")
    found = [mistake for mistake in found if mistake.check not in measured.CHECKS]
    told(found)
    print(f"{len(site.pages)} pages, {len(found)} mistakes on {len({mistake.page for mistake in found})}: {said}")
    must = os.environ.get("CI") == "true"
    if lacking and must:
        print("check-pages: error: in CI nothing may be skipped", file=sys.stderr)
    sys.exit(1 if found or (lacking and must) else 0)


def arguments():
    parser = argparse.ArgumentParser(prog="check-pages", description="Says what a reader of a published site would trip over.")
    parser.add_argument("site", nargs="?", help="the folder with the site")
    parser.add_argument("--all", action="store_true", help="every check of every page, light and dark; else colours, print and other modes are looked at on some of every kind")
    parser.add_argument("--changed", action="store_true", help=f"open in the browser only what differs from what passed, as .ci/{proved.FILE.name} says, and what is looked at more closely")
    parser.add_argument("--write", action="store_true", help=f"the same, and write .ci/{proved.FILE.name} anew")
    parser.add_argument("--self-test", action="store_true", help="break a small site in every way and see that each check notices")
    options = parser.parse_args()
    if not options.site and not options.self_test:
        parser.error("which site?")
    return options


def run(site, lacking=(), everything=False, changed=False, write=False):
    """All mistakes, what was looked at, in words with seconds, and what was measured."""
    clock, said, figures = Clock(), [], {}
    checker = None if "validity" in lacking else validity.begin(site)
    found = [mistake for check in READ for mistake in check.check(site)]
    said.append(f"read in {clock.lap()}")
    if "the browser" not in lacking:
        chosen = list(site.pages) if everything else sample.sample(site, EACH)
        with Server(site.root) as server:
            planned = list(plan(site, server.base, chosen, everything, axe="accessibility" not in lacking))
            before = proved.Proved(site)
            tasks = [task for task in planned if not before.has(task)] if changed else planned
            mistakes, figures = visits.visit_all(site, tasks)
            found += mistakes
            if write:
                before.write(planned, {mistake.page for mistake in found if mistake.check not in measured.CHECKS})
            if len(tasks) < len(planned):
                # The longest of some pages is no figure of the site.
                figures = {}
                said.append(f"{len(planned) - len(tasks)} visits left out, since those pages passed as they are")
            axed = "without axe" if "accessibility" in lacking else f"axe on {sum(task['axe'] for task in tasks)}, for colours on {len(chosen)}, light and dark"
            said.append(f"{len(tasks)} visits at {', '.join(map(str, OUTER_WIDTHS))} px, {sum(task.get('widths', WIDTHS) == WIDTHS for task in tasks)} at {PHONE[0]} px too, {axed}, in {clock.lap()}")
            with Chromium() as browser:
                if "styles" not in lacking:
                    with Tab(browser) as tab:
                        found += styles.check(site, tab)
                found += all_behaviours(browser, site, server.base, sample.sample(site, 1))
        said.append(f"behaviour in {clock.lap()}")
    if checker:
        found += validity.mistakes(site, checker)
        said.append(f"HTML checker {clock.lap()} more")
    return found, f"{'; '.join(said)}; {clock.whole()} in all", figures


def plan(site, base, chosen, everything, axe):
    """Light over a server, where there are cookies; dark from files, as a reader opens them who has downloaded the site. What axe says of the
    structure is asked on pages that have all structures twice. A page in Chinese is built as its twin is."""
    closer = frozenset(chosen)
    cover = frozenset(site.pages if everything else sample.cover(site, [path for path in site.pages if not is_chinese(path)], COVER))
    for path in site.pages:
        whole = path in closer or path in cover
        yield {"base": base, "path": path, "axe": axe and whole, "closer": path in closer, "widths": WIDTHS if whole else OUTER_WIDTHS}
        if path in closer:
            yield {"base": site.root.as_uri() + "/", "path": path, "scheme": "dark", "axe": axe}


class Clock:
    def __init__(self):
        self.start = self.before = time.monotonic()

    def lap(self):
        before, self.before = self.before, time.monotonic()
        return f"{self.before - before:.0f} s"

    def whole(self):
        return f"{time.monotonic() - self.start:.0f} s"
