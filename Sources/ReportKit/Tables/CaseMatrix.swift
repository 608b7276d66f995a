import EventTrace
import ExperimentKit
import Studies

/// All cases of an experiment with two variables: a row for each value of one, a column for each value of the other.
public struct CaseMatrix: Sendable {
    public let rows: AnyVariable
    public let columns: AnyVariable
    /// For each row and column the finding of its case; nil for a combination without a case.
    public let findings: [[Finding?]]
    /// The outcomes that cells say, and those that are the same in all cells.
    public let outcomes: (told: [OutcomeStates], same: [OutcomeStates])

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
        let told = result.outcomes(amongCells: findings.flatMap { $0.compactMap { $0 } })
        outcomes = (told.differing, told.same)
    }

    /// Outcomes that happen in a case; an only outcome, even if it does not happen.
    public func shown(_ finding: Finding) -> [OutcomeStates] {
        outcomes.told.count == 1 ? outcomes.told : outcomes.told.filter { $0.happens(inCase: finding.case.index) }
    }

    /// Whether some cell leaves out an outcome that does not happen in its case.
    public var leavesOut: Bool {
        findings.contains { $0.contains { finding in finding.map { shown($0).count < outcomes.told.count } ?? false } }
    }
}

extension OutcomeStates {
    /// False if the words of the case's state only deny the other state.
    func happens(inCase index: Int) -> Bool { !outcome.isDenied || states[index] == 0 }
}

extension Wording {
    /// The most letters of a value that says nothing without its variable: "yes", "up".
    private static let mostOfAnAnswer = 3

    /// A value over a column or before a row of a matrix, as a clause where the value alone does not say of what it is one.
    public func head(_ variable: AnyVariable, _ value: Value) -> String {
        switch value {
        case .flag: clause(variable, value)
        case .choice(let words) where words.count <= Wording.mostOfAnAnswer: clause(variable, value)
        default: shortCondition(.isOneOf(variable.name, [value]))
        }
    }
}
