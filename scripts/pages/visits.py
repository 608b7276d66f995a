"""All visits: two browsers side by side, each with one tab."""
import concurrent.futures
import queue

from . import measured
from .chromium import Chromium
from .mistakes import Mistake
from .site import is_report
from .tab import Tab
from .visit import PHONE, Visit

BROWSERS = 2
LEAST_SHARE = 0.95  # Of the reports, whose answer a phone shows without scrolling.


def visit_all(site, tasks):
    """The mistakes of tasks, each the arguments of a visit, and of the first screens together; and what was measured."""
    browsers = [Chromium() for _ in range(BROWSERS)]
    idle = queue.SimpleQueue()
    try:
        for browser in browsers:
            idle.put(Tab(browser))

        def visit(task):
            tab = idle.get()
            try:
                return Visit(tab, site, **task)
            finally:
                idle.put(tab)

        with concurrent.futures.ThreadPoolExecutor(BROWSERS) as pool:
            # The largest pages first, so that both browsers end at the same time.
            order = sorted(tasks, key=lambda task: -site.file(task["path"]).stat().st_size)
            visits = list(pool.map(visit, order))
    finally:
        for browser in browsers:
            browser.close()
    return [mistake for visit in visits for mistake in visit.mistakes] + first_screens(visits), measured.of_visits(visits)


def first_screens(visits):
    bottoms = {visit.path: visit.answer for visit in visits if is_report(visit.path)}
    if not bottoms:
        return []
    without = [Mistake("answer", path, "no answer") for path, bottom in sorted(bottoms.items()) if bottom is None]
    below = {path: bottom for path, bottom in bottoms.items() if bottom is not None and bottom > PHONE[1]}
    if len(below) + len(without) <= (1 - LEAST_SHARE) * len(bottoms):
        return without
    return without + [
        Mistake("fold", path, f"the answer ends at {bottom:.0f} px; a phone shows {PHONE[1]} (so on {len(below)} of {len(bottoms)} reports)")
        for path, bottom in sorted(below.items())]
