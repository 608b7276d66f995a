import ReportKit
import Studies

/// Conclusions as JSON; `site/pages/json.md` describes it.
struct ConclusionsJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let names: [NameJSON]
    let rules: [RuleJSON]
    let experiments: [ExperimentJSON]

    init(_ conclusions: Conclusions) {
        (format, version) = ("evdoc-conclusions", 1)
        names = conclusions.names.map { NameJSON($0) }
        rules = conclusions.rules.map { RuleJSON($0) }
        experiments = conclusions.results.map { ExperimentJSON($0) }
    }

    struct NameJSON: Encodable {
        let name: String
        let effects: [EffectJSON]
        let claims: [ReferenceJSON]

        init(_ name: NameConclusion) {
            self.name = name.name
            effects = name.effects.map { EffectJSON($0.influence, of: $0.result.experiment.id) }
            claims = name.claims.map { ReferenceJSON($0) }
        }
    }

    struct RuleJSON: Encodable {
        struct PlaceJSON: Encodable {
            let experiment: String
            let condition: String
            let cases: Int
        }

        let rule: String
        let atWork: [PlaceJSON]
        let claims: [ReferenceJSON]

        init(_ rule: RuleConclusion) {
            self.rule = rule.rule.id.description
            atWork = rule.places.map {
                PlaceJSON(experiment: $0.result.experiment.id, condition: $0.condition.words, cases: $0.caseCount)
            }
            claims = rule.claims.map { ReferenceJSON($0) }
        }
    }

    struct ExperimentJSON: Encodable {
        struct OrderingJSON: Encodable {
            let condition: String
            let cases: [Int]
        }

        let experiment: String
        let title: String
        let orderings: [OrderingJSON]
        let variables: [EffectJSON]
        let claims: [ClaimJSON]

        init(_ result: ExperimentResult) {
            experiment = result.experiment.id
            title = result.experiment.title
            orderings = result.groups.map { OrderingJSON(condition: $0.condition.words, cases: $0.cases.map { $0 + 1 }) }
            variables = result.influences.map { EffectJSON($0) }
            claims = result.claims.map { ClaimJSON($0) }
        }
    }

    /// The effect of varying a variable.
    struct EffectJSON: Encodable {
        /// The experiment; left out if the effect is listed within its experiment.
        let experiment: String?
        let variable: String
        let effect: String
        let condition: String

        init(_ influence: Influence, of experiment: String? = nil) {
            self.experiment = experiment
            variable = influence.variable.name
            effect =
                switch influence.effect {
                case .matters: "matters"
                case .neverMatters: "never matters"
                case .untested: "untested"
                }
            condition = influence.condition.words
        }
    }

    struct ClaimJSON: Encodable {
        let statement: String
        let verdict: String
        let condition: String
        let wider: String?

        init(_ claim: ClaimVerdict) {
            statement = claim.claim.statement
            verdict = claim.verdict.rawValue
            condition = claim.claim.condition.words
            wider = claim.wider?.condition.words
        }
    }

    struct ReferenceJSON: Encodable {
        let experiment: String
        /// The claim's number, counted from 1 in its experiment.
        let claim: Int

        init(_ placed: PlacedClaim) {
            experiment = placed.result.experiment.id
            claim = placed.index + 1
        }
    }
}
