"""Runs the fuzzers of evdoc's readers, scripts/fuzz, which run within the program's own code."""
import os
import re
import subprocess

from .project import ROOT

LINE = re.compile(r"(\w+) +(passed|FOUND) +(\d*) inputs, slowest (\S*).*, largest (\d*) MB")
SCRIPT = ROOT / "scripts/fuzz/run"


def targets():
    return subprocess.run([SCRIPT, "--list"], capture_output=True, text=True, check=True).stdout.split()


def build():
    subprocess.run([SCRIPT, "--build"], check=True)


def run(target, seconds, inputs, seed, tally):
    """So many inputs, or as many as there is time for."""
    kind, limit = f"fuzz-{target}", f"{inputs}x" if inputs else str(max(2, round(seconds)))
    outcome = subprocess.run([SCRIPT, limit, seed, target], capture_output=True, text=True, check=False, env={**os.environ, "EVDOC_FUZZ_BUILT": "1"})
    match = LINE.search(outcome.stdout)
    if not match:
        return tally.lost(kind, f"the fuzzer did not run: {outcome.stdout[-500:]} {outcome.stderr[-500:]}")
    tally.count(kind, tries=int(match[3] or 0), seconds=number(match[4]), megabytes=number(match[5]))
    if outcome.returncode:
        tally.lost(kind, " ".join(outcome.stdout[match.end():].split()))


def number(text):
    try:
        return float(text)
    except ValueError:
        return 0.0
