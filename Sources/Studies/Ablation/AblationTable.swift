import EventTrace

/// Every rule with the effect of its absence, and the claims that notice.
public struct AblationTable: Sendable {
    public struct Row: Sendable {
        public let rule: Rule
        /// The effect of the rule's absence; nil for a rule that cannot be off, and for one that came after the last ablation.
        public let outcome: RuleAblation?

        public var state: State {
            guard rule.counterfactual.canBeOff else { return .fixed }
            guard let outcome else { return .unknown }
            return outcome.isSilent ? .silent : .noticed
        }
    }

    public enum State: Sendable, CaseIterable {
        /// At least one claim gets another verdict.
        case noticed
        /// The rule cannot be off, for the reason given.
        case fixed
        /// No claim gets another verdict.
        case silent
        /// The rule came after the last ablation.
        case unknown
    }

    /// The rows in the order of the rules.
    public let rows: [Row]
    /// Ids of experiments that have changed, come or gone since the ablation, sorted; their rows may be wrong.
    public let outdated: [String]

    public init(_ rules: [Rule], _ outcomes: [RuleAblation], outdated: [String] = []) {
        rows = rules.map { rule in Row(rule: rule, outcome: outcomes.first { $0.rule == rule.id }) }
        self.outdated = outdated
    }

    public func row(_ rule: RuleID) -> Row? { rows.first { $0.rule.id == rule } }
    public func count(_ state: State) -> Int { rows.count { $0.state == state } }
}
