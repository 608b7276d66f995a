"""What is tried in a project: each kind makes one change to it and says with which words the program is to run then."""
import os
import pathlib
import shutil

from . import nasty, pages
from .project import PAGE

ONE = "Gate"
BUILD_ONE = ["build", "--only", ONE]
COMMANDS = {
    "build": ["--output", "--only", "--jobs", "--root", "--address", "--engine", "--allow-surprises"], "list": ["--format"],
    "run": ["--case", "--format", "--full", "--system", "--root"], "why": ["--case", "--format", "--jobs", "--root"], "rules": ["--format"], "explain": [],
    "export": ["--case", "--output", "--root"], "compare": ["--log", "--case", "--format"],
    "check": ["--ablation", "--only", "--since", "--update", "--format", "--summary", "--jobs", "--root"], "translations": ["--missing", "--templates", "--root"],
}
REPLACED = {}


def change(project, name, content):
    """Until `restore`."""
    path = project.path / name
    if name not in REPLACED:
        REPLACED[name] = path.read_bytes() if path.is_file() else None
    project.write(name, content)


def restore(project):
    for name, old in REPLACED.items():
        path = project.path / name
        if old is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(old)
    REPLACED.clear()


def page(project, random):
    change(project, "site/pages/page.md", pages.make(random))
    if random.random() < 0.3:
        change(project, "site/pages/page.zh.md", pages.make(random))
    return BUILD_ONE


def name(random):
    while True:
        said = nasty.raw("".join(nasty.word(random) for _ in range(random.randint(1, 4)))).replace(b"/", b"_").replace(b"\0", b"")[:200]
        said += random.choice((b".md", b".md", b".zh.md", b".svg", b".png", b""))
        if said not in (b"", b".", b".."):
            return said


