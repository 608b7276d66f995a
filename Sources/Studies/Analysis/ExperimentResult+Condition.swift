import ExperimentKit

extension ExperimentResult {
    /// The shortest condition that selects exactly the cases with these positions.
    package func condition(selecting positions: [Int]) -> Condition {
        Selection(experiment.variables, findings.map { $0.case }).condition(selecting: positions)
    }
}
