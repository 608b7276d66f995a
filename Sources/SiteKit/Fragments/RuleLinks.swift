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
}
