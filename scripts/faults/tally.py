"""What was tried, how often, what was lost, and the slowest and largest."""
import pathlib
import shutil


class Tally:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.rows, self.faults = {}, []

    def count(self, kind, outcome=None, tries=1, word=None, seconds=0.0, megabytes=0.0):
        row = self.rows.setdefault(kind, {"tries": 0, "lost": 0, "seconds": 0.0, "megabytes": 0.0, "results": {}})
        row["tries"] += tries
        row["seconds"], row["megabytes"] = max(row["seconds"], seconds), max(row["megabytes"], megabytes)
        if outcome is not None:
            row["seconds"] = max(row["seconds"], outcome.seconds)
            row["megabytes"] = max(row["megabytes"], outcome.megabytes)
            word = word or outcome.result
        if word:
            row["results"][word] = row["results"].get(word, 0) + 1

    def skip(self, kind, reason):
        self.rows[kind] = {"skipped": reason}

    def lost(self, kind, words, project=None):
        """The project is kept for whoever looks into it."""
        self.rows.setdefault(kind, {"tries": 0, "lost": 0, "seconds": 0.0, "megabytes": 0.0, "results": {}})["lost"] += 1
        self.faults.append(f"{kind} {words}")
        if project and len(self.faults) <= 20:
            kept = self.folder / f"{kind}-{len(self.faults)}"
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(project.path, kept, symlinks=True, ignore=shutil.ignore_patterns("experiments", "translations", "public"), dirs_exist_ok=True,
                            ignore_dangling_symlinks=True, copy_function=copied)
        print(f"FOUND {self.faults[-1]}", flush=True)

    def table(self):
        lines = [f"{'what was tried':28}{'tries':>8}{'lost':>6}{'slowest':>10}{'largest':>10}  ended"]
        for kind, row in self.rows.items():
            if "skipped" in row:
                lines.append(f"{kind:28} skipped: {row['skipped']}")
                continue
            results = ", ".join(f"{word} {count}" for word, count in sorted(row["results"].items()))
            lines.append(f"{kind:28}{row['tries']:8}{row['lost']:6}{row['seconds']:8.2f} s{row['megabytes']:7.0f} MB  {results}")
        return "\n".join(lines)


def copied(source, target):
    """A pipe or a device is no file to be copied."""
    if pathlib.Path(source).is_file():
        return shutil.copy2(source, target)
