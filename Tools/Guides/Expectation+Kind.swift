import ExperimentKit

extension Expectation {
    /// What the guide of the grammar has to show.
    enum Kind: String, CaseIterable {
        case order, ordering, never, happens, exactly, before, nested, outermost, receivers, interval, answer, noCalls, same, differs,
            entries, decided,
            neverDecided, ruleAtWork, ruleNotAtWork, holds

        /// The beginning of what an author writes.
        var spelling: String {
            switch self {
            case .order: "order {"
            case .ordering: "only("
            case .exactly: ".times("
            case .nested: ".inside("
            case .receivers: ".receivers("
            case .interval: ".comes("
            case .answer: ".returns("
            case .same: ".changesNothing("
            case .differs: ".changesTheCalls("
            case .noCalls: rawValue
            case .decided, .neverDecided, .ruleAtWork, .ruleNotAtWork, .holds: "\(rawValue)("
            case .entries: "entries {"
            default: ".\(rawValue)"
            }
        }
    }

    /// Does not compile while a kind is missing.
    var kind: Kind? {
        switch self {
        case .order: .order
        case .ordering: .ordering
        case .never: .never
        case .happens: .happens
        case .exactly: .exactly
        case .before: .before
        case .nested: .nested
        case .outermost: .outermost
        case .receivers: .receivers
        case .interval: .interval
        case .answer: .answer
        case .noCalls: .noCalls
        case .same: .same
        case .differs: .differs
        case .entries: .entries
        case .decided: .decided
        case .neverDecided: .neverDecided
        case .ruleAtWork: .ruleAtWork
        case .ruleNotAtWork: .ruleNotAtWork
        // Several lines of a claim.
        case .all: nil
        case .holds: .holds
        }
    }
}
