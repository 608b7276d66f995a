import EventTrace

/// The rules of the engine, as JSON; `site/pages/json.md` describes it.
struct RulesJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let rules: [RuleJSON]

    init(_ rules: [Rule]) {
        (format, version) = ("evdoc-rules", 1)
        self.rules = rules.map { RuleJSON($0) }
    }

    struct RuleJSON: Encodable {
        let rule: String
        let grade: String
        let sentence: String
        let sources: [String]

        init(_ rule: Rule) {
            self.rule = rule.id.description
            grade = rule.grade.rawValue
            sentence = rule.sentence
            sources = rule.sources.map { ExplainCommand.words($0) }
        }
    }
}
