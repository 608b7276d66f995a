import EventTrace

/// A rule's id that leads to the rule.
enum RuleLink {
    /// A rule that the index lacks has no place to lead to.
    static func html(_ id: RuleID, from page: String, in content: SiteContent) -> HTML {
        guard content.rule(id) != nil else { return "<span class=\"rule\">\(id.description)</span>" }
        return "<a class=\"rule\" href=\"\(Paths.relative(from: page, to: "\(RulesPage.path)#\(id)"))\">\(id.description)</a>"
    }
}
