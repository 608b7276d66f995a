import EventTrace
import ExperimentKit

/// The outcome of one statement of a document.
public struct StatementOutcome: Sendable {
    public let statement: Statement
    /// The testimonies of claims about this statement and about statements that say the same, in the order of the experiments.
    public let testimonies: [Testimony]
    /// The other places where documents say the same.
    public let elsewhere: [Statement]

    public init(statement: Statement, testimonies: [Testimony], elsewhere: [Statement] = []) {
        self.statement = statement
        self.testimonies = testimonies
        self.elsewhere = elsewhere
    }

    public var verdict: StatementVerdict {
        if case .untestable = standing.kind { return .untestable }
        if case .unsettled = standing.kind { return .undecided }
        if testimonies.isEmpty { return .notYetTested }
        if case .question = standing.kind { return testimonies.contains { $0.bearing == .silent } ? .undecided : .answered }
        return verdictOfAssertion
    }

    private var verdictOfAssertion: StatementVerdict {
        let bearings = Set(testimonies.map { $0.bearing })
        if bearings.contains(.contradicts) {
            return bearings.contains(.supports) && standing.condition != nil ? .holdsUnderConditions : .refuted
        }
        return bearings.contains(.silent) ? .undecided : .confirmed
    }

    /// The statement whose kind and condition count.
    private var standing: Statement { statement.representative }

    /// The condition under which the statement holds; nil for a statement that holds everywhere or nowhere.
    public var condition: String? { verdict == .holdsUnderConditions ? standing.condition : nil }

    /// The parts that no claim is about.
    public var untestedParts: [String] {
        if testimonies.contains(where: { $0.part == nil }) || verdict == .untestable { return [] }
        return statement.parts.filter { part in !testimonies.contains { $0.part == part } }
    }

    /// The grade of the statement: of a refuted statement the best known objection, of any other the least known of all claims. Nil if the
    /// grade is unknown, or if there is nothing to know.
    public var grade: Grade? {
        switch verdict {
        case .refuted: testimonies.filter { $0.bearing == .contradicts }.compactMap { $0.claim.claim.grade }.max()
        case .confirmed, .holdsUnderConditions, .answered: testimonies.compactMap { $0.claim.claim.grade }.min()
        case .undecided, .untestable, .notYetTested: nil
        }
    }
}
