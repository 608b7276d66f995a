import EventTrace
import ExperimentKit

/// The complete result of a run of an experiment.
public struct ExperimentResult: Sendable {
    public let experiment: Experiment
    /// The findings, one for each case, in order.
    public let findings: [Finding]
    /// The verdicts, one for each claim, in order.
    public internal(set) var claims: [ClaimVerdict]
    /// Cases by equal orderings, in the order of their first cases.
    public let groups: [OrderingGroup]
    /// The influence of each variable, in order.
    public let influences: [Influence]
    /// The outcomes with their states in each case, in the order of the experiment's outcomes.
    public let outcomes: [OutcomeStates]
    /// The differences of older versions of iOS, from the newest of them.
    public internal(set) var versions: [VersionDifference] = []
    /// The author's mistakes. If there are any, the rest may be incomplete.
    public let diagnostics: [Diagnostic]
    /// Warnings about probable mistakes of the author; the rest is complete in spite of them.
    public let warnings: [Diagnostic]

    public init(
        experiment: Experiment, findings: [Finding], claims: [ClaimVerdict], groups: [OrderingGroup], influences: [Influence],
        outcomes: [OutcomeStates] = [], diagnostics: [Diagnostic] = [], warnings: [Diagnostic] = []
    ) {
        self.experiment = experiment
        self.findings = findings
        self.claims = claims
        self.groups = groups
        self.influences = influences
        self.outcomes = outcomes
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

    /// The rules by which claims are explained, in order, whether they are the reason for an entry or not.
    public var rulesClaimed: [RuleID] { Set(experiment.claims.flatMap(\.rules).map(\.id)).sorted() }

    /// The group that this case belongs to.
    public func group(ofCase index: Int) -> OrderingGroup? { groups.first { $0.cases.contains(index) } }
}
