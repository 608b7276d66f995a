"""The theme switch: auto, light and dark, remembered."""

BUTTON = "button.theme"
THEME = "document.documentElement.dataset.theme || 'auto'"
PAPER = """(() => {
  for (const element of [document.body, document.documentElement]) {
    const {backgroundColor} = getComputedStyle(element);
    if (!/, 0\\)$/.test(backgroundColor)) return backgroundColor;
  }
  return "none";
})()"""


def check(stage):
    tab, path = stage.tab, "index.html"
    other = next((page for page in stage.pages if page.startswith("reports/")), path)
    tab.emulate(prefers_color_scheme="light")
    tab.open(stage.base + path)
    papers, first = {}, tab.run(THEME)
    for _ in range(3):
        if not tab.click(BUTTON):
            yield path, f"no {BUTTON} is shown"
            return
        papers[tab.run(THEME)] = tab.run(PAPER)
    if set(papers) != {"auto", "light", "dark"}:
        yield path, f"the theme switch goes through {', '.join(papers)} and not through auto, light, dark"
        return
    if tab.run(THEME) != first:
        yield path, f"three clicks lead from {first} to {tab.run(THEME)}"
    if papers["light"] == papers["dark"]:
        yield path, f"light and dark have one paper: {papers['dark']}"
    while tab.run(THEME) != "dark":
        tab.click(BUTTON)
    for place in (path, other):
        tab.open(stage.base + place)
        if tab.run(THEME) != "dark" or tab.run(PAPER) != papers["dark"]:
            yield place, f"the theme is not remembered: dark was chosen, and the page is {tab.run(THEME)}, {tab.run(PAPER)}"
            return
