"""Every address within the site leads to a file, and every fragment to an id."""
from .mistakes import Mistake


def check(site):
    ids = {path: frozenset(page.ids) for path, page in site.pages.items()}
    for path, page in site.pages.items():
        hrefs = [anchor["href"] for anchor in page.anchors]
        hrefs += [relation["href"] for relation in page.relations if relation.get("href")]
        for address in dict.fromkeys(hrefs + page.resources):
            words = broken(site, ids, path, address)
            if words:
                yield Mistake("links", path, words)


def broken(site, ids, path, address):
    """What is wrong with an address; None where nothing is."""
    if address.startswith("javascript:"):
        return f"a script as an address: {address[:40]}"
    target = site.target(path, address)
    if target is None:
        return None
    file, fragment = target
    if file.startswith("../") or not site.has(file):
        return f"a link leads nowhere: {address}"
    # The top of a page needs no id.
    if fragment and fragment != "top" and file in ids and not fragment.startswith(":~:") and not leads(ids[file], fragment):
        return f"a link leads to an id that is not there: {address}"
    return None


def leads(ids, fragment):
    """A fragment may also be a state, such as case=3 or q=tap, which a script reads."""
    return fragment in ids or "=" in fragment
