"""A small site that has everything the checks ask for, and no mistake. The self-test breaks it."""
import pathlib

from . import figure_fixture

# The page with a figure.
FIGURED = "reports/Tap"
BASE = "https://example.org/evdoc/"
WORDS = {
    "en": {"lang": "en", "suffix": ".html", "nav": ("Start", "Finder", "Search", "A tap", "A swipe", "Reference"), "search": "Search", "other": "中文", "theme": "Theme",
           "copy": "Copy", "none": "Nothing of this waits for a script: every choice is a link in the list below, and every page is in the header above."},
    "zh": {"lang": "zh-Hans", "suffix": ".zh.html", "nav": ("首页", "查找", "搜索", "轻点", "轻扫", "参考"), "search": "搜索", "other": "English", "theme": "主题",
           "copy": "复制", "none": "没有脚本也可以阅读：下面的列表里有每一个选择，上面的页眉里有每一个页面，内容与有脚本时完全一样，请放心使用。"},
}
TEXTS = {
    "index": (("What a touch does", "Experiments with touches, and who receives them."), ("触摸会做什么", "关于触摸以及由谁接收触摸的实验。")),
    "finder": (("Which case is mine", "Three choices lead to the case that fits."), ("我的情况是哪一种", "三个选择，找到相符的情况。")),
    "search": (("Search the site", "Looks words up in all pages."), ("搜索本站", "在所有页面中查找。")),
    "reports/Tap": (("A button under a tap gesture", "Does the button fire?"), ("轻点手势下的按钮", "按钮会触发吗？")),
    "reports/Swipe": (("A swipe on a button", "Does the swipe win?"), ("按钮上的轻扫", "轻扫会获胜吗？")),
    "reference/index": (("Reference", "What code can use."), ("参考", "代码可以使用的声明。")),
    "reference/lights": (("Lights", "Lamps, and how they are turned on."), ("灯", "各种灯，以及怎样打开。")),
    "reference/lights/lamp": (("Lamp", "Gives light while it is on."), ("灯泡", "打开时发光。")),
}

STYLE = """
:root { color-scheme: light dark; --paper: #ffffff; --ink: #222222; --link: #0b4f8a; }
@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --paper: #14161a; --ink: #e8e8e8; --link: #8cc4ff; } }
:root[data-theme="dark"] { --paper: #14161a; --ink: #e8e8e8; --link: #8cc4ff; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 sans-serif; margin: 0 auto; padding: 0 1rem; max-width: 60rem; }
a { color: var(--link); }
a, button, select, input { display: inline-block; min-height: 24px; min-width: 24px; font: inherit; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; margin: 0; }
.answer { border-inline-start: 4px solid var(--link); padding: 0 1rem; }
.scroll, .lanes-pane { overflow-x: auto; }
.live .stage { touch-action: none; width: auto; max-width: 100%; max-height: 54vh; }
.live-lanes, .live-calls { max-height: 20rem; overflow: auto; }
.live svg .view { fill: none; stroke: gray; }
.live svg text { fill: var(--ink); }
[hidden] { display: none; }
@media (scripting: none) { .needs-script { display: none; } }
@media print { header, footer, .needs-script { display: none; } .scroll { overflow: visible; } }
"""

SCRIPT = """
"use strict";
const root = document.documentElement, themes = ["auto", "light", "dark"];
const use = (theme) => { if (theme === "auto") delete root.dataset.theme; else root.dataset.theme = theme; };
use(localStorage.getItem("theme") ?? "auto");
addEventListener("DOMContentLoaded", () => {
  document.querySelector("button.theme").addEventListener("click", () => {
    const next = themes[(themes.indexOf(root.dataset.theme ?? "auto") + 1) % 3];
    localStorage.setItem("theme", next);
    use(next);
  });
  for (const button of document.querySelectorAll("button.copy")) {
    button.addEventListener("click", () => navigator.clipboard.writeText(button.dataset.copy));
  }
  const field = document.querySelector("input[type=search]");
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target === field) return;
    event.preventDefault();
    field.focus();
  });
  let chosen = null;
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") chosen = field.dataset.first;
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    location.href = chosen;
  });
  for (const select of document.querySelectorAll(".filters select")) {
    select.addEventListener("change", () => {
      for (const item of document.querySelectorAll(".cases > li")) item.hidden = select.value !== "" && item.dataset.value !== select.value;
    });
  }
  const result = document.querySelector("#finder-result");
  const show = () => {
    const link = document.createElement("a");
    link.href = result.dataset.page + "#case-" + document.querySelectorAll("main select")[2].value;
    link.textContent = link.hash;
    result.replaceChildren(link);
  };
  if (result) for (const select of document.querySelectorAll("main select")) select.addEventListener("change", show);
  const results = document.querySelector("#results");
  const find = () => {
    results.replaceChildren();
    if (!field.value) return;
    const item = document.createElement("li"), link = document.createElement("a");
    link.href = results.dataset.page;
    link.textContent = field.value;
    item.append(link);
    results.append(item);
  };
  if (results) {
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    field.addEventListener("input", () => { history.replaceState(null, "", "?q=" + encodeURIComponent(field.value)); find(); });
    find();
  }
});
"""


