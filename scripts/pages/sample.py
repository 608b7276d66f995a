"""Which pages are looked at more closely in the gate: some of every kind and language, others whenever the site is another."""
import collections
import hashlib

from .site import is_chinese, kind


def digest(site):
    whole = hashlib.sha256()
    for path in site.pages:
        whole.update(path.encode() + site.file(path).read_bytes())
    return whole.hexdigest()


def sample(site, each):
    """At most `each` pages of every kind in every language, by chance that the content of the site decides."""
    seed = digest(site)
    kinds = collections.defaultdict(list)
    for path in site.pages:
        kinds[kind(path), is_chinese(path)].append(path)
    chance = lambda path: hashlib.sha256((seed + path).encode()).digest()
    return sorted(path for paths in kinds.values() for path in sorted(paths, key=chance)[:each])
