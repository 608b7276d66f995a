import ExperimentKit
import TranslationKit

extension Badge {
    static func state(_ state: StatementOutcome.State, _ translation: Translation, count: Int? = nil) -> HTML {
        let words = translation(PagePhrase(state))
        return "<span class=\"badge \(look(state))\">\(count.map { "\($0) \(words)" } ?? words)</span>"
    }

    static func verdict(_ verdict: Verdict, _ translation: Translation) -> HTML {
        "<span class=\"badge \(verdict.rawValue)\">\(translation(PagePhrase(verdict)))</span>"
    }

    /// `31 confirmed`, `4 untestable`; states that nothing has are left out.
    static func tally(_ coverage: DocumentCoverage, _ translation: Translation) -> HTML {
        let badges = StatementOutcome.State.allCases.compactMap { state -> HTML? in
            let count = coverage.count(state)
            return count == 0 ? nil : Badge.state(state, translation, count: count)
        }
        return """
            <p class="tally"><span>\(statements(coverage.statements.count, translation))</span> \
            \(badges.joined(" "))</p>

            """
    }

    private static func statements(_ count: Int, _ translation: Translation) -> String {
        count == 1 ? translation(PagePhrase.oneStatement) : translation(PagePhrase.manyStatements, ["count": "\(count)"])
    }

    private static func look(_ state: StatementOutcome.State) -> String {
        switch state {
        case .confirmed, .refuted, .undecided: state.rawValue
        case .untestable: "untestable"
        case .notYetTested: "untested"
        }
    }
}
