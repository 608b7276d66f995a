import EventTrace
import ExperimentKit

/// What notices without each rule, as JSON; `site/pages/json.md` describes it.
struct AblationJSON {
    /// Changes when a key changes its name or meaning.
    static let version = 1

    private let rules: [Rule]
    private let ablations: [RuleID: RuleAblation]

    init(_ rules: [Rule], _ ablations: [RuleAblation]) {
        self.rules = rules
        self.ablations = Dictionary(uniqueKeysWithValues: ablations.map { ($0.rule, $0) })
    }

    var json: JSON {
        .object([
            ("format", "evdoc-ablation"), ("version", .integer(AblationJSON.version)), ("rules", .list(rules.map(json))),
        ])
    }

    private func json(_ rule: Rule) -> JSON {
        let ablation = ablations[rule.id]
        let without = rule.counterfactual
        return .object([
            ("rule", .string(rule.id.description)), (without.canBeOff ? "without" : "cannotBeOff", .string(without.sentence)),
            ("experiments", .list((ablation?.experiments ?? []).map(json))),
            ("observations", .list((ablation?.observations ?? []).map { .string($0) })),
        ])
    }

    /// Claims count from 1 in their experiment.
    private func json(_ ablation: ExperimentAblation) -> JSON {
        .object([
            ("experiment", .string(ablation.experiment)), ("decided", .integer(ablation.decided)), ("changed", .integer(ablation.changed)),
            ("claims", .list(ablation.claims.map { .integer($0 + 1) })),
        ])
    }
}
