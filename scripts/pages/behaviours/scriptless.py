"""Without scripts a page can still be read, gone on from, and the finder used."""

LEAST_SHARE = 0.5  # Of the text that the page shows with scripts.
READ = "({text: document.querySelector('main')?.innerText.trim().length ?? 0, links: [...document.querySelectorAll('main a[href]')]" \
    ".filter((each) => each.getClientRects().length).length, nav: [...document.querySelectorAll('header nav a[href]')]" \
    ".filter((each) => each.getClientRects().length).length})"
LEAST_NAV = 3


def check(stage):
    tab = stage.tab
    for path in stage.pages:
        tab.open(stage.files + path)
        with_scripts = tab.run(READ)
        tab.call("Emulation.setScriptExecutionDisabled", value=True)
        try:
            tab.go(stage.files + path)
            without = tab.run(READ)
        finally:
            tab.call("Emulation.setScriptExecutionDisabled", value=False)
        if "builder" in stage.site.pages[path].classes:
            # Nothing can be built without one: the page says so, and leads on.
            if not without["links"] or not tab.run("document.querySelectorAll('main noscript').length"):
                yield path, "without scripts the page does not say what it takes"
        elif without["text"] == 0 or without["text"] < LEAST_SHARE * with_scripts["text"]:
            yield path, f"without scripts {without['text']} of {with_scripts['text']} characters are shown"
        if without["nav"] < LEAST_NAV:
            yield path, f"without scripts the header leads to {without['nav']} pages"
        if path.startswith("finder.") and not without["links"]:
            yield path, "without scripts the finder leads nowhere"
