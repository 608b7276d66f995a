import ExperimentKit

extension Wording {
    /// The values that make a change: "the finger drags or the control is a slider", "the finger drags; the row is in edit mode".
    public func lead(of change: CaseDifferences.Change) -> String {
        let own = condition(.any(change.values.map { .isOneOf($0.variable.name, $0.values) }))
        let others = change.alongside.compactMap { other in change.finding.case[other].map { clause(other, $0) } }
        return translation.list([own] + others, .semicolon)
    }

    /// A sentence for the variables of each effect that no row of the changes shows.
    public func lesserEffects(_ differences: CaseDifferences) -> [String] {
        func those(_ effect: CaseDifferences.Effect) -> [AnyVariable] {
            differences.effects.filter { $0.effect == effect }.map { $0.variable }
        }
        let sentences: [(Phrase, [AnyVariable])] = [
            (.changesPrints, those(.printedLines)), (.changesNested, those(.nestedCalls)),
            (.changesNothing, those(.nothing).filter { !differences.needs($0) }),
            (.changesNotTheBase, those(.calls).filter { !differences.shows($0) }),
        ]
        return sentences.filter { !$0.1.isEmpty }.map { phrase, variables in
            say(phrase, ["variables": translation.list(variables.map { subject(of: $0) })])
        }
    }

    /// The values that leave the base as it is: "The same where the finger holds, or the view is plain."; nil without one.
    public func likeTheBase(_ differences: CaseDifferences) -> String? {
        guard !differences.likeTheBase.isEmpty else { return nil }
        let conditions = differences.likeTheBase.map { change in
            let own = condition(.any(change.values.map { .isOneOf($0.variable.name, $0.values) }))
            let others = change.alongside.compactMap { other in change.finding.case[other].map { clause(other, $0) } }
            return others.reduce(own) { say(.bothConditions, ["left": $0, "right": $1]) }
        }
        let words = conditions.dropFirst().reduce(conditions[0]) { say(.eitherCondition, ["left": $0, "right": $1]) }
        // Together two of them may do what neither does alone.
        let isOfSeveral = differences.likeTheBase.count + (differences.likeTheBase.first?.values.count ?? 0) > 2
        return say(isOfSeveral ? .sameWhereOneOf : .sameWhere, ["conditions": words])
    }
}
