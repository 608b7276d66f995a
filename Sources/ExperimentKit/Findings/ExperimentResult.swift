import EventTrace

/// All that a run of an experiment found out.
public struct ExperimentResult: Sendable {
    public let experiment: Experiment
    /// One for each case, in order.
    public let findings: [Finding]
    /// One for each claim, in order.
    public internal(set) var claims: [ClaimVerdict]
    /// Cases by equal orderings, in the order of their first cases.
    public let groups: [OrderingGroup]
    /// One for each variable, in order: what matters.
    public let influences: [Influence]
    /// What is otherwise in older versions of iOS, from the newest of them.
    public internal(set) var versions: [VersionDifference] = []
    /// The author's mistakes. Where there are any, the rest may be incomplete.
    public let diagnostics: [Diagnostic]
    /// What the author may not have meant; the rest stands all the same.
    public let warnings: [Diagnostic]

    public init(
        experiment: Experiment, findings: [Finding], claims: [ClaimVerdict], groups: [OrderingGroup], influences: [Influence],
        diagnostics: [Diagnostic] = [], warnings: [Diagnostic] = []
    ) {
        self.experiment = experiment
        self.findings = findings
        self.claims = claims
        self.groups = groups
        self.influences = influences
        self.diagnostics = diagnostics
        self.warnings = warnings
    }

    /// The rules that were the reason for an entry of any case, in order. O(entries).
    public var rulesAtWork: [RuleID] {
        var seen: Set<RuleID> = []
        for finding in findings {
            for case let rule? in finding.trace.entries.map({ $0.rule }) { seen.insert(rule) }
        }
        return seen.sorted()
    }

    /// The group that this case belongs to.
    public func group(ofCase index: Int) -> OrderingGroup? { groups.first { $0.cases.contains(index) } }
}
