import ExperimentKit

/// Claims whose verdict is the same whatever is changed.
enum SilentClaims {
    /// A mistake for each that does not say why it stays, and for each that says so and does notice something.
    static func diagnostics(_ experiment: Experiment, _ mutations: ExperimentMutations) -> [Diagnostic] {
        experiment.claims.enumerated().compactMap { place, claim in
            switch (mutations.silent.contains(place), claim.unnoticed) {
            case (true, nil):
                Diagnostic(
                    claim.location, "the claim notices no mutation and no rule that is off: \(claim.statement)",
                    remedy: "Claim what would be otherwise, or say why it stays: Claim(…, unnoticed: \"…\").")
            case (false, .some):
                Diagnostic(
                    claim.location, "the claim is said to notice nothing, and does: \(claim.statement)", remedy: "Take `unnoticed` away.")
            default: nil
            }
        }
    }
}
