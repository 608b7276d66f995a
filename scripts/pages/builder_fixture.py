"""A page on which a stage is built, for the self-test: the project's own scripts, the engine as it was built last, and few kinds of parts."""
import html
import json
import pathlib
import re

HOME = pathlib.Path(__file__).resolve().parents[2]
SCRIPTS = HOME / "Sources/SiteKit/Assets"
MODULE = HOME / ".build/embedded/debug/modules/engine.js"
STARTER = {"views": [{"kind": "view", "name": "card", "frame": [45, 220, 300, 220], "recognizers": [{"kind": "tap", "id": "tap"}]}]}
VOCABULARY = {
    "views": [{"kind": "view", "class": "UIView", "isControl": False, "properties": []},
              {"kind": "button", "class": "UIButton", "isControl": True, "properties": []}],
    "recognizers": [{"kind": "tap", "class": "UITapGestureRecognizer", "properties": [
        {"name": "cancelsTouchesInView", "form": "flag", "default": True}]}],
    "events": ["touchUpInside"], "limits": {"views": 64, "recognizers": 64, "text": 65536}, "size": [390, 844],
}
POLICY = "default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'"


def is_possible():
    """Whether the engine has been built."""
    return MODULE.exists()


def write(root):
    (root / "assets/live").mkdir(parents=True, exist_ok=True)
    for name in ("live.js", "builder.js"):
        (root / "assets" / name).write_text((SCRIPTS / name).read_text(encoding="utf-8"), encoding="utf-8")
    (root / "assets/live/engine.js").write_bytes(MODULE.read_bytes())
    said = re.findall(r"words\.(\w+)", (SCRIPTS / "builder.js").read_text(encoding="utf-8"))
    words = {name: name for name in said} | {"mistakes": {"syntax": "syntax", "value": "value: {subject}"}}
    data = {"vocabulary": VOCABULARY, "starters": [{"title": "card", "sketch": STARTER}], "words": words}
    attributes = " ".join(f'data-{name}="{html.escape(json.dumps(value))}"' for name, value in data.items())
    (root / "build.html").write_text(f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}"><title>Build</title>
<link rel="icon" href="data:,"><script defer src="assets/site.js"></script><script defer src="assets/live.js"></script><script defer src="assets/builder.js"></script></head>
<body><main><h1>Build</h1><div id="builder" class="builder" {attributes}></div></main></body></html>
""")
