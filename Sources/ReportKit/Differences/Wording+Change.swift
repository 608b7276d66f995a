import ExperimentKit

extension Wording {
    /// The values that make a change: "the finger drags or the control is a slider", "the finger drags; the row is in edit mode".
    public func lead(of change: CaseDifferences.Change) -> String {
        let own = condition(.any(change.values.map { .isOneOf($0.variable.name, $0.values) }))
        let others = change.alongside.compactMap { other in change.finding.case[other].map { clause(other, $0) } }
        return translation.list([own] + others, .semicolon)
    }
}
