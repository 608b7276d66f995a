import ExperimentKit

/// Finds outcomes that tell no case from another, and states that no case is in.
struct OutcomeCheck {
    private let found: OutcomeStates

    init(_ found: OutcomeStates) { self.found = found }

    var diagnostics: [Diagnostic] {
        let comparisons = outcome.states.contains { $0.expectation?.comparesCases == true }
        if comparisons {
            return [
                Diagnostic(
                    outcome.location, "the outcome \(name) compares cases",
                    remedy: "Expect something of a single case, and compare in a claim.")
            ]
        }
        return found.states.count < 2 ? [] : sameEverywhere + unreached
    }

    private var outcome: Outcome { found.outcome }

    private var name: String { "“\(outcome.title ?? outcome.states[0].words)”" }

    private var sameEverywhere: [Diagnostic] {
        let isConstant = Set(found.states).count == 1
        if isConstant, outcome.constant == nil {
            // Of a sentence that is true or not, the reader reads the sentence.
            let isNeverTrue = outcome.title == nil && found.states.first == outcome.states.count - 1
            return [
                Diagnostic(
                    outcome.location,
                    isNeverTrue
                        ? "no case has the outcome “\(outcome.states[0].words)”" : "every case has the outcome “\(words(found.states[0]))”",
                    remedy: "Ask for something that differs, or say why it does not: constant: \"…\".")
            ]
        }
        if !isConstant, outcome.constant != nil {
            return [Diagnostic(outcome.location, "the outcome \(name) differs between the cases", remedy: "Remove 'constant:'.")]
        }
        return []
    }

    /// The words of a state behind the title that they continue.
    private func words(_ state: Int) -> String {
        (outcome.title.map { "\($0) " } ?? "") + outcome.states[state].words
    }

    private var unreached: [Diagnostic] {
        if outcome.constant != nil || Set(found.states).count == 1 { return [] }
        return outcome.states.indices.filter { !found.states.contains($0) }.map { index in
            Diagnostic(
                outcome.location, "no case has the outcome “\(words(index))”",
                remedy: "Mend what the outcome expects, or remove the state.")
        }
    }
}

extension Expectation {
    fileprivate var comparesCases: Bool {
        switch self {
        case .same, .differs: true
        case .all(let parts): parts.contains { $0.comparesCases }
        default: false
        }
    }
}
