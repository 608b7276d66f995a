"""Programs with one fault each, planted around the real one: says which check does not notice."""
import contextlib
import dataclasses
import io
import os
import pathlib
import tempfile

from . import disk, doors, fuzzing, program as measured
from .program import Program
from .tally import Tally

# Much lower limits than in earnest, so that a planted fault need not last.
LIMITS = {"SECONDS": 1, "WALL": 4, "MEGABYTES": 200}


@dataclasses.dataclass
class Plant:
    words: str  # What has to be said.
    kind: str  # The kind of tries that has to notice.
    before: str = ""  # Shell, before the program.
    after: str = ""  # Shell, behind it.


PLANTS = [
    # That inputs come to the program at all.
    Plant("exit code 7", "names", '[ -z "$(ls -A site/pages)" ] || exit 7'),
    Plant("killed by signal 11", "logs", "kill -SEGV $$"),
    Plant("exit code 7", "logs", "exit 7"),
    Plant("without a word", "logs", "exit 1"),
    Plant("a control character", "logs", "printf 'a\\033[31mb\\n'"),
    Plant("a control character", "logs", "printf 'a\\302\\233b\\n' >&2"),
    Plant("a command of a workflow", "logs", "printf '  ::error::forged\\n'"),
    Plant("a trap", "logs", "echo 'Fatal error: Index out of range' >&2"),
    Plant("s of the processor", "logs", "timeout 1.5 sh -c 'while :; do :; done'"),
    Plant(" MB", "logs", "python3 -c 'x = bytearray(400 << 20)'"),
    Plant("does not end", "logs", "sleep 9"),
    Plant("a trap", "shards", "echo 'Fatal error: Arithmetic overflow' >&2"),
    Plant("is gone or another", "shards", "[ ! -e parts ] || cp parts/0.json ../outside/secret.txt"),
    Plant("outside of the project", "pages", "touch ../written"),
    Plant("outside of the project", "pages", "touch ../outside/written"),
    Plant("is gone or another", "pages", "rm site/reports/README.md"),
    Plant("is gone or another", "pages", "", "rm ../outside/page.md"),
    Plant("left a draft", "pages", "", "mkdir -p site/.public.evdoc-draft-x"),
    Plant("a script in the page", "pages", "", "echo '<script>x</script>' >>site/public/pages/page.html"),
    Plant("is not closed", "pages", "", "echo '<p>' >>site/public/pages/page.html"),
    Plant("live scheme", "pages", "", "echo '<a href=\"java\tscript:x\">x</a>' >>site/public/pages/page.html"),
    Plant("from outside of the project", "pages", "", "cat ../outside/secret.txt >>site/public/pages/page.html"),
    Plant("the site is mixed", "kills", "[ ! -e site/public ] || rm site/public/index.html; sleep 3"),
    Plant("the report is torn", "kills", "printf x >>site/reports/Gate.md; sleep 3"),
    Plant("a draft is left", "kills", "mkdir -p site/.public.evdoc-draft-x; sleep 3"),
    Plant("after the next build", "kills", "sleep 3", "echo x >>site/public/index.html"),
    Plant("ends with 9", "together", "[ ! -e busy ] || exit 9; touch busy; trap 'rm busy' EXIT; sleep 0.5"),
    Plant("site/public", "writes", "touch /tmp/evdoc-faults-planted; rm /tmp/evdoc-faults-planted"),
    Plant("is gone or another", "places", "[ ! -e site/public/thesis.txt ] || rm site/public/thesis.txt"),
    Plant("starts a program that the project's", "planted", "[ ! -e .git ] || git log >/dev/null"),
    Plant("starts a program that the project's", "planted", "[ ! -e .git ] || git diff main >/dev/null"),
    Plant("does not answer", "planted", "[ ! -e .git ] || git status"),
    Plant("where others can write", "planted", '[ -z "${XDG_CACHE_HOME:-}" ] || touch $XDG_CACHE_HOME/evdoc/a'),
    Plant("import takes a directory with a site/", "planted", "[ $1 != import ] || mkdir -p ../../.build"),
    Plant("build takes a directory with a site/", "planted", "[ ! -e ../../site ] || mkdir -p ../../site/public"),
    Plant("twice the answers of a log take", "growth", 'n=$(stat -c %s log.txt); timeout $((n * n / 4000000000000)).1 sh -c "while :; do :; done"'),
    Plant("twice the gaps of a result take", "growth", '[ $1 != merge ] || { n=$(stat -c %s parts/0.json); timeout $((n * n / 4000000000000)).1 sh -c "while :; do :; done"; }'),
    Plant("is gone or another", "places", "[ ! -e site/public/CNAME ] || rm site/public/CNAME"),
]


WHOLE = disk.KINDS | doors.KINDS


def main(path):
    """The number of plants that nothing noticed."""
    for name, value in LIMITS.items():
        setattr(measured, name, value)
    doors.ATTEMPTS = 1
    missed = [plant for plant in PLANTS if not noticed(plant, path)]
    for plant in missed:
        print(f"not noticed by {plant.kind}: {plant.before} {plant.after}: no “{plant.words}”")
    print(f"{len(PLANTS)} faults planted, {len(missed)} not noticed")
    return len(missed)


def noticed(plant, path):
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / "evdoc"
        script.write_text(f'#!/bin/bash\n{plant.before}\n"{os.path.abspath(path)}" "$@"\nstatus=$?\n{plant.after}\nexit $status\n')
        script.chmod(0o755)
        tally = Tally(pathlib.Path(folder) / "kept")
        planted = Program(str(script), sound=Program(path))
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                if plant.kind in WHOLE:
                    WHOLE[plant.kind](planted, 0, "1", tally)
                else:
                    with fuzzing.prepared(planted) as project:
                        fuzzing.run(planted, project, plant.kind, 0, "1", tally)
            except RuntimeError as error:
                tally.faults.append(str(error))
        return any(plant.words in fault for fault in tally.faults)
