"""The page as readers set it up: enlarged, in colours of their own, without motion."""

ENLARGED = 640  # A window of 1,280 px at 200 %.

# Text that has the colour of what is behind it.
UNSEEN = """() => {
  const behind = (element) => {
    for (; element; element = element.parentElement) {
      const {backgroundColor} = getComputedStyle(element);
      if (!/^rgba\\(.*, 0\\)$/.test(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).getPropertyValue("color-scheme").includes("dark") ? "rgb(0, 0, 0)" : "rgb(255, 255, 255)";
  };
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || element.closest("svg") || !element.getClientRects().length) continue;
    if (getComputedStyle(element).color === behind(element)) found.add(texts.currentNode.data.trim().slice(0, 40));
  }
  return [...found];
}"""

MOVING = """() => {
  const found = new Set();
  const longest = (times) => Math.max(...times.split(",").map(parseFloat));
  for (const element of document.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    const name = element.tagName.toLowerCase() + [...element.classList].map((each) => "." + each).join("");
    if (style.scrollBehavior === "smooth") found.add(`${name} scrolls smoothly`);
    if (style.animationName !== "none" && longest(style.animationDuration) > 0.05) found.add(`${name} is animated`);
    if (longest(style.transitionDuration) > 0.05) found.add(`${name} has a transition`);
  }
  return [...found];
}"""


def check(tab, measure):
    """Pairs of a check and words. Details are open by now."""
    tab.resize(ENLARGED, 400)
    for _, words in tab.run(f"({measure})({ENLARGED})"):
        yield "zoom", f"at 200 %: {words}"
    tab.emulate(forced_colors="active")
    for words in tab.run(f"({UNSEEN})()"):
        yield "forced", f"in forced colours unseen: {words}"
    for _, words in tab.run(f"({measure})({ENLARGED})"):
        yield "forced", f"in forced colours: {words}"
    tab.emulate(prefers_reduced_motion="reduce")
    for words in tab.run(f"({MOVING})()"):
        yield "motion", f"with reduced motion {words}"
    tab.emulate()