def write(root):
    """Writes the site into a folder."""
    root = pathlib.Path(root)
    for folder in ("assets", "reports", "reference/lights"):
        (root / folder).mkdir(parents=True, exist_ok=True)
    (root / "assets/style.css").write_text(STYLE)
    (root / "assets/site.js").write_text(figure_fixture.helpers() + SCRIPT.replace('"use strict";', "", 1), encoding="utf-8")
    figure_fixture.write(root)
    paths = []
    for name in TEXTS:
        for language in WORDS:
            path = name + WORDS[language]["suffix"]
            paths.append(path)
            (root / path).write_text(page(name, language))
        if name.startswith("reports/"):
            (root / f"{name}.md").write_text(f"# {TEXTS[name][0][0]}\n")
    (root / "404.html").write_text(page("index", "en").replace("What a touch does", "No such page").replace("canonical", "help"))
    urls = "".join(f"<url><loc>{BASE}{path}</loc></url>" for path in paths)
    (root / "sitemap.xml").write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>')
    (root / "feed.xml").write_text(
        f'<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="{BASE}index.html"/></entry></feed>')
    (root / "llms.txt").write_text("# evdoc\n\n- [A tap](reports/Tap.md)\n")


def page(name, language):
    words, (title, lead) = WORDS[language], TEXTS[name][language == "zh"]
    other = name + WORDS["en" if language == "zh" else "zh"]["suffix"]
    up = "../" * name.count("/")
    links = "".join(f'<li><a href="{up}{route}{words["suffix"]}">{label}</a></li>' for route, label in zip(TEXTS, words["nav"]))
    return f"""<!DOCTYPE html>
<html lang="{words['lang']}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; form-action 'self'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} – evdoc</title>
<meta name="description" content="{lead}">
<meta property="og:title" content="{title}">
<link rel="canonical" href="{BASE}{name}{words['suffix']}">
<link rel="alternate" hreflang="{'en' if language == 'zh' else 'zh-Hans'}" href="{up}{other}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{up}assets/style.css">
<script defer src="{up}assets/site.js"></script>
{figure_script(name)}</head>
<body>
<header>
<nav aria-label="{words['other']}"><ul>{links}<li><a href="{up}{other}" hreflang="{'en' if language == 'zh' else 'zh-Hans'}">{words['other']}</a></li></ul></nav>
<form role="search" action="{up}search{words['suffix']}"><label for="query">{words['search']}</label>
<input type="search" id="query" name="q" data-first="{up}reports/Tap{words['suffix']}"></form>
<button type="button" class="theme needs-script">{words['theme']}</button>
</header>
<main id="main">
<h1>{title}</h1>
<p class="lead">{lead}</p>
<p>{words['none']}</p>
{content(name, language)}
</main>
</body>
</html>
"""


def figure_script(name):
    return "".join(f'<script defer src="../assets/{script}"></script>\n' for script in figure_fixture.SCRIPTS) if name == FIGURED else ""


def content(name, language):
    words = WORDS[language]
    report = f"reports/Tap{words['suffix']}"
    if name.startswith("reports/"):
        cases = "".join(f'<li id="case-{value}" data-value="{value}"><code>case {value}</code></li>' for value in "ab")
        return f"""<div class="answer"><h2 id="answer">{words['nav'][3]}</h2><p>{words['none']}</p></div>
<div class="filters needs-script"><label>{words['search']} <select><option value="">–</option><option>a</option><option>b</option></select></label></div>
<ul class="cases">{cases}</ul>
{figure_fixture.content(words['nav'][3]) if name == FIGURED else ""}
<details><summary>{words['nav'][1]}</summary><div class="scroll"><table><tr><th scope="col">{words['nav'][0]}</th></tr><tr><td>1</td></tr></table></div></details>
<button type="button" class="copy needs-script" data-copy="let tap = 1">{words['copy']}</button>"""
    if name == "reference/index":
        return f'<ul class="entries"><li><a href="lights{words["suffix"]}">lights</a></li></ul>'
    if name == "reference/lights":
        return f'<ul class="titles"><li><a href="lights/lamp{words["suffix"]}">lamp</a></li></ul>'
    if name == "reference/lights/lamp":
        return '<pre class="declaration"><code>class Lamp</code></pre>'
    if name == "finder":
        choices = "".join(
            f'<label>{label} <select><option value="">–</option><option>a</option><option>b</option></select></label> ' for label in words["nav"][:3])
        return f"""<div class="needs-script">{choices}</div><p id="finder-result" data-page="{report}"></p>
<ul><li><a href="{report}#case-a">a</a></li><li><a href="{report}#case-b">b</a></li></ul>"""
    if name == "search":
        return f'<ul id="results" data-page="{report}"></ul>'
    return ""
