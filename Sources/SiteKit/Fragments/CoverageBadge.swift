import EventTrace
import ExperimentKit
import TranslationKit

extension Badge {
    static func verdict(of outcome: StatementOutcome, _ translation: Translation) -> HTML {
        badge(outcome.verdict.look, translation(PagePhrase(outcome.verdict)), outcome.grade, translation)
    }

    /// `31 confirmed, documented`, `4 untestable`; what no statement has is left out.
    static func tally(_ coverage: DocumentCoverage, _ translation: Translation) -> HTML {
        let badges = StatementVerdict.allCases.flatMap { verdict in
            Grade.fromBest.compactMap { grade -> HTML? in
                let count = coverage.count(verdict, grade)
                return count == 0 ? nil : badge(verdict.look, "\(count) \(translation(PagePhrase(verdict)))", grade, translation)
            }
        }
        return """
            <p class="tally"><span>\(statements(coverage.statements.count, translation))</span> \
            \(badges.joined(" "))</p>

            """
    }

    private static func statements(_ count: Int, _ translation: Translation) -> String {
        count == 1 ? translation(PagePhrase.oneStatement) : translation(PagePhrase.manyStatements, ["count": "\(count)"])
    }
}

extension Grade {
    /// The best known first, the unknown last.
    static let fromBest: [Grade?] = allCases.sorted(by: >) + [nil]
}

extension StatementVerdict {
    /// The class of its badge.
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
