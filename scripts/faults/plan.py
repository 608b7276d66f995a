"""What is tried, how long, and what is said of it."""
import argparse
import pathlib
import re
import sys
import time

from . import disk, doors, fuzzers, fuzzing, inputs, large, selftest, window
from .program import Program
from .project import ROOT
from .tally import Tally

# How a fault ends that another machine, or a busier one, may not have.
TIME = re.compile(r"\d s of the processor$")


def main():
    options = arguments()
    if options.self_test:
        sys.exit(1 if selftest.main(options.program) else 0)
    tally = Tally(ROOT / ".build/faults")
    tally.folder.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    run(Program(options.program), options, tally)
    print(tally.table())
    for fault in tally.faults:
        print(f"FOUND {fault}")
    kept = f"; kept in {tally.folder.relative_to(ROOT)} and .build/fuzz/found" if tally.faults else ""
    print(f"{len(tally.faults)} found, seed {options.seed}, {time.monotonic() - start:.0f} s{kept}")
    sys.exit(1 if [fault for fault in tally.faults if not (options.times_reported and TIME.search(fault))] else 0)


def arguments():
    parser = argparse.ArgumentParser(prog="run-faults", description="Tries inputs, instants and failures on evdoc.")
    parser.add_argument("--seconds", type=float, default=60, help="how long in all; 60 unless given")
    parser.add_argument("--inputs", type=int, help="how many each fuzzer tries, whatever the time; as many as there is time for unless given")
    parser.add_argument("--without-fuzzers", action="store_true", help="what the program as it is can show: the fuzzers have one of their own compiled")
    parser.add_argument("--times-reported", action="store_true", help="a time above its limit is named, and fails nothing")
    parser.add_argument("--seed", default="1", help="equal seeds try equal inputs")
    parser.add_argument("--only", nargs="+", metavar="KIND", help="only these kinds; KIND/NUMBER for one input of a kind of inputs")
    parser.add_argument("--program", default=str(ROOT / ".build/release/evdoc"))
    parser.add_argument("--list", action="store_true", help="name the kinds")
    parser.add_argument("--self-test", action="store_true", help="plant faults and see that each is noticed")
    options = parser.parse_args()
    if options.list:
        print("\n".join(all_kinds()))
        sys.exit()
    if not pathlib.Path(options.program).is_file():
        parser.error(f"{options.program} is not there: make release")
    for name in options.only or ():
        if name.partition("/")[0] not in all_kinds():
            parser.error(f"there is no kind {name}: {' '.join(all_kinds())}")
    return options


# Each tries what it has, in a project of its own.
WHOLE = disk.KINDS | window.KINDS | large.KINDS | doors.KINDS


def all_kinds():
    return [*inputs.KINDS, *WHOLE, *(f"fuzz-{target}" for target in fuzzers.targets())]


def run(program, options, tally):
    """What is left of the time is shared by the kinds that are left."""
    chosen = options.only or [name for name in all_kinds() if not (options.without_fuzzers and name.startswith("fuzz-"))]
    if any(name.startswith("fuzz-") for name in chosen):
        fuzzers.build()
    with fuzzing.prepared(program) as project:
        try_all(program, project, chosen, options, tally)


def try_all(program, project, chosen, options, tally):
    end = time.monotonic() + options.seconds
    for place, name in enumerate(chosen):
        kind, _, number = name.partition("/")
        seconds = max(0, end - time.monotonic()) / (len(chosen) - place)
        if kind in inputs.KINDS:
            fuzzing.run(program, project, kind, seconds, options.seed, tally, only=int(number) if number else None)
        elif kind in WHOLE:
            WHOLE[kind](program, seconds, options.seed, tally)
        else:
            fuzzers.run(kind.removeprefix("fuzz-"), seconds, options.inputs, options.seed, tally)
