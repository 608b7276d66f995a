"""Which pages are looked at more closely in the gate: some of every kind and language, others whenever the site is another; and few that
show all that is built anywhere."""
import collections
import hashlib

from .site import is_chinese, kind


def digest(site):
    whole = hashlib.sha256()
    for path in site.pages:
        whole.update(path.encode() + site.file(path).read_bytes())
    return whole.hexdigest()


def cover(site, paths, each):
    """Few of the pages, on which every structure of them all is found, on `each` pages at least if there are as many."""
    left = collections.Counter(structure for path in paths for structure in site.pages[path].structures)
    left = {structure: min(each, count) for structure, count in left.items()}
    rest, chosen = sorted(paths), []
    lacking = lambda path: sum(left[structure] > 0 for structure in site.pages[path].structures)
    while any(left.values()):
        # Of two that show as much, the smaller one.
        path = max(rest, key=lambda path: (lacking(path), -site.file(path).stat().st_size))
        rest.remove(path)
        chosen.append(path)
        for structure in site.pages[path].structures:
            left[structure] -= left[structure] > 0
    return chosen


def sample(site, each):
    """At most `each` pages of every kind in every language, by chance that the content of the site decides."""
    seed = digest(site)
    kinds = collections.defaultdict(list)
    for path in site.pages:
        kinds[kind(path), is_chinese(path)].append(path)
    chance = lambda path: hashlib.sha256((seed + path).encode()).digest()
    return sorted(path for paths in kinds.values() for path in sorted(paths, key=chance)[:each])
