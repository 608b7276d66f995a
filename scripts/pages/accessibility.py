"""What axe-core finds on the page that is shown."""
import json

from . import tools

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast", "link-in-text-block"]

RUN = """async (rules, tags) => {
  const runOnly = rules ? {type: "rule", values: rules} : {type: "tag", values: tags};
  const {violations} = await axe.run(document, {runOnly, resultTypes: ["violations"], selectors: true, ancestry: false, iframes: false});
  return violations.map(({id, help, nodes}) => [id, help, nodes.length, nodes[0].html.slice(0, 90), nodes[0].target.join(" ")]);
}"""


def violations(tab, colours_only=False):
    """One line of words for each rule of axe that the page breaks."""
    if not tab.run("typeof axe === 'object'"):
        tab.run(tools.axe().read_text(encoding="utf-8") + "\n;0")
    found = tab.run(f"({RUN})({json.dumps(COLOURS if colours_only else None)}, {json.dumps(TAGS)})")
    return [f"{rule}: {words} ({count}: {target} {' '.join(markup.split())})" for rule, words, count, markup, target in found]
