import EventTrace

/// A rule's id that leads to the rule.
enum RuleLink {
    static func html(_ id: RuleID, from page: String, in content: SiteContent) -> HTML {
        let target = Paths.relative(from: page, to: "\(RulesPage.path)#\(id)")
        // What the rule says, for those who point at it; a rule that the index lacks has no place to lead to.
        guard let rule = content.rule(id) else { return "<span class=\"rule\">\(id.description)</span>" }
        return "<a class=\"rule\" href=\"\(target)\" title=\"\(rule.sentence.english)\">\(id.description)</a>"
    }
}
