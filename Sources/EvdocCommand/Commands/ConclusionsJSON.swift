import ExperimentKit
import ReportKit

/// Conclusions as JSON; `site/pages/json.md` describes it.
struct ConclusionsJSON {
    /// Changes when a key changes its name or meaning.
    static let version = 1

    let conclusions: Conclusions

    var json: JSON {
        .object([
            ("format", "evdoc-conclusions"), ("version", .integer(ConclusionsJSON.version)),
            ("names", .list(conclusions.names.map(json))), ("rules", .list(conclusions.rules.map(json))),
            ("experiments", .list(conclusions.results.map(json))),
        ])
    }

    private func json(_ name: NameConclusion) -> JSON {
        let effects = name.effects.map { effect in
            JSON.object([("experiment", .string(effect.result.experiment.id))] + members(effect.influence))
        }
        return .object([("name", .string(name.name)), ("effects", .list(effects)), ("claims", .list(name.claims.map(reference)))])
    }

    private func json(_ rule: RuleConclusion) -> JSON {
        let places = rule.places.map { place in
            JSON.object([
                ("experiment", .string(place.result.experiment.id)), ("condition", .string(place.condition.words)),
                ("cases", .integer(place.caseCount)),
            ])
        }
        return .object([
            ("rule", .string(rule.rule.id.description)), ("atWork", .list(places)), ("claims", .list(rule.claims.map(reference))),
        ])
    }

    private func json(_ result: ExperimentResult) -> JSON {
        let groups = result.groups.map { group in
            JSON.object([
                ("condition", .string(group.condition.words)), ("cases", .list(group.cases.map { .integer($0 + 1) })),
            ])
        }
        return .object([
            ("experiment", .string(result.experiment.id)), ("title", .string(result.experiment.title)),
            ("orderings", .list(groups)), ("variables", .list(result.influences.map { .object(members($0)) })),
            ("claims", .list(result.claims.map(claim))),
        ])
    }

    private func members(_ influence: Influence) -> [(key: String, value: JSON)] {
        [
            ("variable", .string(influence.variable.name)), ("effect", .string(ConclusionsJSON.word(influence.effect))),
            ("condition", .string(influence.condition.words)),
        ]
    }

    private func claim(_ claim: ClaimVerdict) -> JSON {
        .object(
            [
                ("statement", .string(claim.claim.statement)), ("verdict", .string(claim.verdict.rawValue)),
                ("condition", .string(claim.claim.condition.words)),
            ] + (claim.wider.map { [("wider", .string($0.condition.words))] } ?? []))
    }

    /// The claim's number counts from 1 in its experiment.
    private func reference(_ placed: PlacedClaim) -> JSON {
        .object([("experiment", .string(placed.result.experiment.id)), ("claim", .integer(placed.index + 1))])
    }

    private static func word(_ effect: Influence.Effect) -> String {
        switch effect {
        case .matters: "matters"
        case .neverMatters: "never matters"
        case .untested: "untested"
        }
    }
}
