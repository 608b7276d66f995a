"""A copy button fills the clipboard."""

BUTTON = "button.copy[data-copy]"
# Only what holds the button: everything else would load its records, and move the button while it is clicked.
OPEN = f"""
let element = document.querySelector("{BUTTON}");
for (; element; element = element.parentElement) if (element.tagName === "DETAILS") element.open = true;
"""


def check(stage):
    pages = stage.first("copy")
    if not pages:
        yield "", f"no page has {BUTTON}"
    tab = stage.tab
    for path in pages:
        for base in (stage.base, stage.files):
            tab.open(base + path)
            tab.browser.call("Browser.grantPermissions", browserContextId=tab.context,
                             permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
            tab.run("navigator.clipboard.writeText('nothing')", gesture=True)
            tab.run(OPEN)
            if not tab.click(BUTTON):
                yield path, f"no {BUTTON} is shown"
                break
            if not tab.until("navigator.clipboard.readText().then((text) => text.trim() && text !== 'nothing')"):
                yield path, "a copy button does not fill the clipboard"
                break
