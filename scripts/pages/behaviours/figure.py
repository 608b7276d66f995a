"""The figure: the script paints what the page was published with, and every way to choose, to step and to compare does something."""

MOST = 3

# What is painted for each case that stands in the page, beside what stands there: tags, places and texts in their order. First stands the
# case that the figure shows, then the first case of every other ordering.
PAINTED = """async () => {
  const settle = () => new Promise((done) => setTimeout(done, 60));
  const told = (svg) => [...svg.querySelectorAll("*")].filter((each) => each.tagName !== "title").map((each) =>
    [each.tagName, each.getAttribute("class"), ["points", "cx", "cy", "r", "x", "y", "width", "height", "transform", "data-of", "data-row"]
      .map((name) => (each.getAttribute(name) ?? "").replaceAll(",", " ")).join("|"), each.textContent].join(" ")).join("\\n");
  const panes = [...document.querySelectorAll("section:has(> #picture) .panes")];
  const published = panes.map((each) => [...each.querySelectorAll("svg")].map(told));
  const live = panes[0], found = [];
  const cases = [...document.querySelectorAll(".compare option[data-group]")];
  const own = String(Number(document.querySelector("div.figure").dataset.case) + 1);
  const shown = cases.find((each) => each.value === own)?.dataset.group;
  const firsts = new Map(cases.toReversed().map((each) => [each.dataset.group, each.value]));
  const others = [...firsts.keys()].sort((left, right) => left - right).filter((group) => group !== shown);
  for (const [group, number] of [own, ...others.map((each) => firsts.get(each))].entries()) {
    document.querySelector(`a[href="#case-${number}"]`).click();
    for (let tries = 0; tries < 40 && !document.querySelector("#all-cases > .chosen"); tries += 1) await settle();
    await settle();
    const painted = [...live.querySelectorAll("svg")].map(told);
    published[group].forEach((one, index) => {
      const [left, right] = [one.split("\\n"), (painted[index] ?? "").split("\\n")];
      const place = left.findIndex((line, at) => line !== right[at]);
      if (place >= 0 || left.length !== right.length) found.push(`case ${number}: ${left[place]} is painted as ${right[place]}`);
    });
  }
  return found;
}"""

# The case of the first strip of the page, and the case that the figure shows.
OPENING = """[document.querySelector("a.to-case:has(.strip)")?.hash,
  `#case-${Number(document.querySelector("section:has(> #picture) div.figure").dataset.case) + 1}`]"""

CHOICES = """async () => {
  const found = [], before = document.querySelector(".figure .outcomes").textContent;
  const pictures = new Set();
  const selects = [...document.querySelectorAll(".sentence select")], start = selects.map((each) => each.value);
  // Each word is chosen beside the first ones: a choice without a case of its own changes other words.
  const choose = (select, value) => {
    selects.forEach((each, index) => { each.value = start[index]; });
    select.value = value;
    select.dispatchEvent(new Event("change", {bubbles: true}));
    return new Promise((done) => setTimeout(done, 80));
  };
  for (const select of selects) {
    const first = select.value;
    for (const option of select.options) {
      await choose(select, option.value);
      pictures.add(document.querySelector(".lanes-pane").textContent + document.querySelector(".stage-pane")?.innerHTML);
      if (!document.querySelector(".figure .shown").textContent.trim()) found.push(`${select.name}=${option.value} says nothing`);
      const over = select.parentElement.querySelector(".chosen").textContent;
      if (over !== option.textContent) found.push(`over ${select.name}=${option.value} stands ${over}`);
    }
    await choose(select, first);
  }
  return [pictures.size, document.querySelector(".figure .outcomes").textContent.trim() === before.trim(), found];
}"""

STEP = "[document.querySelector('.stepping output').textContent, document.querySelectorAll('.lanes-pane .current').length, " \
    "document.querySelectorAll('.lanes .row-now').length]"


def check(stage):
    tab = stage.tab
    pages = [path for path in stage.site.pages if "figure" in stage.site.pages[path].classes and path.startswith("reports/")]
    if not pages:
        yield "", "no page has .figure"
    # The largest, which have most of everything, and those that the checks look at anyway.
    pages.sort(key=lambda path: -len(stage.site.pages[path].ids))
    tried = pages[:MOST] + [path for path in pages if path in stage.pages][:MOST]
    for path in dict.fromkeys(tried):
        tab.open(stage.files + path)
        base, shown = tab.run(OPENING)
        if base not in (None, shown):
            yield path, f"the figure opens with {shown}, and the page begins with {base}"
        for words in tab.run(f"({PAINTED})()"):
            yield path, f"the script does not paint what was published: {words[:300]}"
        yield from stepping(stage, path)
        if tab.run("document.querySelectorAll('.sentence select').length"):
            tab.open(stage.base + path)
            count, returns, found = tab.run(f"({CHOICES})()")
            if count < 2:
                yield path, "a word of the sentence changes no picture"
            if not returns:
                yield path, "the first words again give another outcome"
            yield from ((path, words) for words in found)
            yield from address(stage, path)
    for path in stage.site.pages:
        if "figure" in stage.site.pages[path].classes and not path.startswith("reports/"):
            yield from together(stage, path)


