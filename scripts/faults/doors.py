"""What others can put in the way of evdoc: programs that are planted, and inputs of which twice as much takes more than twice as long."""
import math
import os
import pathlib
import shutil
import subprocess
import tempfile

from . import inputs
from .program import Program
from .project import Project

# Settings of git that name a program; `TRAP` stands for it.
SETTINGS = {
    "log.showSignature": "true", "gpg.program": "TRAP", "gpg.ssh.program": "TRAP", "core.fsmonitor": "TRAP", "core.pager": "TRAP", "core.sshCommand": "TRAP",
    "core.hooksPath": "HOOKS", "core.alternateRefsCommand": "TRAP", "diff.external": "TRAP", "diff.planted.textconv": "TRAP", "filter.planted.clean": "TRAP",
    "filter.planted.required": "true", "credential.helper": "TRAP", "alias.log": "!TRAP", "log.showRoot": "false", "color.ui": "always",
}
SIGNED = "sed '/^committer/a gpgsig -----BEGIN PGP SIGNATURE-----\\n \\n x\\n -----END PGP SIGNATURE-----'"
# The seconds that git has, and what a build takes beside them.
WALL = 40
# How much longer twice the input may take: linear time, and what a busy machine adds.
GROWTH = 3
# How often times that grow faster are measured before they count.
ATTEMPTS = 4


