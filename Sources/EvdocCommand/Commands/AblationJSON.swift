import EventTrace
import Studies

/// The claims that notice the absence of each rule, as JSON; `site/pages/json.md` describes it.
struct AblationJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let rules: [RuleJSON]

    init(_ rules: [Rule], _ ablations: [RuleAblation]) {
        (format, version) = ("evdoc-ablation", 1)
        let ablations = Dictionary(uniqueKeysWithValues: ablations.map { ($0.rule, $0) })
        self.rules = rules.map { RuleJSON($0, ablations[$0.id]) }
    }

    struct RuleJSON: Encodable {
        let rule: String
        /// The engine's behaviour without the rule, or the reason why the rule cannot be off.
        let without: String?
        let cannotBeOff: String?
        let experiments: [ExperimentJSON]
        let observations: [String]

        init(_ rule: Rule, _ ablation: RuleAblation?) {
            self.rule = rule.id.description
            let counterfactual = rule.counterfactual
            without = counterfactual.canBeOff ? counterfactual.sentence : nil
            cannotBeOff = counterfactual.canBeOff ? nil : counterfactual.sentence
            experiments = (ablation?.experiments ?? []).map { ExperimentJSON($0) }
            observations = ablation?.observations ?? []
        }
    }

    struct ExperimentJSON: Encodable {
        let experiment: String
        let decided: Int
        let changed: Int
        /// The claims' numbers, counted from 1 in their experiment.
        let claims: [Int]

        init(_ ablation: ExperimentAblation) {
            experiment = ablation.experiment
            decided = ablation.decided
            changed = ablation.changed
            claims = ablation.claims.map { $0 + 1 }
        }
    }
}
