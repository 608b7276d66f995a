import EventTrace
import Studies

extension Badge {
    static func verdict(of outcome: StatementOutcome, _ context: PageContext) -> HTML {
        badge(outcome.verdict.look, context.say(PagePhrase(outcome.verdict)), outcome.grade, context)
    }

    /// For example, `31 confirmed, documented`, `4 untestable`; verdicts that no statement has are left out.
    static func tally(_ outcomes: [StatementOutcome], _ context: PageContext) -> [HTML] {
        StatementVerdict.allCases.flatMap { verdict in
            Grade.fromBest.compactMap { grade -> HTML? in
                let count = outcomes.count { $0.verdict == verdict && $0.grade == grade }
                return count == 0 ? nil : badge(verdict.look, "\(count) \(context.say(PagePhrase(verdict)))", grade, context)
            }
        }
    }

    static func tally(_ coverage: DocumentCoverage, _ context: PageContext) -> HTML {
        """
        <p class="tally"><span>\(context.count(coverage.statements.count, .oneStatement, .manyStatements))</span> \
        \(tally(coverage.statements, context).joined(" "))</p>

        """
    }
}

extension Grade {
    /// The best known first, the unknown last.
    static let fromBest: [Grade?] = allCases.sorted(by: >) + [nil]
}

extension StatementVerdict {
    /// The class of the verdict's badge.
    fileprivate var look: String {
        switch self {
        case .confirmed: "confirmed"
        case .holdsUnderConditions: "conditional"
        case .refuted: "refuted"
        case .answered: "answered"
        case .undecided: "undecided"
        case .untestable: "untestable"
        case .notYetTested: "untested"
        }
    }
}
