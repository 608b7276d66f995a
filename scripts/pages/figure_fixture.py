"""A figure of two cases for the fixture, which the project's own scripts make alive."""
import html
import json
import pathlib
import re
import shutil

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / "Sources/SiteKit/Assets"
# What a page of the fixture loads, in this order.
SCRIPTS = ("paint.js", "figure.js", "trying.js")
FORMS = ["polygon", "polyline", "circle", "rect", "text", "text"]
LOOKS = ["view", "lane", "call", "call name"]
NAMES = ["button", "button.action(touchUpInside)", "tap", "tap.action(ended)"]
SAID = ("start", "stepOf", "play", "pause", "caseNumber", "notThere", "call", "here", "there", "onlyHere", "onlyThere", "moved", "same",
        "copyComparison", "copied", "entry", "rule", "stage", "lanes", "holdsHere", "failsHere", "ms")


TRIED = ("tryNote", "tryTap", "tryTaps", "tryHold", "tryDrag", "tryFingers", "expectedLanes", "stage", "lanes", "calls", "pause", "goOn", "back", "again", "playScript", "speed", "copyCalls", "copied", "close", "loading",
         "loadingFailed", "trapped", "holdsSoFar", "failsSoFar", "call", "rule", "ms", "step", "steps", "device", "deviceHow")


def engine():
    """The script of the engine; None where none has been built."""
    script = ROOT / ".build/embedded/debug/modules/engine.js"
    return script if script.exists() else None


def tried():
    """The folder of the first experiment whose script runs code, and its place there. It claims something about touches, which a drag makes
    calls of; what is called as a screen appears comes before everything that can be taken back."""
    catalogue = (ROOT / "experiments/Catalogue/AllExperiments.swift").read_text(encoding="utf-8")
    for place, (first, rest) in enumerate(re.findall(r"\[Experiment\]\.(\w)(\w*)", catalogue)):
        folder = ROOT / "experiments" / (first.upper() + rest)
        names = re.findall(r"^ +(\w)(\w*),?$", (folder / f"All{folder.name}.swift").read_text(encoding="utf-8"), re.MULTILINE)
        files = [folder / f"{first.upper()}{rest}.swift" for first, rest in names]
        for index, file in enumerate(files):
            source = file.read_text(encoding="utf-8") if file.exists() else ""
            if "script.perform" in source and ".touchesBegan" in source and "Controller" not in source:
                return place, index
    raise LookupError("no script of an experiment about touches runs code")


def helpers():
    """What the site's own script has at its head."""
    return (ASSETS / "elements.js").read_text(encoding="utf-8")


def case(group):
    """One view that is touched and one call, made twice; the calls differ."""
    who, call = group * 2, group * 2 + 1
    stage = [0, 0, 100, 100, [[0, 0, -1, 0, -1, 10, 10, 90, 10, 90, 90, 10, 90]]]
    lanes = [0, 0, 344, 60, [[1, 1, -1, who, -1, 40, 0, 40, 60], [2, 2, 0, who, -1, 40, 30, 4.5], [4, 3, 0, who, call, 60, 34],
                               [2, 2, 1, who, -1, 40, 50, 4.5]]]
    return {"stage": stage, "lanes": lanes, "rows": [[30, 80.0, 0, who, call, call, -1], [50, 90.0, 0, who, call, call, -1]], "fingers": [[1, 0, 50, 50, 80, 50, 50]],
            "group": group, "outcomes": [group, 0], "claims": "", "log": [80.0, 0, call, -1]}


def write(root):
    """The script and the record, beside the reports."""
    for name in (*SCRIPTS, "live.js"):
        (root / "assets" / name).write_text((ASSETS / name).read_text(encoding="utf-8"), encoding="utf-8")
    if engine():
        (root / "assets/live").mkdir(exist_ok=True)
        shutil.copy(engine(), root / "assets/live")
    record = {"forms": FORMS, "looks": LOOKS, "words": NAMES, "formulas": [[["always"], ["never", "nobody.*"]]], "cases": [case(0), case(1)]}
    (root / "reports/record.js").write_text(f"evdocRecord({json.dumps(record)});\n")


