"""What has passed in the browser as it is: a page that is the same, with all that it is made of, is not opened again by the gate."""
import hashlib
import pathlib
import subprocess

from . import chromium

HERE = pathlib.Path(__file__).resolve().parent
FILE = HERE.parents[1] / ".ci/proved-pages"
# What a visit does, so that another way to look at pages looks at all of them again.
VISIT = ("accessibility.py", "chromium.py", "measure.js", "proved.py", "tab.py", "visit.py", "visits.py")
HEAD = "# A digest for each page that passed in the browser, with the styles and scripts that it loads; `make pages WRITE=1` writes this file.\n"
LETTERS = 12


class Proved:
    """Which tasks of a site have passed already. Pages that are looked at more closely are chosen by the whole site, and are always visited."""

    def __init__(self, site, file=FILE):
        self.site, self.file, self.parts = site, file, {}
        lines = file.read_text(encoding="utf-8").split("\n") if file.is_file() else []
        self.known = {line for line in lines if line and not line.startswith("#")}
        self.tools = hashlib.sha256(b"".join((HERE / name).read_bytes() for name in VISIT) + version()).digest()

    def has(self, task):
        return not task.get("closer") and task.get("scheme", "light") == "light" and self.digest(task) in self.known

    def digest(self, task):
        path, whole = task["path"], hashlib.sha256(self.tools)
        whole.update(repr((path, task["axe"], task["widths"])).encode() + self.site.file(path).read_bytes())
        for part in self.loaded(path):
            whole.update(self.part(part))
        return whole.hexdigest()[:LETTERS]

    def loaded(self, path):
        """The files of the site that a page loads, by their paths."""
        page = self.site.pages[path]
        addresses = [each["href"] for each in page.relation("stylesheet") + page.relation("icon") if "href" in each]
        targets = [self.site.target(path, address) for address in addresses + page.resources]
        return sorted({target[0] for target in targets if target and not target[0].endswith(".html") and self.site.has(target[0])})

    def part(self, path):
        if path not in self.parts:
            self.parts[path] = hashlib.sha256(path.encode() + self.site.file(path).read_bytes()).digest()
        return self.parts[path]

    def write(self, tasks, failed):
        """Keeps the digests of what passed, now or before, and of nothing that the site no longer has."""
        passed = {self.digest(task) for task in tasks if task.get("scheme", "light") == "light" and task["path"] not in failed}
        self.file.write_text(HEAD + "".join(f"{digest}\n" for digest in sorted(passed)), encoding="utf-8")


def version():
    """The browser's, to the first point: what Debian mends in it lays no page out otherwise."""
    said = subprocess.run([chromium.PATH, "--version"], capture_output=True, check=False).stdout if chromium.PATH else b""
    return said.split(b".")[0]
