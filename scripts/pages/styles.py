"""The style sheets parse, and the browser knows every property, value and selector in them."""
from .mistakes import Mistake

# Names of at-rules whose content is rules, and of those whose content is declarations.
GROUPS = frozenset(("media", "supports", "layer", "container", "scope", "starting-style"))
LISTS = frozenset(("font-face", "page", "property", "counter-style", "view-transition"))

KNOWN = """(declarations, selectors) => [
  declarations.filter(([name, value]) => !CSS.supports(name, value)).map(([name, value]) => `${name}: ${value}`),
  selectors.filter((selector) => !CSS.supports(`selector(${selector})`)),
]"""


def check(site, tab):
    for file in sorted(site.root.rglob("*.css")):
        path = file.relative_to(site.root).as_posix()
        sheet = Sheet(file.read_text(encoding="utf-8"))
        for words in sheet.errors:
            yield Mistake("css", path, words)
        declarations, selectors = tab.apply(KNOWN, sheet.declarations, sheet.selectors)
        for words in declarations:
            yield Mistake("css", path, f"the browser does not know {words}")
        for words in selectors:
            yield Mistake("css", path, f"the browser does not know the selector {words}")


class Sheet:
    def __init__(self, text):
        import tinycss2
        self.css = tinycss2
        self.errors, self.declarations, self.selectors = [], [], []
        self.rules(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True))

    def rules(self, rules):
        for rule in rules:
            if rule.type == "error":
                self.errors.append(f"line {rule.source_line}: {rule.message}")
            elif rule.type == "qualified-rule":
                self.selectors += self.parts(rule.prelude)
                self.block(rule.content)
            elif rule.type == "at-rule" and rule.content is not None:
                if rule.lower_at_keyword in GROUPS:
                    self.rules(self.css.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True))
                elif rule.lower_at_keyword in LISTS:
                    self.block(rule.content, known=False)

    def parts(self, prelude):
        """The selectors between the commas."""
        parts = [[]]
        for token in prelude:
            if token == ",":
                parts.append([])
            else:
                parts[-1].append(token)
        return [self.css.serialize(part).strip() for part in parts]

    def block(self, content, known=True):
        for item in self.css.parse_declaration_list(content, skip_comments=True, skip_whitespace=True):
            if item.type == "error":
                self.errors.append(f"line {item.source_line}: {item.message}")
            # Other browsers' own properties are none of Chromium's; descriptors are no properties.
            elif item.type == "declaration" and known and not item.name.startswith("-"):
                self.declarations.append([item.name, self.css.serialize(item.value).strip()])
