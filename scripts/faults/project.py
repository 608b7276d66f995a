"""A project to try things on, in a folder of its own with something beside it that must stay as it is."""
import contextlib
import hashlib
import os
import pathlib
import shutil
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PARTS = ("site/evidence", "site/reports", "translations", "experiments")
SINGLE = ("site/api.json", "evdoc.json")
PAGE = "# A page\n\nWhat {{table Gate}} is.\n\n{{table TouchOnAButton}}\n\n[Home](../index.html)\n"
# Files that are not evdoc's, where evdoc writes.
FOREIGN = {
    "project/site/reports/README.md": "# Mine\n", "outside/secret.txt": "TOKEN-OF-THE-OUTSIDE\n",
    "outside/page.md": "# TOKEN-OF-THE-OUTSIDE\n",
}


def quick_place():
    """In memory where there is room: a build waits for the disk to have all that anybody has written."""
    place = "/dev/shm"
    if not os.access(place, os.W_OK):
        return None
    room = os.statvfs(place)
    return place if room.f_bavail * room.f_frsize > 512 << 20 else None


class Project:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.path = self.folder / "project"

    @staticmethod
    @contextlib.contextmanager
    def temporary(parent=None):
        with tempfile.TemporaryDirectory(prefix="evdoc-faults-", dir=parent or quick_place()) as folder:
            project = Project(folder)
            project.make()
            yield project

    def make(self):
        for part in PARTS:
            shutil.copytree(ROOT / part, self.path / part)
        for name in SINGLE:
            shutil.copy(ROOT / name, self.path / name)
        self.write("site/pages/page.md", PAGE)
        for name, text in FOREIGN.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    def write(self, name, content):
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode("utf-8", "surrogateescape") if isinstance(content, str) else content)

    def read(self, name):
        return (self.path / name).read_bytes()

    def foreign_faults(self):
        """What has become of files that are not evdoc's."""
        found = []
        for name, text in FOREIGN.items():
            path = self.folder / name
            if not path.is_file() or path.read_text() != text:
                found.append(f"{name}, which is not evdoc's, is gone or another")
        extra = sorted({path.name for path in self.folder.iterdir()} - {"project", "outside", "kept"})
        extra += sorted({path.name for path in (self.folder / "outside").iterdir()} - {"secret.txt", "page.md"})
        return found + [f"{name} was written outside of the project" for name in extra]

    def drafts(self):
        found = []
        for folder, folders, files in os.walk(self.path):
            found += [os.path.join(folder, name) for name in folders + files if "evdoc-draft" in name]
        return found


def digest(folder):
    """Of all names and bytes below it; nil where there is no such folder."""
    folder = os.fsencode(folder)
    if not os.path.isdir(folder):
        return None
    sum_ = hashlib.sha256()
    names = sorted(os.path.join(place, name) for place, _, names in os.walk(folder) for name in names)
    for name in names:
        if b"evdoc-draft" in name:
            continue
        sum_.update(os.path.relpath(name, folder) + b"\0")
        with open(name, "rb") as file:
            sum_.update(hashlib.sha256(file.read()).digest())
    return sum_.hexdigest()
