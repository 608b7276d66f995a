import ExperimentKit
import ProjectFiles
import ReportKit
import Studies

/// Conclusions as lines for a terminal: by name, by rule, by experiment.
struct ConclusionsText {
    private let conclusions: Conclusions
    private let style: Style

    init(_ conclusions: Conclusions, _ style: Style) {
        self.conclusions = conclusions
        self.style = style
    }

    var text: String {
        [
            section("By name", conclusions.names.map(lines)), section("By rule", conclusions.rules.map(lines)),
            section("By experiment", conclusions.results.map(lines)),
        ].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func section(_ title: String, _ parts: [String]) -> String {
        parts.isEmpty ? "" : "\(style(.bold, title))\n\n\(parts.joined(separator: "\n"))"
    }

    private func lines(_ name: NameConclusion) -> String {
        let effects = name.effects.map { effect -> String in
            let id = effect.result.experiment.id
            switch effect.influence.effect {
            case .neverMatters: return "never changes the ordering in \(id)"
            case .untested: return "never varies alone in \(id)"
            case .matters: return "changes the ordering in \(id)\(place(effect.influence.condition))"
            }
        }
        return style(.cyan, name.name) + "\n" + indented(effects + name.claims.map(told))
    }

    private func lines(_ rule: RuleConclusion) -> String {
        let places = rule.places.map { place in
            let count = "\(place.caseCount) of \(counted(place.result.findings.count, "case"))"
            return "at work in \(place.result.experiment.id)\(self.place(place.condition)) (\(count))"
        }
        return "\(style(.cyan, rule.rule.id.description))  \(rule.rule.sentence)\n" + indented(places + rule.claims.map(told))
    }

    private func lines(_ result: ExperimentResult) -> String {
        let groups = result.groups.map { group in
            "ordering \(group.letter) when \(group.condition.words) (\(counted(group.cases.count, "case")))"
        }
        let claims = result.claims.indices.map { told(PlacedClaim(result: result, index: $0)) + weaker(result.claims[$0]) }
        return "\(style(.cyan, result.experiment.id))  \(result.experiment.title)\n" + indented(groups + claims)
    }

    private func told(_ placed: PlacedClaim) -> String {
        "\(placed.claim.verdict.rawValue): \(placed.claim.claim.statement) (\(placed.result.experiment.id))"
    }

    private func weaker(_ claim: ClaimVerdict) -> String {
        guard let wider = claim.wider else { return "" }
        return " – holds for more: \(wider.condition == .always ? "always" : "where \(wider.condition.words)")"
    }

    private func place(_ condition: Condition) -> String { condition == .always ? "" : " where \(condition.words)" }

    private func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }
}
