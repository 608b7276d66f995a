"""What axe-core finds on the page that is shown."""
import json

from . import tools

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]

# OPTIMIZATION: the rules of colours look at one text of each look, which is nine tenths of the time. Two texts have one look if all that is
# around them has the same names, classes and backgrounds, and they the same colour and font.
RUN = """async (hasStructure, hasColours, colours, tags, within) => {
  const looks = new Map();
  const around = (element) => {
    if (!element) return "";
    if (!looks.has(element)) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(element);
      looks.set(element, [around(element.parentElement), element.tagName, element.getAttribute("class"), backgroundColor, backgroundImage, opacity].join());
    }
    return looks.get(element);
  };
  const seen = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (hasColours && texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === "" || !element.getClientRects().length) continue;
    const {color, fontSize, fontWeight} = getComputedStyle(element);
    const look = [around(element), color, fontSize, fontWeight].join();
    if (!seen.has(look)) element.dataset.look = "";
    seen.add(look);
  }
  const options = {resultTypes: ["violations"], preload: false, iframes: false};
  const found = [];
  const run = async (context, runOnly) => found.push(...(await axe.run(context, {...options, ...runOnly})).violations);
  if (hasStructure) {
    const off = Object.fromEntries(colours.map((rule) => [rule, {enabled: false}]));
    await run(within ? {include: [[within]]} : document, {runOnly: {type: "tag", values: tags}, rules: off});
  }
  if (hasColours && document.querySelector(`${within ?? ""} [data-look]`)) await run({include: [[`${within ?? ""} [data-look]`]]}, {runOnly: {type: "rule", values: colours}});
  for (const element of document.querySelectorAll("[data-look]")) delete element.dataset.look;
  return found.map(({id, help, nodes}) => [id, help, nodes.length, nodes[0].html.replaceAll(' data-look=""', "").slice(0, 90), nodes[0].target.join(" ")]);
}"""


def violations(tab, structure=True, colours=True, within=None):
    """One line of words for each rule of axe that the page breaks, or what is within an element that a selector names."""
    if not tab.run("typeof axe === 'object'"):
        tab.run(tools.axe().read_text(encoding="utf-8") + "\n;0")
    found = tab.run(f"({RUN})({json.dumps(structure)}, {json.dumps(colours)}, {json.dumps(COLOURS)}, {json.dumps(TAGS)}, {json.dumps(within)})")
    return [f"{rule}: {words} ({count}: {target} {' '.join(markup.split())})" for rule, words, count, markup, target in found]
