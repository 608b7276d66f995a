"""Filters take away what does not fit, and give it back."""

# What is shown beside the filters themselves, before, with each choice, and after.
TRY = """async () => {
  const settle = () => new Promise((done) => setTimeout(done, 350));
  const shown = () => [...document.querySelectorAll("main *")].filter((each) => !each.closest(".filters") && each.getClientRects().length).length;
  const tell = (control) => ["input", "change"].forEach((name) => control.dispatchEvent(new Event(name, {bubbles: true})));
  const found = [];
  for (const control of document.querySelectorAll(".filters select, .filters input:not([type=checkbox], [type=radio])")) {
    const before = shown(), value = control.value, counts = [];
    const values = control.tagName === "SELECT" ? [...control.options].map((each) => each.value).filter((each) => each !== value).slice(0, 6) : ["qqqqq"];
    for (const each of values) {
      control.value = each;
      tell(control);
      await settle();
      counts.push(shown());
    }
    control.value = value;
    tell(control);
    await settle();
    found.push([control.name || control.id || control.tagName, before, counts, shown()]);
  }
  return found;
}"""


def check(stage):
    pages = stage.first("filters")
    if not pages:
        yield "", "no page has .filters"
    for path in pages:
        stage.tab.open(stage.files + path)
        controls = stage.tab.run(f"({TRY})()")
        if not controls and not stage.tab.run("document.querySelectorAll('.filters button, .filters input').length"):
            yield path, ".filters has nothing to choose"
        for name, before, counts, after in controls:
            if counts and all(count >= before for count in counts):
                yield path, f"the filter {name} takes nothing away"
            if after != before:
                yield path, f"the filter {name} does not give back what it took: {before} and then {after} elements"
