import EventTrace

/// Rules' ids that lead to the rules, for one page.
struct RuleLinks {
    private let target: String
    private let known: Set<RuleID>

    init(from page: String, in content: SiteContent) {
        target = Routes.rules.address(from: page)
        known = Set(content.rules.map(\.id))
    }

    /// A rule that the index lacks has no place to lead to. Empty for an entry of the experiment's own.
    subscript(id: RuleID?) -> HTML {
        guard let id else { return "" }
        guard known.contains(id) else { return "<span class=\"rule\">\(id.description)</span>" }
        return "<a class=\"rule\" href=\"\(target)\(Route.fragment(Place.rule(id)))\">\(id.description)</a>"
    }

    /// Prose in which each id of a rule, `GE.9`, leads to the rule.
    func linking(_ text: String) -> HTML {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return HTML(text: text) }
        var html = ""
        var rest = text[...]
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isUppercase }) {
            html += HTML(text: String(rest[..<start])).description
            rest = rest[start...]
            let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
            let id = word.hasSuffix(".") ? word.dropLast() : word
            html += (linked(id) ?? HTML(text: String(id))).description
            rest = rest[id.endIndex...]
        }
        return HTML(verbatim: html + HTML(text: String(rest)).description)
    }

    private func linked(_ word: Substring) -> HTML? {
        guard let id = RuleID(String(word)), known.contains(id) else { return nil }
        return self[id]
    }
}
