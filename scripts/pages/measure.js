// Gives one line of text for each mistake on the page, at the window's present width.
(width) => {
  const mistakes = [];
  const words = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (element) => element.tagName.toLowerCase() + [...element.classList].map((each) => "." + each).join("");
  const context = document.createElement("canvas").getContext("2d"), widths = new Map();
  const widthOf = (font, character) => {
    const key = character + font;
    if (!widths.has(key)) { context.font = font; widths.set(key, context.measureText(character).width); }
    return widths.get(key);
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const WIDE = /[\u1100-\u11ff\u2e80-\uffef]|[\ud83c-\ud8ff]/g;

  // A block is as wide as 12 of its own characters: those of Chinese are wider.
  const blocks = new Map();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() === "" || text.parentElement.closest("svg, script, style, noscript, template, select, option")) continue;
    let block = text.parentElement;
    while (["inline", "contents"].includes(styleOf(block).display)) block = block.parentElement;
    if (!blocks.has(block)) blocks.set(block, []);
    blocks.get(block).push(text);
  }
  const range = document.createRange();
  for (const block of blocks.keys()) {
    const style = styleOf(block);
    const room = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    // Without room at all it is for screen readers only.
    if (room <= 1) continue;
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    if (room >= 12 * widthOf(font, "字")) continue;
    const all = block.textContent.replace(/\s+/g, "");
    const share = (all.match(WIDE) ?? []).length / Math.max(all.length, 1);
    const least = 12 * (share * widthOf(font, "字") + (1 - share) * widthOf(font, "0"));
    if (room >= least) continue;
    range.selectNodeContents(block);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.bottom / 4)));
    if (lines.size > 3) mistakes.push(["narrow", `${name(block)} has ${lines.size} lines in ${Math.round(room)} px: ${words(block)}`]);
  }

  // What is wider than its place stands on its neighbour.
  const places = new Set([...blocks.keys()].flatMap((block) => [block, block.parentElement]));
  for (const place of places) {
    if (place === document.body || place === document.documentElement || place.clientWidth <= 1) continue;
    if (styleOf(place).overflowX !== "visible" || place.scrollWidth <= place.clientWidth + 1) continue;
    mistakes.push(["wide", `${name(place)} needs ${place.scrollWidth} px and has ${place.clientWidth}: ${words(place)}`]);
  }

  if (document.documentElement.scrollWidth > width) {
    const scrolls = (element) => element !== document.body && element !== document.documentElement
      && styleOf(element).overflowX !== "visible";
    const wide = [...document.body.querySelectorAll("*")].find((element) => {
      if (element.getBoundingClientRect().right <= width + 1) return false;
      for (let above = element.parentElement; above; above = above.parentElement) if (scrolls(above)) return false;
      return true;
    });
    mistakes.push(["wide", `${document.documentElement.scrollWidth} px wide: ${wide ? `${name(wide)}: ${words(wide)}` : "the page"}`]);
  }

  // What scrolls does so by keyboard: it, or something within it, takes the focus.
  const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex='-1'])";
  for (let place of places) {
    for (; place && place !== document.body; place = place.parentElement) {
      if (!["auto", "scroll"].includes(styleOf(place).overflowX)) continue;
      if (place.scrollWidth <= place.clientWidth + 1 && place.scrollHeight <= place.clientHeight + 1) break;
      if (!place.matches(FOCUSABLE) && !place.querySelector(FOCUSABLE)) mistakes.push(["keyboard", `${name(place)} scrolls, and no key leads to it: ${words(place)}`]);
      break;
    }
  }

  // No text stands on another block's. What is cut off by its frame is not seen; what is fixed is meant to stand on top.
  const frames = new Map();
  const frameOf = (element) => {
    if (!element || element === document.documentElement) return {left: -1e6, top: -1e6, right: 1e6, bottom: 1e6};
    if (!frames.has(element)) {
      const outer = frameOf(element.parentElement), style = styleOf(element);
      const floats = outer.floats || ["fixed", "sticky"].includes(style.position);
      // One direction that is cut off makes the other one scroll.
      const clips = style.overflowX !== "visible";
      const box = clips ? element.getBoundingClientRect() : outer;
      frames.set(element, {
        floats,
        left: Math.max(outer.left, box.left), top: Math.max(outer.top, box.top),
        right: Math.min(outer.right, box.right), bottom: Math.min(outer.bottom, box.bottom),
      });
    }
    return frames.get(element);
  };
  const boxes = [];
  for (const [block, nodes] of blocks) {
    const frame = frameOf(block);
    if (frame.floats || block.clientWidth <= 1 || !block.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) continue;
    for (const node of nodes) {
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // A line's box is higher than its letters.
        const trim = rect.height * 0.25;
        const box = {
          left: Math.max(rect.left, frame.left) + 1, right: Math.min(rect.right, frame.right) - 1,
          top: Math.max(rect.top + trim, frame.top), bottom: Math.min(rect.bottom - trim, frame.bottom), block,
        };
        if (box.right > box.left && box.bottom > box.top) boxes.push(box);
      }
    }
  }
  boxes.sort((one, other) => one.top - other.top);
  const clashes = new Set();
  for (let i = 0; i < boxes.length; i += 1) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < boxes[i].bottom; j += 1) {
      if (boxes[i].block === boxes[j].block || boxes[i].right <= boxes[j].left || boxes[j].right <= boxes[i].left) continue;
      clashes.add(`${name(boxes[i].block)} and ${name(boxes[j].block)} overlap: ${words(boxes[i].block)} | ${words(boxes[j].block)}`);
    }
  }
  for (const clash of clashes) mistakes.push(["overlap", clash]);
  return mistakes;
}
