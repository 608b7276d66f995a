import EventTrace

/// Rules' ids that lead to the rules, for one page.
struct RuleLinks {
    private let target: String
    private let known: Set<RuleID>

    init(from page: String, in content: SiteContent) {
        target = Paths.relative(from: page, to: RulesPage.path)
        known = Set(content.rules.map(\.id))
    }

    /// A rule that the index lacks has no place to lead to.
    subscript(id: RuleID) -> HTML {
        guard known.contains(id) else { return "<span class=\"rule\">\(id.description)</span>" }
        return "<a class=\"rule\" href=\"\(target)#\(id.description)\">\(id.description)</a>"
    }
}
