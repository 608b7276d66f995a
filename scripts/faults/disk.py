"""Builds that are stopped, or that the system fails: what they leave, and whether the next build heals it.

A site is published by an exchange of two names, reports one by one. So at any time the site is wholly the old one or the new one, and each report is; after
the next build all of them are new, and nothing else is left.
"""
import atexit
import contextlib
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import tempfile
import time

from .program import Program
from .project import Project, digest

BUILD = ["build", "--only", "Gate", "--output", "site/public"]
PAGES = ("# Old\n", "# New\n")
REPORT = "site/reports/Gate.md"
STALE = "<!-- Written by evdoc build. Not to be edited. -->\nSTALE\n"
# Those that a build makes, with what they may fail with.
CALLS = {
    "openat": ("ENOSPC", "EACCES", "EMFILE"), "write": ("ENOSPC", "EIO"), "mkdir": ("ENOSPC", "EACCES"), "rename": ("EACCES", "ENOSPC"), "renameat2": ("EINVAL", "EACCES", "ENOSPC"),
    "fsync": ("EIO",), "syncfs": ("EIO", "ENOSPC"), "close": ("EIO",), "unlink": ("EACCES",), "rmdir": ("EACCES", "EBUSY"), "flock": ("EINTR", "ENOLCK"), "getdents64": ("EIO",),
    "newfstatat": ("EACCES",), "chmod": ("EPERM",), "read": ("EIO",), "mmap": ("ENOMEM",),
}


# What has gone wrong once: the first that are tried.
ONCE = [("rmdir", "error=EACCES", 5), ("fsync", "error=EIO", 1)]
# Where these fail, the old site stays under the draft's name until the next build.
LEAVE_DRAFTS = ("fsync", "flock", "renameat2", "unlink", "rmdir", "openat", "getdents64", "newfstatat")
STAGES = {}


class Stage:
    """A project with an old site and a stale report, whose next build makes a new one of both."""

    def __init__(self, program, project):
        self.program, self.project = program, project
        project.write("site/pages/page.md", PAGES[1])
        self.build()
        self.new = digest(self.site)
        self.report = project.read(REPORT)
        project.write("site/pages/page.md", PAGES[0])
        self.build()
        self.old = digest(self.site)
        # The old one is kept, so that each try begins with it and costs no build.
        self.kept = project.folder / "kept"
        link(self.site, self.kept)
        start = time.monotonic()
        self.reset()
        self.build()
        self.seconds = time.monotonic() - start
        self.reset()

    @property
    def site(self):
        return self.project.path / "site/public"

    def build(self):
        outcome = self.program.sound.run(BUILD, self.project.path)
        if outcome.status:
            raise RuntimeError(f"a build as it should be ends with {outcome.result}: {outcome.errors!r}")

    def reset(self):
        for path in self.project.drafts():
            shutil.rmtree(path)
        if digest(self.site) != self.old:
            shutil.rmtree(self.site, ignore_errors=True)
            link(self.kept, self.site)
        self.project.write("site/pages/page.md", PAGES[1])
        self.project.write(REPORT, STALE)

    def state(self):
        """Of site and report, `old` or `new`, and what is wrong with them."""
        sum_, found = digest(self.site), self.project.foreign_faults()
        site = {self.old: "old", self.new: "new", None: "missing"}.get(sum_, "mixed")
        report = {STALE.encode(): "old", self.report: "new"}.get(self.project.read(REPORT), "mixed")
        if site not in ("old", "new"):
            found.append(f"the site is {site}")
        if report == "mixed":
            found.append("the report is torn")
        return site, report, found

    def check(self, tally, kind, what, outcome=None, drafts_allowed=True, exchange=True, seconds=None):
        """Looks at what is there, and at what the next build makes of it."""
        site, report, found = self.state()
        if not exchange and site == "missing":
            found.remove("the site is missing")  # Between two renames, where the file system exchanges no names.
        left = self.project.drafts()
        if left and not drafts_allowed:
            found.append(f"a draft is left: {left[0]}")
        if outcome and outcome.status == 0 and (site, report) != ("new", "new"):
            found.append(f"success with {site} site and {report} report")
        tally.count(kind, outcome, word=f"{site}/{report}")
        again = self.program.run(BUILD, self.project.path)
        site, report, later = self.state()
        found += [f"after the next build: {fault}" for fault in later + again.faults()]
        if (site, report) != ("new", "new"):
            found.append(f"after the next build, which ends with {again.result}, the site is {site} and the report {report}: {again.errors[:200]!r}")
        if self.project.drafts():
            found.append(f"after the next build a draft is left: {self.project.drafts()[0]}")
        for fault in found:
            tally.lost(kind, f"{what}: {fault}")
        self.reset()


