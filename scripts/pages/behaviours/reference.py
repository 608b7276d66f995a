"""The reference leads to a declaration with its comment, from a file as over a server, without a word on the console."""

INDEX = "reference/index.html"
STEPS = ("header a[href$='reference/index.html']", "main .entries a[href]", "main .titles a[href]")
SEEN = """({
  declaration: document.querySelector("main > .declaration")?.innerText.trim() ?? "",
  comment: document.querySelector("main > .lead")?.innerText.trim() ?? "",
  title: document.querySelector("h1")?.innerText.trim() ?? "",
})"""


def check(stage):
    # A site without an archive has none.
    if INDEX not in stage.site.pages:
        return
    for base in (stage.base, stage.files):
        stage.tab.open(base + "index.html")
        for step in STEPS:
            before = stage.tab.loads
            if not stage.tab.click(step):
                yield stage.path(), f"the reference cannot be reached: no {step}"
                break
            stage.tab.wait_for_load(before)
        else:
            seen = stage.tab.run(SEEN)
            if not seen["declaration"] or seen["title"] not in seen["declaration"]:
                yield stage.path(), f"no declaration of {seen['title']}"
            if not seen["comment"]:
                yield stage.path(), f"no comment on {seen['title']}"
