"""Runs the program on inputs of every kind until the time is up."""
import contextlib
import random
import shutil
import time

from . import inputs, pages
from .project import Project


@contextlib.contextmanager
def prepared(program):
    """A project with a site, for inputs of any kind."""
    with Project.temporary() as project:
        program.sound.run(["build", "--only", inputs.ONE, "--output", "site/public"], project.path)
        yield project


def run(program, project, kind, seconds, seed, tally, only=None):
    """At least one input; `only` is the number of one."""
    end, number = time.monotonic() + seconds, only or 0
    while True:
        generator = random.Random(f"{seed}/{kind}/{number}")
        words = inputs.KINDS[kind](project, generator)
        if words[:1] == ["build"] and "--output" not in words and "--only" in words:
            words = words + ["--output", "site/public"]
        outcome = program.run(words, project.path)
        found = outcome.faults() + project.foreign_faults() + draft_faults(project) + page_faults(project, words)
        tally.count(kind, outcome)
        for fault in found:
            tally.lost(kind, f"{number}: evdoc {' '.join(map(repr, words))[:200]}: {fault}", project)
        if found:
            heal(program, project)
        inputs.restore(project)
        if kind == "names":
            inputs.tidy_names(project)
        number += 1
        if only is not None or time.monotonic() > end:
            return


def draft_faults(project):
    return [f"left a draft: {path}" for path in project.drafts()]


def page_faults(project, words):
    """Of the pages that can have something of the input in them."""
    public = project.path / "site/public"
    if words[:1] != ["build"] or not (public / "pages").is_dir():
        return []
    wanted = [*(public / "pages").glob("*.html"), public / "index.html", public / f"reports/{inputs.ONE}.html"]
    found = []
    for page in sorted(wanted)[:12]:
        if page.is_file():
            data = page.read_bytes()
            found += [f"{page.name}: {fault}" for fault in pages.html_faults(data)[:3]]
            if b"TOKEN-OF-THE-OUTSIDE" in data:
                found.append(f"{page.name} holds a file from outside of the project")
    return found


def heal(program, project):
    """So that one fault is not found again by what comes after it."""
    for path in project.drafts():
        shutil.rmtree(path, ignore_errors=True)
    for name in ("site/reports/README.md",):
        project.write(name, "# Mine\n")
