// Paints drawings, which are lists of shapes, as the pages are painted when they are built.
"use strict";

/** `forms` and `looks` say what the numbers in shapes stand for; `marks` are the reader's words, one for each mark; `lines`
    are lines of the experiment in the reader's language, by what the record says. */
const Painter = class {
  static #places = { circle: ["cx", "cy", "r"], rect: ["x", "y", "width", "height"], text: ["x", "y"] };
  // By picture: its elements, by what they show.
  static #painted = new WeakMap();
  #forms;
  #looks;
  #marks;
  #lines;

  constructor({ forms, looks }, marks, lines = {}) {
    this.#forms = forms;
    this.#looks = looks;
    this.#marks = marks;
    this.#lines = lines;
  }

  /** One scalar of the private use area stands for each word of a language. */
  told(text) { return this.#lines[text] ?? text.replace(/[\uE000-\uE0FF]/g, (mark) => this.#marks[mark.charCodeAt(0) - 0xE000] ?? mark); }

  /** A picture of a drawing `[x, y, width, height, shapes]`; `word` gives a text by its number. */
  paint(drawing, word, name, title) {
    const [x, y, width, height] = drawing;
    const picture = svg("svg", { class: name, role: "img", viewBox: `${x} ${y} ${width} ${height}`, width, height, "aria-label": title });
    picture.append(...drawing[4].map((shape) => this.#element(shape, word)));
    return picture;
  }

  /** Gives a picture the size of a drawing `[x, y, width, height, shapes]`, and its shapes. */
  show(picture, [x, y, width, height, shapes], word) {
    const box = { viewBox: `${x} ${y} ${width} ${height}`, width, height };
    for (const [name, value] of Object.entries(box)) picture.setAttribute(name, value);
    this.repaint(picture, shapes, word);
  }

  /** Makes an element show these shapes and nothing else. What it shows already stays, so that little is to be done where little changes. */
  repaint(picture, shapes, word) {
    const before = Painter.#painted.get(picture) ?? new Map();
    const after = new Map();
    let next = picture.firstChild;
    for (const shape of shapes) {
      const key = this.#key(shape, word);
      const element = before.get(key)?.pop() ?? this.#element(shape, word);
      if (element === next) next = next.nextSibling;
      else picture.insertBefore(element, next);
      if (after.has(key)) after.get(key).unshift(element); else after.set(key, [element]);
    }
    for (const rest of before.values()) for (const element of rest) element.remove();
    Painter.#painted.set(picture, after);
  }

  #key([form, look, row, subject, text, ...numbers], word) {
    // The numbers of texts are others in another drawing.
    return [form, look, row, word(subject), word(text), numbers].join("\n");
  }

  #element([form, look, row, subject, text, ...numbers], word) {
    const tag = this.#forms[form];
    const attributes = { class: this.#looks[look] };
    const isUpwards = form === this.#forms.length - 1;
    if (tag === "polygon" || tag === "polyline") attributes.points = numbers.join(" ");
    else if (isUpwards) attributes.transform = `translate(${numbers[0]} ${numbers[1]}) rotate(-90)`;
    else Painter.#places[tag].forEach((attribute, index) => { attributes[attribute] = numbers[index]; });
    if (subject >= 0) attributes["data-of"] = word(subject);
    if (row >= 0) attributes["data-row"] = row;
    const says = this.told(word(text));
    const element = svg(tag, attributes, tag === "text" ? says : "");
    if (tag !== "text" && says) element.append(svg("title", {}, says));
    return element;
  }
};
