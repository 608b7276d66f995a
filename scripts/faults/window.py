"""Kills a build between its reports and its site: at every call there that changes what is on the disk, one after the other."""
import random
import shutil
import time

from . import disk
from .program import Program

# In the order of a build: what puts files on the disk, what makes site and reports the new ones, and what clears the old ones away.
CHANGES = ("syncfs", "fsync", "renameat2", "rename", "unlink", "rmdir")


def window(program, seconds, seed, tally, number=None):
    """SIGKILL as each of these calls begins, the rare ones first; of those that come by the hundred as many as there is time for, in another order each seed."""
    kind = "killed while publishing"
    if not shutil.which("strace"):
        return tally.skip(kind, "there is no strace")
    stage = disk.stage_of(program)
    try:
        counts = disk.counted_calls(program, stage.project, CHANGES)
    finally:
        stage.reset()
    if not counts:
        return tally.skip(kind, "strace may not trace here")
    end = time.monotonic() + seconds
    for place, (name, when) in enumerate(instants(counts, random.Random(f"{seed}/window"))):
        if place >= 2 and time.monotonic() > end:
            return
        wrapped = Program(program.path, ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={name}", "-e", f"inject={name}:signal=KILL:when={when}"])
        wrapped.run(disk.BUILD, stage.project.path)
        stage.check(tally, kind, f"{name} {when} of {counts[name]}")


def instants(counts, generator):
    """Every call of a kind that comes rarely, then the others."""
    rare = [(name, when + 1) for name, count in counts.items() if count <= 40 for when in range(count)]
    often = [(name, when + 1) for name, count in counts.items() if count > 40 for when in range(count)]
    generator.shuffle(often)
    return rare + often


KINDS = {"window": window}
