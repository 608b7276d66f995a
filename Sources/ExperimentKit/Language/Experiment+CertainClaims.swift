extension Experiment {
    /// Mistakes of claims whose condition selects every combination of values, excluded ones too.
    func tautologies(among claims: [Claim]) -> [Diagnostic] {
        let conditioned = claims.filter { $0.condition != .always }
        let combinations = conditioned.isEmpty ? [] : combinations
        guard !combinations.isEmpty else { return [] }
        return conditioned.filter { claim in combinations.allSatisfy { claim.condition.selects($0) } }.map {
            Diagnostic(
                $0.location, "the claim's condition selects every combination of values, and says nothing",
                remedy: "Leave it out, or mend it.")
        }
    }

    /// Mistakes of claims with the sentence of an earlier claim.
    var repeatedSentences: [Diagnostic] {
        var first: [String: Int] = [:]
        return claims.enumerated().compactMap { place, claim in
            guard !claim.statement.isEmpty else { return nil }
            guard let other = first[claim.statement] else {
                first[claim.statement] = place
                return nil
            }
            return Diagnostic(
                claim.location,
                "claim \(place + 1) has the sentence of claim \(other + 1), at line \(claims[other].location.line): \(claim.statement)",
                remedy: "Say in the sentence what tells them apart.")
        }
    }

    /// Mistakes of outcomes with the words of an earlier outcome.
    var repeatedOutcomes: [Diagnostic] {
        var first: [String: Int] = [:]
        return outcomes.enumerated().compactMap { place, outcome in
            let words = outcome.title ?? outcome.states[0].words
            guard let other = first[words] else {
                first[words] = place
                return nil
            }
            return Diagnostic(
                outcome.location,
                "outcome \(place + 1) has the words of outcome \(other + 1), at line \(outcomes[other].location.line): \(words)",
                remedy: "Say in the words what tells them apart.")
        }
    }
}
