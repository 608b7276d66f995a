"""The page on which a reader builds a stage: parts are added by mouse and by keyboard, touched, changed, taken back, and given away."""

CALLS = "[...document.querySelectorAll('.builder-calls tbody td.call')].map((each) => each.textContent)"
# Without the root view, which is called otherwise in each language.
PARTS = "[...document.querySelectorAll('.tree .part-name')].slice(1).map((each) => each.textContent)"
READY = "document.querySelector('.builder .touch') && !document.querySelector('.builder .touch').disabled"
SWIFT = "document.querySelector('.swift code').textContent"


def check(stage):
    pages = [path for path in stage.site.pages if "builder" in stage.site.pages[path].ids]
    # A site without the engine has no such page.
    for path in pages:
        for base in (stage.base, stage.files):
            yield from ((path, words) for words in building(stage.tab, base + path))
    if pages:
        yield from ((pages[0], words) for words in nonsense(stage.tab, stage.base + pages[0]))


def choose(tab, selector, value):
    tab.apply("""(selector, value) => {
      const select = document.querySelector(selector);
      select.value = value;
      select.dispatchEvent(new Event("change", {bubbles: true}));
    }""", selector, value)


def tap_on(tab, name):
    """Taps a view of the stage with the mouse, below its name."""
    place = tab.apply("""(name) => {
      const words = [...document.querySelectorAll(".builder-stage .stage text.name")].find((each) => each.textContent.split(" · ")[0] === name);
      if (!words) return null;
      words.scrollIntoView({block: "center", behavior: "instant"});
      const box = words.getBoundingClientRect();
      return {x: box.x + 12, y: box.y + box.height + 8};
    }""", name)
    if not place:
        return False
    for kind in ("mousePressed", "mouseReleased"):
        tab.call("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **place)
    return True


def building(tab, address):
    tab.open(address)
    if not tab.until(READY, 20):
        yield "the engine is not there"
        return
    choose(tab, ".builder .starters", "empty")
    # A view by mouse, a button in it by keyboard, a tap on the view.
    tab.click(".add-view")
    if not tab.until(f"{PARTS}.join() === 'pad'"):
        yield "a click adds no view"
        return
    tab.run("document.querySelector('.add-button').focus()")
    tab.press("Enter", 13, "\r")
    if not tab.until(f"{PARTS}.includes('button')"):
        yield "the keyboard adds no button"
        return
    tab.click(".tree > ul > li > .part")
    tab.click(".add-gesture")
    if not tab.until(f"{PARTS}.join() === 'pad,tap,button'"):
        yield f"the parts are {tab.run(PARTS)}"
        return
    tab.click(".builder .arrange")
    # Arrow keys move the chosen view by a point, with the shift key by ten.
    tab.click(".tree > ul > li > .part")
    before = tab.run("Number(document.querySelector('[data-key=\"field frame 0\"]').value)")
    tab.run("document.querySelector('.builder-stage .stage').focus()")
    tab.press("ArrowRight", 39)
    if not tab.until(f"Number(document.querySelector('[data-key=\"field frame 0\"]').value) === {before} + 1"):
        yield "an arrow key moves no view"
    # Touched, the view gets the touch and the recognizer acts.
    tab.click(".builder .touch")
    tap_on(tab, "pad")
    if not tab.until(f"{CALLS}.includes('tap.action(ended)')"):
        yield f"a tap is not called: {tab.run(CALLS)}"
        return
    # The lanes show it, and a decision has its rule and the rule's sentence.
    if not tab.until("document.querySelector('.builder-calls .lanes [data-of=\"tap\"]')"):
        yield "the lanes do not show the recognizer"
    if not tab.run("[...document.querySelectorAll('.builder-calls tr')].some((row) => row.querySelector('.turn small')?.textContent && row.querySelector('a.rule')?.hash)"):
        yield "a decision has no sentence of its rule"
    if "pad.touchesBegan" not in tab.run(CALLS):
        yield "the view is not called"
    # Another value of a property, and the same touches have other calls.
    if not tab.run(f"{CALLS}.includes('pad.touchesCancelled')"):
        yield "the view's touch is not cancelled"
    tab.click(".tree .is-recognizer .part")
    tab.run("document.querySelector('[data-key=\"field cancelsTouchesInView\"]').click()")
    if not tab.until(f"{CALLS}.includes('pad.touchesEnded') && !{CALLS}.includes('pad.touchesCancelled')"):
        yield f"a property changes no call: {tab.run(CALLS)}"
    # The Swift follows, and is copied.
    if not tab.until(f"{SWIFT}.includes('tap.cancelsTouchesInView = false') && {SWIFT}.includes('#selector(tapAction(_:))')"):
        yield "the Swift does not follow"
    tab.run("navigator.clipboard.writeText = (text) => { window.__copied = text; return Promise.resolve(); }")
    choose(tab, ".swift-form", "experiment")
    tab.click(".copy-swift")
    if not tab.until("window.__copied?.startsWith('import ExperimentKit')"):
        yield "the Swift is not copied"
    # Whoever opens the address sees the same.
    if address.startswith("http"):
        tab.until("location.search.includes('sketch=') && location.search.includes('live=')")
        calls, place = tab.run(CALLS), tab.run("location.href")
        tab.open(place)
        if not tab.until(READY, 20) or not tab.until(f"{CALLS}.join() === {','.join(calls)!r}"):
            yield f"the address has other calls: {tab.run(CALLS)} for {calls}"
        return
    # Every step is taken back.
    for _ in range(12):
        tab.click(".undo:not(:disabled)")
    if not tab.until("document.querySelector('.undo').disabled") or tab.run(f"{PARTS}.includes('pad')"):
        yield "steps are not taken back"
    tab.click(".redo")
    if not tab.until(f"{PARTS}.length === 0"):
        yield "a step is not made again"


def nonsense(tab, address):
    """An address of nothing says so, and leaves a page that works."""
    for word in ("{}x", "AAAA", "%7B%22views%22%3A5%7D"):
        tab.open(f"{address}?sketch={word}")
        if not tab.until(READY, 20) or not tab.run("document.querySelector('.said').textContent.trim()"):
            yield f"nothing is said of ?sketch={word}"
