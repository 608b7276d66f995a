import EventTrace
import ExperimentKit
import Studies

extension NameConclusion {
    /// The conclusions of all names. O(words of variables and claims).
    static func all(_ results: [ExperimentResult]) -> [NameConclusion] {
        var effects: [String: [Effect]] = [:]
        var claims: [String: [PlacedClaim]] = [:]
        for result in results {
            for influence in result.influences {
                for name in APINames.names(in: words(of: influence.variable)) {
                    effects[name, default: []].append(Effect(result: result, influence: influence))
                }
            }
            for (index, claim) in result.claims.enumerated() {
                for name in APINames.names(in: words(of: claim.claim, in: result)) {
                    claims[name, default: []].append(PlacedClaim(result: result, index: index))
                }
            }
        }
        return Set(effects.keys).union(claims.keys).sorted().map {
            NameConclusion(name: $0, effects: effects[$0] ?? [], claims: claims[$0] ?? [])
        }
    }

    private static func words(of variable: AnyVariable) -> String { "\(variable.name) \(variable.title)" }

    /// The words of the sentence, its explanation, the expected calls and the condition.
    private static func words(of claim: Claim, in result: ExperimentResult) -> String {
        let patterns = claim.expectation.tokens.map(\.description)
        let text = [claim.statement, claim.explanation ?? "", claim.condition.words]
        return (text + patterns).joined(separator: " ")
    }
}