def stage_of(program):
    """Of this program, the same for every kind of tries; gone at the end of the process."""
    if program.path not in STAGES:
        stack = contextlib.ExitStack()
        STAGES[program.path] = Stage(program, stack.enter_context(Project.temporary()))
        atexit.register(stack.close)
    return STAGES[program.path]


def link(source, target):
    """The same files under other names: evdoc writes no file anew that is there."""
    shutil.copytree(source, target, copy_function=os.link)


def said_faults(outcome, may_die=()):
    """Of a run that was made to fail: it has to say so in its own words."""
    found = [fault for fault in outcome.faults() if not (outcome.status < 0 and -outcome.status in may_die)]
    return found


def kills(program, seconds, seed, tally, number=None):
    """SIGKILL, SIGINT and SIGTERM at instants at random."""
    generator = random.Random(f"{seed}/kills")
    stage = stage_of(program)
    project = stage.project
    end, count = time.monotonic() + seconds, 0
    while count < 3 or time.monotonic() < end:
        which = (signal.SIGKILL, signal.SIGTERM, signal.SIGINT)[count % 3]
        # Half of them while it writes, which is at the end.
        start = 0 if generator.random() < 0.4 else 0.5
        after = stage.seconds * generator.uniform(start, 1.15)
        outcome = program.run(BUILD, project.path, after=after, signal_after=which)
        kind = f"{which.name} at some instant"
        for fault in said_faults(outcome, may_die=(which,)):
            tally.lost(kind, f"after {after:.4f} s: {fault}")
        stage.check(tally, kind, f"after {after:.4f} s", outcome, drafts_allowed=which == signal.SIGKILL)
        count += 1


def counted_calls(program, project, names=tuple(CALLS)):
    """How often a build makes each of the calls."""
    with tempfile.NamedTemporaryFile() as file:
        wrapped = Program(program.path, ["strace", "-f", "-qq", "-c", "-U", "name,calls", "-o", file.name])
        wrapped.run(BUILD, project.path)
        text = pathlib.Path(file.name).read_text()
    counts = {match[1]: int(match[2]) for match in re.finditer(r"(?m)^\s*(\w+)\s+(\d+)\s*$", text)}
    return {name: counts[name] for name in names if counts.get(name)}


def calls(program, seconds, seed, tally, number=None):
    """The Nth call of a kind is the last one, or fails."""
    if not shutil.which("strace"):
        return tally.skip("calls", "there is no strace")
    generator = random.Random(f"{seed}/calls")
    stage = stage_of(program)
    project = stage.project
    try:
        counts = counted_calls(program, project)
    finally:
        stage.reset()
    if not counts:
        return tally.skip("calls", "strace may not trace here")
    end, count = time.monotonic() + seconds, 0
    while count < 4 or time.monotonic() < end:
        if count < len(ONCE):
            name, word, when = ONCE[count]
        else:
            name = generator.choice(list(counts))
            when = generator.randint(1, counts[name])
            word = "signal=KILL" if count % 2 == 0 else f"error={generator.choice(CALLS[name])}"
        is_kill = word == "signal=KILL"
        more = ["-e", "inject=renameat2:error=EINVAL"] if name != "renameat2" and generator.random() < 0.15 else []
        what = f"{name}:{word}:when={when}" + (" without exchange" if more else "")
        wrapped = Program(program.path, ["strace", "-f", "-qq", "-o", "/dev/null", *more, "-e", f"inject={name}:{word}:when={when}"])
        outcome = wrapped.run(BUILD, project.path)
        kind = "killed at a call" if is_kill else "a call fails"
        # What the loader or the runtime asked for is not evdoc's to speak of.
        early = name in ("mmap", "openat", "read", "close", "newfstatat", "getdents64") and not is_kill
        if not is_kill:
            for fault in said_faults(outcome):
                if not (early and ("exit code 127" in fault or "signal" in fault and name == "mmap")):
                    tally.lost(kind, f"{what}: {fault}")
        stage.check(tally, kind, what, None if is_kill else outcome, drafts_allowed=is_kill or name in LEAVE_DRAFTS, exchange=not more)
        count += 1