def git(directory, *words):
    author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run(["git", *author, *words], cwd=directory, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def plant(project, trap):
    """Makes the project a repository whose configuration starts the trap wherever git starts anything."""
    hooks = project.path / ".git/hooks"
    git(project.path, "init", "-q", "-b", "main")
    git(project.path, "add", "site/pages")
    git(project.path, "commit", "-q", "-m", "a")
    signed = f"c=$(git cat-file commit HEAD | {SIGNED} | git hash-object -t commit -w --stdin) && echo $c >.git/refs/heads/main"
    subprocess.run(["sh", "-c", signed], cwd=project.path, check=True)
    for name in ("post-index-change", "reference-transaction", "pre-auto-gc"):
        shutil.copy(trap, hooks / name)
    project.write(".gitattributes", "*.md filter=planted diff=planted\n")
    for name, value in SETTINGS.items():
        git(project.path, "config", name, value.replace("TRAP", str(trap)).replace("HOOKS", str(hooks)))
    project.write("site/pages/page.md", project.read("site/pages/page.md") + b"\nChanged.\n")


def planted(program, seconds, seed, tally):
    with Project.temporary() as project, tempfile.TemporaryDirectory(prefix="evdoc-faults-") as folder:
        folder = pathlib.Path(folder)
        trap, ran = folder / "trap", folder / "ran"
        trap.write_text(f"#!/bin/sh\ntouch {ran}\ncat\n")
        trap.chmod(0o755)
        plant(project, trap)
        for words in (inputs.BUILD_ONE, ["check", "--since", "main"]):
            outcome = program.run(words, project.path, wall=WALL * 3)
            tally.count("planted", outcome)
            if ran.exists():
                tally.lost("planted", f"{words[0]} starts a program that the project's .git/config names")
                ran.unlink()
        late = folder / "late"
        late.mkdir()
        (late / "git").write_text("#!/bin/sh\nsleep 1000\n")
        (late / "git").chmod(0o755)
        outcome = wrapped(program, f"PATH={late}:{os.environ['PATH']}").run(inputs.BUILD_ONE, project.path, wall=WALL)
        tally.count("planted", outcome)
        if outcome.hung:
            tally.lost("planted", "build waits for a git that does not answer")
        elsewhere(program, folder, tally)


def elsewhere(program, folder, tally):
    """Directories of another user, or for all, in which evdoc could look for a project or for what it keeps."""
    (folder / "site").mkdir()
    # Whatever is above is not looked at.
    (folder / ".git").write_text("")
    (folder / "deep/down").mkdir(parents=True)
    (folder / "deep/down/A.swift").write_text("class A {}\n")
    cache = folder / "cache"
    (cache / "evdoc").mkdir(parents=True)
    (cache / "evdoc").chmod(0o777)
    outcome = wrapped(program, f"XDG_CACHE_HOME={cache}").run(["import", "A.swift"], folder / "deep/down")
    tally.count("planted", outcome)
    if list((cache / "evdoc").iterdir()) or outcome.status == 0:
        tally.lost("planted", "import keeps a program where others can write")
    if (folder / ".build").exists():
        tally.lost("planted", "import takes a directory with a site/ for a project")
    outcome = program.run(["build"], folder / "deep/down")
    tally.count("planted", outcome)
    if outcome.status != 64 or (folder / "site/public").exists():
        tally.lost("planted", "build takes a directory with a site/ for a project")


def wrapped(program, *environment):
    return Program(program.path, wrapper=[*program.wrapper, "env", *environment], sound=program.sound)


def answers(count):
    return "[evdoc] # Gate gate=present\n" + "[evdoc] 0.001 > pad.touchesBegan\n" * 10_000 + "[evdoc] 1.0 . . . < x\n" * count


def calls(count):
    return "[evdoc] # Gate gate=present\n" + "".join(f"[evdoc] {n / 1000:.3f} > pad.touchesBegan\n" for n in range(count))


def findings(count):
    said = b",".join(b'{"at":%d,"text":"a"}' % number for number in range(count))
    return inputs.shard(runs=2**40, last=2**40, findings=b"[" + said + b"]")


def gaps(count):
    ranges = b",".join(b"[%d,%d]" % (2 * number, 2 * number + 1) for number in range(count))
    return inputs.shard(runs=2**40, counts={"holding": count}, ranges=b"[" + ranges + b"]")


# A file, what is in it for a number, the number, and what reads it.
GROWING = {
    "answers of a log": ("log.txt", answers, 200_000, ["compare", "Gate", "--log", "log.txt"]),
    "calls of a log": ("log.txt", calls, 200_000, ["compare", "Gate", "--log", "log.txt"]),
    "noise of a log": ("log.txt", lambda n: "x\n" * n, 4_000_000, ["compare", "Gate", "--log", "log.txt"]),
    "findings of a result": ("parts/0.json", findings, 200_000, ["merge", "parts/0.json"]),
    "gaps of a result": ("parts/0.json", gaps, 200_000, ["merge", "parts/0.json"]),
    "methods of an imported class": ("import/In.swift", lambda n: "class A {\n" + "".join(f"func f{i}() {{}}\n" for i in range(n)) + "}\n", 6_000, ["import", "import/In.swift"]),
    "overrides of an imported class": ("import/In.swift", lambda n: "class A: UIView {\n" + "override func layoutSubviews() {}\n" * n + "}\n", 3_000, ["import", "import/In.swift"]),
    "lines of a stale report": ("site/reports/Gate.md", lambda n: "x\n" * n, 20_000, ["check", "--only", "Gate"]),
    "marks of a picture": ("site/pages/a.svg", lambda n: "<svg>" + "<a href='#a'/>" * n + "</svg>", 300_000, inputs.BUILD_ONE),
}


def growth(program, seconds, seed, tally):
    for name, (file, text, count, words) in GROWING.items():
        with Project.temporary() as project:
            # The program that imports is compiled once.
            project.write(file, text(0))
            program.sound.run(words, project.path, wall=600)
            least = [math.inf] * 3
            # The least of some runs: a neighbour of this machine can double the time of one.
            for _ in range(ATTEMPTS):
                for factor in (0, 1, 2):
                    project.write(file, text(count * factor))
                    outcome = program.run(words, project.path, wall=WALL * 6)
                    tally.count("growth", outcome)
                    least[factor] = min(least[factor], outcome.seconds)
                # Without what the program takes in any case.
                once, twice = max(least[1] - least[0], 0.05), least[2] - least[0]
                if twice <= max(0.5, GROWTH * once):
                    break
            else:
                tally.lost("growth", f"twice the {name} take {twice / once:.1f} times as long: {twice:.1f} s of the processor", project)


KINDS = {"planted": planted, "growth": growth}
