import EventTrace
import ExperimentKit

/// Finds variables that change more of the record than their declaration says.
struct ReachCheck {
    private let cases: [Observed]

    init(_ cases: [Observed]) { self.cases = cases }

    func diagnostics(of variable: AnyVariable) -> [Diagnostic] {
        guard let kept = variable.reach.kept else { return [] }
        var first: [[Value]: (case: Case, calls: Signature)] = [:]
        for observed in cases {
            let others = observed.case.values(without: variable.name)
            let calls = Signature(observed.canonicalCalls().filter(kept))
            guard let one = first[others] else {
                first[others] = (observed.case, calls)
                continue
            }
            guard one.calls != calls else { continue }
            return [
                Diagnostic(
                    variable.location,
                    "'\(variable.name)' is said to change \(variable.reach.words), and changes more: case \(one.case.index + 1) and case \(observed.case.index + 1) differ",
                    remedy: "Compare them with 'run --case', or remove 'changes:'.")
            ]
        }
        return []
    }
}

extension VariableReach {
    /// Selects the calls that the variable may not change; nil if it may change all.
    fileprivate var kept: ((Call) -> Bool)? {
        switch self {
        case .everything: nil
        case .printedLines: { !$0.isMark }
        case .nestedCalls: { !$0.isMark && $0.depth == 0 }
        }
    }

    fileprivate var words: String {
        switch self {
        case .everything: "anything"
        case .printedLines: "printed lines only"
        case .nestedCalls: "nested calls only"
        }
    }
}
