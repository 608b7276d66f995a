"""What a page does when somebody uses it."""
from ..chromium import Failure
from ..mistakes import Mistake
from ..tab import Tab
from . import builder, copying, figure, filters, finder, language, reference, scriptless, search, theme, trying

BEHAVIOURS = (search, finder, figure, trying, builder, filters, language, copying, theme, scriptless, reference)


class Stage:
    """What a behaviour needs: a tab of its own, with nothing remembered, and the site, over a server and as files."""

    def __init__(self, tab, site, base, pages):
        self.tab, self.site, self.base, self.pages = tab, site, base, pages
        self.files = site.root.as_uri() + "/"

    def first(self, name):
        """The pages looked at that have something of a class; of each kind one."""
        return [path for path in self.pages if name in self.site.pages[path].classes]

    def path(self):
        """Where the tab is."""
        place = self.tab.run("location.href")
        for base in (self.base, self.files):
            if place.startswith(base):
                return (self.site.target("index.html", place[len(base):] or "index.html") or (place,))[0]
        return place


def all_behaviours(browser, site, base, pages):
    """The mistakes of all behaviours, tried on some pages, one of every kind."""
    found = []
    for behaviour in BEHAVIOURS:
        name = behaviour.__name__.rpartition(".")[2]
        with Tab(browser) as tab:
            tab.resize(1280, 800)
            tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
            try:
                found += [Mistake(name, *pair) for pair in behaviour.check(Stage(tab, site, base, pages))]
            except Failure as failure:
                found.append(Mistake(name, "", f"the browser failed: {failure}"))
    return found