def names(project, random):
    """Files, folders and links of every name, in a folder of pages that is made anew for each."""
    folder = os.fsencode(project.path / "site/pages")
    shutil.rmtree(folder)
    os.mkdir(folder)
    places = [folder]
    for _ in range(random.randint(1, 5)):
        path = os.path.join(random.choice(places), name(random))
        how = random.random()
        try:
            if how < 0.6:
                with open(path, "wb") as file:
                    file.write(random.choice((PAGE.encode(), b"# x\n", b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")))
            elif how < 0.75:
                os.mkdir(path)
                places.append(path)
            elif how < 0.95:
                os.symlink(random.choice((b".", b"..", b"../..", b"../../../outside", b"../../../outside/page.md", b"/etc/passwd", b"/proc/self/environ", b"/dev/zero",
                                          path, b"gone", b"../../evdoc.json")), path)
            else:
                os.mkfifo(path)
        except OSError:
            pass  # Such a name is there already, or is none.
    return BUILD_ONE


def tidy_names(project):
    folder = project.path / "site/pages"
    shutil.rmtree(os.fsencode(folder), ignore_errors=True)
    project.write("site/pages/page.md", PAGE)


def value(random, project):
    return random.choice((
        lambda: nasty.text(random, 3), lambda: ONE, lambda: random.choice(("json", "text", "markdown", "github", "junit")), lambda: "gate=present",
        lambda: str(random.choice((0, 1, -1, 3, 2**63 - 1, -2**63, 2**64, "1e9", "13.4", "26", "9" * 400))), lambda: random.choice(("HT.3", "Ta*", "*", "*" * 60 + "b", "***a*")),
        lambda: str(project.path / "site/pages/page.md"), lambda: random.choice((".", "..", "/", "/dev/null", "/dev/full", "site", "site/pages", "/proc/self/mem")), lambda: "HEAD"))()


def arguments(project, random):
    command = random.choice([*COMMANDS, *COMMANDS, "mutate", "ablation", "conclusions", "help", "--version", "--help", "-h", nasty.word(random), ""])
    words = [command]
    if command in ("mutate", "ablation", "conclusions"):
        words.append(random.choice(("--help", "--nothing", "--jobs=0", "--format=xml")))
    for _ in range(random.choice((0, 1, 1, 2, 3, 6, 40))):
        option = random.choice(COMMANDS.get(command) or ["--help"])
        words += random.choice(([option, value(random, project)], [f"{option}={value(random, project)}"], [option], [value(random, project)], ["--"]))
    # Those that are allowed to write elsewhere are kept to the project.
    words = [kept(project, words, place) for place in range(len(words))]
    return [word.replace("\0", "") for word in words]


def kept(project, words, place):
    """Writing to where the words say is no fault: they say places in the project."""
    for option in ("--output", "--summary", "--templates"):
        given = place and words[place - 1] == option
        if given or words[place].startswith(option + "="):
            said = words[place].split("=", 1)[-1].replace("/", "_").replace("..", "_").strip() or "x"
            return (("" if given else option + "=") + str(project.path / "written" / said))[:600]
    return words[place]


def evidence(project, random):
    file = random.choice(("site/evidence/observations.json", "site/evidence/found.json", "site/evidence/versions.json", "site/api.json", "evdoc.json"))
    return studied(project, random, file, random.choice((BUILD_ONE, ["check", "--only", ONE])))


def studied(project, random, file, words):
    import json
    old = project.read(file)
    said = nasty.spelled(random, nasty.mangled_json(random, json.loads(old))) if random.random() < 0.6 else nasty.mangled(random, old)
    change(project, file, said)
    return words


def studies(project, random):
    """What commands have written, as lines of JSON."""
    import json
    file = "site/reports/" + random.choice(("ablation", "mutations", "reasons", "orderings")) + ".jsonl"
    lines = project.read(file).splitlines()
    if random.random() < 0.7:
        for _ in range(random.choice((1, 3))):
            place = random.randrange(len(lines))
            lines[place] = nasty.spelled(random, nasty.mangled_json(random, json.loads(lines[place])))
        said = b"\n".join(lines) + b"\n"
    else:
        said = nasty.mangled(random, b"\n".join(lines) + b"\n")
    change(project, file, said)
    return random.choice((["check"], ["build", "--allow-surprises"], ["check", "--format", "github"], ["check", "--format", "junit"], ["check", "--format", "json"]))


def reports(project, random):
    """Reports that somebody else has written, and what lies in their place."""
    file = f"site/reports/{random.choice((ONE, 'fidelity', 'Nowhere', 'TouchOnAButton'))}.md"
    old = project.read(file) if (project.path / file).exists() else b"x\n"
    change(project, file, nasty.mangled(random, old))
    return random.choice((["check", "--only", ONE], ["check", "--format", "github"], BUILD_ONE, ["check", "--update", ONE, "--only", ONE]))


def translations(project, random):
    files = sorted((project.path / "translations").rglob("*.po"))
    file = random.choice(files).relative_to(project.path)
    change(project, str(file), nasty.mangled(random, project.read(str(file))))
    return random.choice((BUILD_ONE, ["translations", "--missing"], ["check", "--only", ONE]))


def sources(project, random):
    """An experiment's own source is read to be shown and exported; it need not be what was compiled."""
    files = sorted((project.path / "experiments").rglob("*.swift"))
    file = random.choice([project.path / "experiments/Gestures" / path.name for path in (project.path / "experiments/Gestures").glob("*.swift")] + files)
    change(project, str(file.relative_to(project.path)), nasty.mangled(random, file.read_bytes()))
    id_ = file.stem if file.stem[0].isupper() else ONE
    return random.choice((["export", id_], BUILD_ONE))


def log(random, lines):
    lines = list(lines)
    for _ in range(random.choice((0, 1, 4, 30))):
        place = random.randrange(len(lines) + 1)
        lines[place:place + random.choice((0, 1, 3))] = [
            random.choice((
                b"[evdoc] # Gate gate=present", b"[evdoc] 0.1 > pad.touchesMoved", b"[evdoc] nan > x", b"[evdoc] 1e999 > x", b"[evdoc] 0 " + b". " * 3000 + b"> x",
                b"[evdoc] 0.2 < true", b"[evdoc] 9 - mark", b"[evdoc] " + nasty.raw(nasty.text(random)), nasty.raw(nasty.text(random)), b"[evdoc] # Other"))
        ] * random.choice((1, 1, 1, 20_000))
    said = b"\n".join(lines)[:1 << 23]
    if random.random() < 0.1:
        said = said.decode("utf-8", "replace").encode(random.choice(("utf-16", "utf-16-be", "utf-32")))
    return nasty.mangled(random, said) if random.random() < 0.5 else said


def logs(project, random):
    calls = [b"[evdoc] # Gate gate=present", b"[evdoc] 0.000 > pad.touchesBegan", b"[evdoc] 0.050 > pad.touchesCancelled", b"[evdoc] 0.050 > tap.action(ended)"]
    change(project, "console.log", log(random, calls))
    return ["compare", ONE, "--log", "console.log", "--format", random.choice(("text", "json"))]


def signed(body):
    """A result of a sweep with the checksum that fits it."""
    hash_ = 0xCBF29CE484222325
    for byte in body:
        hash_ = ((hash_ ^ byte) * 0x100000001B3) & (1 << 64) - 1
    return body + b'"checksum":"%x"\n}\n' % hash_


def shard(of="Law", runs=30, first=0, last=10, **other):
    """A result of a part of a sweep, as `evdoc sweep` writes it; a value of bytes stands as it is."""
    import json
    said = lambda value: value if isinstance(value, bytes) else json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")
    members = {
        "format": "evdoc-sweep", "version": 2, "of": of, "size": 2, "seed": None, "digest": "0123456789abcdef", "engine": "fedcba9876543210", "runs": runs,
        "ranges": [[first, last]], "counts": {"holding": last - first}, "smallest": None, "weight": [], "reached": [], "findings": [], **other}
    return signed(b"{\n" + b"".join(b'"%s":%s,\n' % (key.encode(), said(value)) for key, value in members.items()))


def shards(project, random):
    """Parts of a sweep that others give: changed with a checksum that fits, cut off, of another law, and what is no file."""
    folder = project.path / "parts"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    words = []
    for number in range(3):
        path = folder / f"{number}.json"
        other = {random.choice(("of", "size", "runs", "ranges", "counts", "findings", "digest", "engine", "smallest", "weight", "seed", "reached", "version")): random.choice(nasty.JSON)
                 for _ in range(random.choice((0, 0, 1, 2)))}
        other = {key: nasty.mangled_json(random, value) for key, value in other.items()}
        said = shard(**{"first": 10 * number, "last": 10 * number + 10, **other})
        path.write_bytes(nasty.mangled(random, said) if random.random() < 0.2 else said)
        words.append(f"parts/{path.name}")
    how = random.random()
    if how < 0.1:
        words = ["parts"]
    elif how < 0.4:
        words.append(random.choice(("parts/gone.json", "/dev/zero", "/proc/self/mem", "parts/0.json", ".", "site/reports/laws.jsonl", "parts/link.json", "parts/pipe.json")))
        os.symlink(random.choice(("link.json", "../../outside/secret.txt", "/dev/zero", "0.json")), folder / "link.json")
        os.mkfifo(folder / "pipe.json")
    return ["merge", *words, *random.choice(([], ["--out", "parts/whole.json"], ["--out", "parts"]))]


def engine(project, random):
    """The script that --engine is to publish, and the folders whose experiments it has."""
    change(project, "engine/engine.js", nasty.raw(nasty.text(random)))
    change(project, "engine/topics.txt", nasty.raw(nasty.text(random)))
    return BUILD_ONE + ["--engine", "engine"]


KINDS = {
    "pages": page, "names": names, "arguments": arguments, "evidence": evidence, "studies": studies, "reports": reports, "translations": translations,
    "sources": sources, "logs": logs, "engine": engine, "shards": shards,
}
