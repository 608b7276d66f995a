import ExperimentKit
import Studies

/// The claims whose verdict is the same under every change.
package enum SilentClaims {
    /// The mistakes: silent claims without a reason to stay, and claims with such a reason that do notice something.
    package static func diagnostics(_ experiment: Experiment, _ mutations: ExperimentMutations) -> [Diagnostic] {
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