def picture(drawing, look, label):
    x, y, width, height, shapes = drawing
    return f'<svg class="{look}" role="img" aria-label="{label}" viewBox="{x} {y} {width} {height}" width="{width}" height="{height}">' \
        f'{"".join(map(element, shapes))}</svg>'


def element(shape):
    form, look, row, subject, text, *numbers = shape
    tag = FORMS[form]
    if tag in ("polygon", "polyline"):
        places = f'points="{" ".join(map(str, numbers))}"'
    else:
        names = {"circle": ("cx", "cy", "r"), "rect": ("x", "y", "width", "height"), "text": ("x", "y")}[tag]
        places = " ".join(f'{name}="{number}"' for name, number in zip(names, numbers))
    of = f' data-of="{NAMES[subject]}"' if subject >= 0 else ""
    at = f' data-row="{row}"' if row >= 0 else ""
    return f'<{tag} class="{LOOKS[look]}" {places}{of}{at}>{NAMES[text] if tag == "text" else ""}</{tag}>'


def panes(group, label):
    shown = case(group)
    return f'<div class="panes"><div class="stage-pane">{picture(shown["stage"], "stage", label)}</div>' \
        f'<div class="lanes-pane" role="group" aria-label="{label}" tabindex="0">{picture(shown["lanes"], "lanes", label)}</div></div>'


def trying(label):
    """The same figure under the reader's finger; nothing where there is no engine."""
    if not engine():
        return ""
    words = html.escape(json.dumps({name: f"{label} {name}" for name in TRIED}))
    return f'<div class="trying needs-script" data-live="../assets/live.js" data-folder="{tried()[0]}" data-index="{tried()[1]}" data-device="first.swift" data-words="{words}">' \
        f'<button type="button" class="try">{label}</button></div>'


def outcomes(label):
    """The words of each outcome, a text for each of its states: the first differs between the cases, the second does not."""
    return [[f"{label} +", f"{label} -"], [f"{label} ="]]


def choice(menu, chosen):
    """A menu under the words that are chosen in it."""
    return f'<span class="choice"><span class="chosen" aria-hidden="true">{chosen}</span>{menu}</span>'


def content(label):
    """The figure, the other ordering, and the list of cases."""
    words = {name: f"{label} {name}" for name in SAID} | {"stepOf": "{step} / {steps}", "caseNumber": "{number} {ordering}",
                                                         "marks": [label] * 64, "outcomes": outcomes(label), "denied": ["denied", ""], "orderings": [label, label]}
    options = "".join(f'<option value="{value}">{label} {value}</option>' for value in "ab")
    cases = "".join(
        f'<option value="{number}" data-group="{number - 1}" data-words=\'["{label} {value}"]\' data-values=\'{{"which":"{value}"}}\'>{number}</option>'
        for number, value in ((1, "a"), (2, "b")))
    items = "".join(
        f'<li id="case-{number}"><a href="#case-{number}">{label} {value}</a></li>'
        for number, value in ((1, "a"), (2, "b")))
    return f"""<section><h2 id="picture">{label}</h2>
<div class="figure" id="figure" data-case="0" data-record="record.js" data-rules="../rules/index.html" data-words="{html.escape(json.dumps(words))}">
<div class="sentence needs-script"><p>{label} {choice(f'<select name="which" aria-label="{label}">{options}</select>', f"{label} a")}</p><p class="outcomes">{" ".join(states[0] for states in outcomes(label))}</p></div>
<p class="shown">{label}</p>
{panes(0, label)}
<div class="stepping needs-script"><button type="button" class="back" aria-label="back">‹</button><button type="button" class="play" aria-label="play">▶</button>
<button type="button" class="on" aria-label="on">›</button><input type="range" min="0" max="{len(case(0)["rows"])}" value="0" aria-label="step"><output>{label} start</output></div>
<details class="compare needs-script"><summary>{label}</summary>{choice(f'<select class="other" aria-label="{label}"><option value="">–</option>{cases}</select>', "–")}
<div class="comparison"></div></details>
<details class="log needs-script"><summary>{label}</summary><div class="entries"></div></details>
{trying(label)}
</div>
<details><summary>{label}</summary>{panes(1, label)}</details></section>
<ol id="all-cases">{items}</ol>
<ol class="claims">{f"<li><p>{label}</p></li>" * 9}</ol>"""