def together(program, seconds, seed, tally, number=None):
    """Two and three builds at once."""
    generator = random.Random(f"{seed}/together")
    stage = stage_of(program)
    project = stage.project
    end, count = time.monotonic() + seconds, 0
    while count < 2 or time.monotonic() < end:
        errors = [tempfile.TemporaryFile() for _ in range(2 + count % 2)]
        started = []
        for file in errors:
            started.append(program.start(BUILD, project.path, errors=file))
            time.sleep(generator.uniform(0, 0.1))
        for process, file in zip(started, errors):
            status = process.wait(60)
            file.seek(0)
            if status:
                tally.lost("builds at once", f"one of {len(started)} ends with {status}: {file.read()!r}")
            file.close()
        stage.check(tally, "builds at once", f"{len(started)} builds")
        count += 1


def mounted(folder, options):
    return subprocess.run(["mount", "-t", "tmpfs", "-o", options, "evdoc-faults", folder], capture_output=True, check=False).returncode == 0


def disks(program, seconds, seed, tally, number=None):
    """A disk of several sizes that becomes full, or has no room for another file, or may not be written."""
    if os.getuid() != 0:
        return tally.skip("full disks", "only root may mount one")
    generator = random.Random(f"{seed}/disks")
    end, count = time.monotonic() + seconds, 0
    with tempfile.TemporaryDirectory(prefix="evdoc-faults-") as folder:
        if not mounted(folder, "size=200m"):
            return tally.skip("full disks", "this machine may not mount one")
        try:
            with Project.temporary(folder) as project:
                stage = Stage(program, project)
                used = os.statvfs(folder)
                taken = (used.f_blocks - used.f_bfree) * used.f_frsize
                files = used.f_files - used.f_ffree
                site = sum(path.stat().st_size for path in stage.site.rglob("*") if path.is_file())
                names = sum(1 for _ in stage.site.rglob("*"))
                while count < 3 or time.monotonic() < end:
                    kind = ("full disk", "no inode left", "read-only disk")[count % 3]
                    options = {
                        "full disk": f"size={taken + int(site * generator.uniform(0, 1.3))}", "no inode left": f"nr_inodes={files + int(names * generator.uniform(0, 1.2))}",
                        "read-only disk": "ro"}[kind]
                    remount(folder, options)
                    outcome = program.run(BUILD, project.path)
                    remount(folder, "rw,size=200m,nr_inodes=1m")
                    for fault in said_faults(outcome):
                        tally.lost(kind, f"{options}: {fault}")
                    stage.check(tally, kind, options, outcome, drafts_allowed=False)
                    count += 1
        finally:
            subprocess.run(["umount", "-l", folder], check=False)


def remount(folder, options):
    subprocess.run(["mount", "-o", f"remount,{options}", folder], check=True, capture_output=True)


