extension Claim {
    /// The author's mistakes that show without a run: claims that can never fail or never hold.
    func diagnostics(in cases: [Case]) -> [Diagnostic] {
        var found = expectation.shapeProblems.map { Diagnostic(location, $0.summary, remedy: $0.remedy) }
        if !cases.isEmpty, !cases.contains(where: { condition.selects($0) }) {
            found.append(
                Diagnostic(
                    location, "the claim is about none of the \(cases.count) cases: its condition selects none",
                    remedy: "Mend the condition, or exclude less."))
        }
        return found
    }
}

extension Expectation {
    fileprivate typealias Problem = (summary: String, remedy: String)

    /// Mistakes in the claim itself, whatever the experiment.
    fileprivate var shapeProblems: [Problem] {
        let empty = tokens.contains { $0.description.allSatisfy { $0 == " " } }
        return partProblems + (empty ? [("a pattern is empty, and matches nothing", "Write receiver.call, or '*' for any.")] : [])
    }

    private var partProblems: [Problem] {
        switch self {
        case .order(let patterns): tooFew(patterns, "order", "Write one call as a line of the claim.")
        case .entries(let patterns): tooFew(patterns, "order of entries", "Write a call as a line of the claim, a decision as .decided(…).")
        case .ordering(let patterns, let among) where patterns.isEmpty && among.isEmpty:
            [("the ordering that is expected is empty", "Say .noCalls.")]
        case .all(let parts) where parts.isEmpty:
            [("the claim expects nothing", "Say what is expected, or let 'run --write' put in what is seen.")]
        case .all(let parts): parts.flatMap { $0.partProblems }
        default: certainProblems
        }
    }

    private func tooFew(_ patterns: [TokenPattern], _ what: String, _ remedy: String) -> [Problem] {
        switch patterns.count {
        case 0: [("the \(what) that is expected is empty, and always holds", "Say what comes in this order.")]
        case 1: [("an \(what) needs two, and has '\(patterns[0])' alone", remedy)]
        default: []
        }
    }
}
