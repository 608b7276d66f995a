import EventTrace

/// The proved reasons for the calls of every experiment, beside the current results.
public struct ReasonTable: Sendable {
    private let reasons: [String: ExperimentReasons]
    /// Ids of experiments whose records have changed since, or that have come or gone; sorted. Their reasons are omitted.
    public let outdated: [String]

    public init(_ reasons: [ExperimentReasons], outdated: [String] = []) {
        self.reasons = reasons.reduce(into: [:]) { proved, reasons in
            if !outdated.contains(reasons.experiment), proved[reasons.experiment] == nil { proved[reasons.experiment] = reasons }
        }
        self.outdated = outdated
    }

    /// The rules that are proved to decide about a call of the experiment, or about its absence.
    public func rules(of experiment: String) -> Set<RuleID> {
        Set((reasons[experiment]?.cases ?? []).flatMap { $0.compactMap { $0.rule?.rule } })
    }

    /// The chains of each case, in order, for the calls that it has and for those that it lacks; empty for an outdated experiment. Runs no
    /// case. O(calls × entries of their case).
    public func chains(of result: ExperimentResult) -> [[ReasonChain]] {
        guard let proved = reasons[result.experiment.id] else { return result.findings.map { _ in [] } }
        let calls = MadeCalls(result.findings)
        return result.findings.indices.map { index in
            (proved.cases.indices.contains(index) ? proved.cases[index] : []).compactMap {
                ReasonChain($0, inCase: index, of: result, calls)
            }
        }
    }
}
