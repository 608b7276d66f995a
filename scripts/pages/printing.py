"""A report on paper: few sheets, nothing cut off."""
import base64
import re

MOST_SHEETS = 2
A4 = 8.27, 11.69  # Inches.
MARGIN = 0.4
ROOM = round((A4[0] - 2 * MARGIN) * 96)  # CSS px.

CUT = """() => {
  const found = new Set();
  for (const element of document.body.querySelectorAll("*")) {
    const style = getComputedStyle(element);
    if (style.overflowX === "visible" || element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) continue;
    if (!element.getClientRects().length || element.closest("svg")) continue;
    found.add(`${element.tagName.toLowerCase()}${element.className ? "." + element.className : ""} needs ${element.scrollWidth} px and has `
      + `${element.clientWidth}: ${element.textContent.trim().replace(/\\s+/g, " ").slice(0, 40)}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) found.add(`the page needs ${page.scrollWidth} px and has ${page.clientWidth}`);
  return [...found];
}"""


def check(tab, scheme):
    """Pairs of a check and words. Details are as the page has them."""
    count = sheets(tab)
    if count > MOST_SHEETS:
        yield "print", f"{count} sheets of paper; {MOST_SHEETS} are allowed"
    tab.emulate(media="print")
    tab.resize(ROOM, 1000)
    for words in tab.run(f"({CUT})()"):
        yield "print", f"cut off on paper: {words}"
    tab.emulate(prefers_color_scheme=scheme)
    tab.resize(1280, 800)


def sheets(tab):
    pdf = tab.call("Page.printToPDF", paperWidth=A4[0], paperHeight=A4[1], preferCSSPageSize=True,
                   marginTop=MARGIN, marginBottom=MARGIN, marginLeft=MARGIN, marginRight=MARGIN)
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", base64.b64decode(pdf["data"])))
