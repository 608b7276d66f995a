"""What is found to be wrong, and how it is told."""
import collections
import dataclasses
import sys

MOST_SHOWN = 4000
MOST_OF_A_CHECK_ON_A_PAGE = 3


@dataclasses.dataclass(frozen=True, order=True)
class Mistake:
    check: str  # The name of the check, to count by.
    page: str  # The page's path in the site.
    words: str

    def __str__(self):
        return f"{self.page}: error: {self.words}"


def told(mistakes, most=MOST_SHOWN):
    """A line for each mistake, those of a check on a page only in part; then the counts."""
    groups = collections.defaultdict(list)
    for mistake in dict.fromkeys(mistakes):
        groups[mistake.check, mistake.page].append(mistake)
    lines = []
    for group in groups.values():
        lines += group[:MOST_OF_A_CHECK_ON_A_PAGE]
        rest = len(group) - MOST_OF_A_CHECK_ON_A_PAGE
        if rest > 0:
            lines[-1] = dataclasses.replace(lines[-1], words=f"{lines[-1].words} (and {rest} more)")
    # A check that fails everywhere must not hide the others: of each check the first, then the second.
    turns = collections.defaultdict(int)
    order = []
    for line in lines:
        order.append((turns[line.check], len(order), line))
        turns[line.check] += 1
    shown = [line for _, _, line in sorted(order, key=lambda each: each[:2])[:most]]
    for line in sorted(shown, key=lambda each: (each.page, each.check)):
        print(line, file=sys.stderr)
    if len(lines) > len(shown):
        print(f"… and {len(lines) - len(shown)} lines more", file=sys.stderr)
    counts = collections.Counter(mistake.check for mistake in mistakes)
    places = {check: len({m.page for m in mistakes if m.check == check}) for check in counts}
    for check, count in sorted(counts.items()):
        print(f"  {check}: {count} on {places[check]} pages", file=sys.stderr)
