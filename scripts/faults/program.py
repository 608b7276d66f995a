"""Runs the program under test once, measures it, and says what it should not have done."""
import dataclasses
import os
import re
import resource
import signal
import subprocess
import tempfile
import time

CODES = {0, 1, 2, 3, 4, 64, 70, 74}
SECONDS = 5  # Of the processor: a loaded machine is no fault of the program.
OF_ALL = 15  # More for a command about all experiments, which takes 7 to 12 of them whatever the input.
WALL = 60  # Seconds after which it hangs.
MEGABYTES = 500
# C0 but line ends and tabs, DEL, and C1 as UTF-8.
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")
# What the inputs try to forge: a command of a workflow at the beginning of a line, or in the older form anywhere.
FORGED = re.compile(rb"(?m)^\s*::\w+.*forged|##\[\w+.*\].*forged")
# What the Swift runtime, or the parent of the process that ran the command, says of a trap. Only standard error has these words as the
# program's own: a text that a command prints may quote them, as a reported bug does.
TRAP = re.compile(rb"(?m)^(?:\S+\.swift:\d+: )?Fatal error|code of the (experiment|law) (has|does)|Stack dump|Program crashed")


@dataclasses.dataclass
class Outcome:
    words: list
    status: int  # Negative: the number of a signal.
    seconds: float
    megabytes: float
    output: bytes
    errors: bytes
    hung: bool = False

    @property
    def result(self):
        return f"exit {self.status}" if self.status >= 0 else f"signal {-self.status}"

    @property
    def is_about_all(self):
        return list(self.words[:1]) in (["check"], ["build"]) and "--only" not in self.words

    def faults(self):
        """In words; none for a run as it should be."""
        found = []
        said = self.output + b"\n" + self.errors
        if self.hung:
            found.append(f"does not end within {WALL} s")
        elif self.status < 0:
            found.append(f"killed by signal {-self.status}")
        elif self.status not in CODES:
            found.append(f"exit code {self.status}")
        elif self.status and not self.output.strip() and not self.errors.strip():
            found.append(f"exit code {self.status} without a word")
        if self.seconds > SECONDS + (OF_ALL if self.is_about_all else 0):
            found.append(f"{self.seconds:.1f} s of the processor")
        if self.megabytes > MEGABYTES:
            found.append(f"{self.megabytes:.0f} MB")
        for pattern, text, name in (
                (CONTROL, said, "a control character printed"), (FORGED, said, "a command of a workflow forged"), (TRAP, self.errors, "a trap")):
            match = pattern.search(text)
            if match:
                found.append(f"{name}: {text[max(0, match.start() - 20):match.end() + 20]!r}")
        return found


class Program:
    def __init__(self, path, wrapper=(), sound=None):
        self.path = os.path.abspath(path)
        self.sound = sound or self  # The one that sets things up.
        self.wrapper = list(wrapper)

    def command(self, words):
        return [*self.wrapper, self.path, *words]

    def run(self, words, directory, stdin=b"", wall=None, after=None, signal_after=None):
        """Ends it with `signal_after` once `after` seconds have gone by."""
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors, tempfile.TemporaryFile() as given:
            given.write(stdin)
            given.seek(0)
            process = self.start(words, directory, given, output, errors)
            hung, status, usage = wait(process, wall or WALL, after, signal_after)
            for file in (output, errors):
                file.seek(0)
            return Outcome(
                list(words), os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
                output.read(4 << 20), errors.read(4 << 20), hung)

    def start(self, words, directory, given=subprocess.DEVNULL, output=subprocess.DEVNULL, errors=subprocess.DEVNULL):
        """In a process group of its own."""
        return subprocess.Popen(
            self.command(words), cwd=directory, stdin=given, stdout=output, stderr=errors, env=environment(), start_new_session=True,
            preexec_fn=quiet)


def environment():
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LD_LIBRARY_PATH") if name in os.environ}
    # A trap is to show as one, and at once.
    return {**kept, "SWIFT_BACKTRACE": "enable=no", "LC_ALL": "C.UTF-8"}


def quiet():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def wait(process, wall, after=None, signal_after=None):
    start, pause, sent = time.monotonic(), 0.0005, False
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = 0
            return False, status, usage
        gone = time.monotonic() - start
        if after is not None and not sent and gone >= after:
            os.killpg(process.pid, signal_after)
            sent = True
        if gone > wall:
            os.killpg(process.pid, signal.SIGKILL)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = 0
            return True, status, usage
        time.sleep(min(pause, max(0.0001, after - gone)) if after is not None and not sent else pause)
        pause = min(pause * 1.5, 0.02)