def places(program, seconds, seed, tally, number=None):
    """What lies in the way of a site: folders that are somebody else's, files, links; nothing of them is lost."""
    kind = "in the way"
    with Project.temporary() as project:
        public = project.path / "site/public"
        beside = project.path / "site/beside"

        def foreign():
            public.mkdir()
            (public / "thesis.txt").write_text("mine")

        def marked():
            foreign()
            (public / "evdoc-site.txt").write_text("mine")

        def added():
            program.sound.run(BUILD, project.path)
            (public / "CNAME").write_text("mine")

        ways = {
            "a file": lambda: public.write_text("mine"), "somebody's folder": foreign, "somebody's folder with a mark": marked, "a site with somebody's file": added, "a link to nowhere": lambda: public.symlink_to("gone"),
            "a link to itself": lambda: public.symlink_to("public"), "a link to somebody's folder": lambda: (beside.mkdir(), (beside / "thesis.txt").write_text("mine"), public.symlink_to("beside")),
            "a pipe": lambda: os.mkfifo(public), "a folder that is no report": lambda: (project.path / REPORT).unlink() or (project.path / REPORT).mkdir(),
            "a link as report": lambda: (project.path / REPORT).unlink() or (project.path / REPORT).symlink_to("../../../outside/page.md"),
            "a planted draft": lambda: (project.path / "site/reports/.files.evdoc-draft-XXXXXX").symlink_to("../../../outside"),
        }
        for name, lay in ways.items():
            lay()
            before = tree(project.folder)
            outcome = program.run(BUILD, project.path)
            tally.count(kind, outcome)
            after = tree(project.folder)
            found = outcome.faults() + project.foreign_faults()
            found += [f"{path} is gone or another" for path, what in before.items() if what == "mine" and after.get(path) != what]
            found += [f"left a draft: {path}" for path in project.drafts() if "XXXXXX" not in path]
            for fault in found:
                tally.lost(kind, f"{name}: {fault}")
            for path in (public, beside, project.path / REPORT, project.path / "site/reports/.files.evdoc-draft-XXXXXX"):
                if path.is_symlink() or path.is_file() or path.is_fifo():
                    path.unlink()
                elif path.is_dir():
                    shutil.rmtree(path)
            project.write(REPORT, STALE)


def tree(folder):
    return {str(path): path.read_text() if path.is_file() and path.stat().st_size < 100 else "" for path in pathlib.Path(folder).rglob("*")}


def writes(program, seconds, seed, tally, number=None):
    """Every call that changes a file, of several commands: none is about a path outside of the project."""
    if not shutil.which("strace"):
        return tally.skip("written places", "there is no strace")
    commands = [BUILD, ["check", "--only", "Gate"], ["run", "Gate"], ["check", "--update", "Gate", "--only", "Gate"], ["export", "Gate", "--output", "x.swift"], ["list"], ["rules"]]
    with Project.temporary() as project, tempfile.NamedTemporaryFile() as file:
        for words in commands:
            wrapped = Program(program.path, ["strace", "-f", "-qq", "-y", "-e", "trace=openat,open,creat,mkdir,rename,renameat,renameat2,unlink,unlinkat,rmdir,link,symlink,chmod,truncate,"
                                             "socket,connect,execve", "-o", file.name])
            outcome = wrapped.run(words, project.path)
            tally.count("written places", outcome)
            for line in pathlib.Path(file.name).read_text(errors="replace").splitlines():
                fault = written_elsewhere(line, project)
                if fault:
                    tally.lost("written places", f"evdoc {' '.join(words)}: {fault}")


def written_elsewhere(line, project):
    match = re.match(r"\d+ +(\w+)\((.*)\) += +(\S+)", line)
    if not match or match[3].startswith("-1"):
        return None
    call, said = match[1], match[2]
    if call in ("socket", "connect"):
        # Foundation wakes its own loop by a socket of this machine.
        return line if "AF_INET" in said and call == "connect" and "127.0.0.1" not in said else None
    if call == "execve":
        # Swift's own parser reads what `export` writes, in a folder that is gone afterwards.
        return None if re.search(r'"git", "-C"|"-frontend", "-parse"|swift-fronten.*"-parse"', said) or "evdoc" in said else line
    if call in ("openat", "open") and not re.search(r"O_WRONLY|O_RDWR|O_CREAT", said):
        return None
    for path in re.findall(r'"([^"]*)"', said):
        whole = os.path.normpath(os.path.join(project.path, path))
        if not whole.startswith((str(project.path), "/dev/", "/proc/self/", os.path.join(tempfile.gettempdir(), "evdoc-syntax-"))):
            return line
    return None


KINDS = {"kills": kills, "calls": calls, "together": together, "disks": disks, "places": places, "writes": writes}
