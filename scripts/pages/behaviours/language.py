"""The language link leads to the same page in the other language, and from there back."""
from ..head import NOWHERE
from ..site import is_chinese

LINK = "header a[hreflang]"


def check(stage):
    for path in stage.pages:
        if is_chinese(path) or path in NOWHERE:
            continue
        stage.tab.open(stage.base + path)
        for start, end in ((path, stage.site.twin(path)), (stage.site.twin(path), path)):
            before = stage.tab.loads
            if not stage.tab.click(LINK):
                yield start, f"no language link: {LINK}"
                break
            stage.tab.wait_for_load(before)
            if stage.path() != end:
                yield start, f"the language link leads to {stage.path()} and not to {end}"
                break
