import EventTrace
import ExperimentKit
import Studies

/// All cases of an experiment with two variables: a row for each value of one, a column for each value of the other.
public struct CaseMatrix: Sendable {
    public let rows: AnyVariable
    public let columns: AnyVariable
    /// For each row and column the finding of its case; nil for a combination without a case.
    public let findings: [[Finding?]]

    /// Makes a matrix; nil unless the experiment varies two things. The variable with fewer values is on top.
    public init?(_ result: ExperimentResult) {
        let variables = result.experiment.variables.filter { $0.domain.count > 1 }
        guard variables.count == 2, result.findings.count > 2 else { return nil }
        let isTall = variables[0].domain.count >= variables[1].domain.count
        let (rows, columns) = isTall ? (variables[0], variables[1]) : (variables[1], variables[0])
        self.rows = rows
        self.columns = columns
        findings = rows.domain.map { row in
            columns.domain.map { column in
                result.findings.first { $0.case[rows] == row && $0.case[columns] == column }
            }
        }
    }
}