# Of each figure of the page: the marks of a step, and what it says that it shows.
EACH = "[...document.querySelectorAll('div.figure')].map((each) => [each.querySelectorAll('.row-now').length, " \
    "each.querySelector('.shown')?.textContent])"


# Of each figure the rows that it was published with, and the steps that it has once its record is there.
STEPS = "[...document.querySelectorAll('div.figure')].map((each) => [new Set([...each.querySelectorAll('.lanes-pane [data-row]')]" \
    ".map((mark) => mark.dataset.row)).size, Number(each.querySelector('.stepping input').max)])"


def together(stage, path):
    """Each of several figures on a page is stepped and changed for itself, and the page keeps its address."""
    tab = stage.tab
    tab.open(stage.files + path)
    tab.run("document.querySelectorAll('div.figure .stepping .on').forEach((each) => each.click())")
    if not tab.until("[...document.querySelectorAll('div.figure')].every((each) => each.querySelectorAll('.row-now').length === 1)"):
        yield path, "of the figures of the page that are asked at once not all step"
    for number, (rows, steps) in enumerate(tab.run(STEPS), 1):
        if rows != steps:
            yield path, f"figure {number} of the page shows {rows} rows and has {steps} steps"
    tab.open(stage.files + path)
    start = tab.run(EACH)
    for index in range(len(start)):
        figure = f"document.querySelectorAll('div.figure')[{index}]"
        tab.run(f"{figure}.querySelector('.stepping .on').click()")
        if not tab.until(f"{figure}.querySelectorAll('.row-now').length === 1"):
            yield path, f"figure {index + 1} of the page does not step"
        tab.run(f"(() => {{ const one = {figure}.querySelector('.sentence select'); one.selectedIndex = (one.selectedIndex + 1) % one.options.length; "
                "one.dispatchEvent(new Event('change', {bubbles: true})); })()")
        if not tab.until(f"{figure}.querySelector('.shown').textContent !== {start[index][1]!r}"):
            yield path, f"a word of figure {index + 1} of the page changes nothing"
        others = [pair for place, pair in enumerate(tab.run(EACH)) if place > index]
        if others != start[index + 1:]:
            yield path, f"figure {index + 1} of the page changes another"
    if tab.run("location.search"):
        yield path, "a figure among several changes the page's address"


def stepping(stage, path):
    tab = stage.tab
    tab.open(stage.files + path)
    # The orderings below the figure have rows of their own, also if the case that the figure shows has none.
    if not tab.run("document.querySelector('.lanes-pane').querySelectorAll('[data-row]').length"):
        return
    start = tab.run("document.querySelector('.stepping output').textContent")
    tab.click(".stepping .on")
    if not tab.until("document.querySelectorAll('.lanes .row-now').length === 1"):
        yield path, "a step on marks no row"
        return
    first = tab.run(STEP)
    if first[1] == 0:
        yield path, "a step on has no current mark"
    steps = tab.run("Number(document.querySelector('.stepping input').max)")
    tab.run("document.querySelector('.lanes-pane').focus()")
    tab.press("End", 35)
    if not tab.until(f"document.querySelector('.stepping input').value === '{steps}'"):
        yield path, "End does not lead to the last step"
    for _ in range(steps):
        tab.press("ArrowLeft", 37)
    if not tab.until(f"document.querySelector('.stepping output').textContent === {start!r}"):
        yield path, f"{steps} steps back do not lead to the beginning"
    if tab.run("document.querySelectorAll('.current, .past, .row-now, .finger-now').length"):
        yield path, "at the beginning something is still marked"


def address(stage, path):
    """What is shown stands in the address, and the address shows it again."""
    tab = stage.tab
    tab.open(stage.base + path)
    last = tab.run("[...document.querySelectorAll('#all-cases > li')].length")
    tab.open(f"{stage.base}{path}?case={last}&with=1&step=1")
    if not tab.until(f"document.querySelector('#case-{last}').classList.contains('chosen')"):
        yield path, "the address does not choose a case"
        return
    if not tab.until("document.querySelectorAll('.comparison tbody tr').length > 0"):
        if tab.run("document.querySelectorAll('.lanes-pane [data-row]').length"):
            yield path, "two cases are not compared"
    tab.run("document.querySelector('a[href=\"#case-1\"]').click()")
    if not tab.until("new URLSearchParams(location.search).get('case') === '1'"):
        yield path, "the address does not follow the case"
    tab.open(f"{stage.base}{path}?case=99999&step=-7&with=nothing")
    if tab.run("document.querySelectorAll('.figure .lanes-pane svg').length") != 1:
        yield path, "an address of nothing shows nothing"
