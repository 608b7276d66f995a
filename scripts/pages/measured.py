"""What is measured of a site: lengths, weights and times are reported with their trend, which scripts/figures prints, and are never mistakes."""
import pathlib

# The checks that say what is long, heavy or slow.
CHECKS = frozenset(("length", "weight", "shift", "fold"))
FILE = pathlib.Path(__file__).resolve().parents[2] / ".build/figures.tsv"


def keep(figures):
    """Adds figures, pairs of a value and a unit by name, to those that scripts/figures prints."""
    FILE.parent.mkdir(exist_ok=True)
    with FILE.open("a", encoding="utf-8") as file:
        file.writelines(f"{name}\t{value:g}\t{unit}\n" for name, (value, unit) in figures.items())


def of_visits(visits):
    """The extremes of pages that were looked at in a window of a desk."""
    figures = {}
    for name, unit, pairs in (
        ("longest page", "screens", [(visit.screens, visit.path) for visit in visits]),
        ("heaviest report with what it loads", "KB", [(visit.kilobytes, visit.path) for visit in visits]),
        ("largest layout shift", "", [(visit.shift, visit.path) for visit in visits]),
    ):
        value, path = max(((value, path) for value, path in pairs if value is not None), default=(0, ""))
        figures[name] = round(value, 3), f"{unit} ({path})".strip()
    return figures
