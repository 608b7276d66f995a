/// What has been proved about the calls of every experiment, beside the results of now.
public struct ReasonTable: Sendable {
    private let reasons: [String: ExperimentReasons]
    /// Ids of experiments whose records have changed since, that have come or gone; sorted. Nothing is said of them.
    public let outdated: [String]

    public init(_ reasons: [ExperimentReasons], outdated: [String] = []) {
        self.reasons = reasons.reduce(into: [:]) { proved, reasons in
            if !outdated.contains(reasons.experiment), proved[reasons.experiment] == nil { proved[reasons.experiment] = reasons }
        }
        self.outdated = outdated
    }

    /// For each case, in order, the chains of the calls that it has and of those that it lacks; none of an experiment that is out of date. Runs nothing.
    /// O(calls × entries of their case).
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
