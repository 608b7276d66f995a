"""Valid HTML, by the Nu Html Checker: all pages in one run of it."""
import json
import pathlib
import re
import subprocess
import urllib.parse

from .mistakes import Mistake
from .tools import checker

# What HTML has learned since that checker was made.
NEWER = re.compile(r"""
    Element\ “search”\ not\ allowed
  | Attribute\ “(popover|popovertarget|popovertargetaction|inert|fetchpriority|blocking|writingsuggestions)”\ not\ allowed
  | Attribute\ “name”\ not\ allowed\ on\ element\ “details”
  | 'wasm-unsafe-eval'
  | Attribute\ “media”\ not\ allowed\ on\ element\ “meta”
""", re.VERBOSE)


def begin(site):
    """Starts the checker, which takes a while; the result goes to `mistakes`."""
    arguments = ["java", "-XX:+UseSerialGC", "-Xss8m", "-jar", str(checker()), "--format", "json", "--errors-only", "--skip-non-html"]
    # One argument for the folder: the pages would not fit on a command line.
    return subprocess.Popen([*arguments, str(site.root)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def mistakes(site, process):
    _, said = process.communicate()
    try:
        messages = json.loads(said)["messages"]
    except (ValueError, KeyError):
        yield Mistake("validity", "", f"the HTML checker failed: {said.decode(errors='replace')[-300:]}")
        return
    for message in messages:
        if NEWER.search(message.get("message", "")):
            continue
        file = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(message.get("url", "")).path))
        path = file.relative_to(site.root).as_posix() if file.is_relative_to(site.root) else str(file)
        if not path.endswith(".html"):
            continue
        yield Mistake("validity", path, f"line {message.get('lastLine', '?')}: {message['message']}")
