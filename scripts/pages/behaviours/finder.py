"""The decision finder: every choice ends at a case that exists."""

PAGES = ("finder.html", "finder.zh.html")
CHOICES = 3

# Every combination of values, in order; what can be chosen may depend on what was chosen before.
CHOOSE = """async () => {
  const selects = [...document.querySelectorAll("main select")].slice(0, 3), found = [];
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const choose = async (index, chosen) => {
    if (index === selects.length) {
      const result = document.querySelector("#finder-result"), link = result && result.querySelector("a[href]");
      found.push([chosen.join(" / "), link && link.getAttribute("href"), result ? result.textContent.trim() : ""]);
      return;
    }
    const select = selects[index];
    for (const option of [...select.options].filter((each) => each.value !== "" && !each.disabled)) {
      select.value = option.value;
      select.dispatchEvent(new Event("input", {bubbles: true}));
      select.dispatchEvent(new Event("change", {bubbles: true}));
      await settle();
      await choose(index + 1, [...chosen, option.value]);
    }
  };
  await choose(0, []);
  return found;
}"""


def check(stage):
    for path in PAGES:
        if path not in stage.site.pages:
            yield path, "no such page"
            continue
        stage.tab.open(stage.files + path)
        selects = stage.tab.run("document.querySelectorAll('main select').length")
        if selects != CHOICES:
            yield path, f"{selects} <select> and not {CHOICES}"
            continue
        yield from ends(stage, path)


def ends(stage, path):
    combinations = stage.tab.run(f"({CHOOSE})()")
    if not combinations:
        yield path, "nothing can be chosen"
    for chosen, address, words in combinations:
        if not address:
            yield path, f"{chosen}: no link in #finder-result{f', only “{words[:60]}”' if words else ''}"
            continue
        target = stage.site.target(path, address)
        if not target or not stage.site.has(target[0]):
            yield path, f"{chosen}: leads nowhere: {address}"
        elif target[1] and target[1] not in stage.site.pages[target[0]].ids:
            yield path, f"{chosen}: leads to a case that is not there: {address}"
