import EventTrace
import ExperimentKit
import Studies

extension RuleConclusion {
    /// The conclusions of all rules. O(entries), and a search for a condition for each set of cases that a rule is at work in.
    static func all(_ results: [ExperimentResult], _ rules: [Rule]) -> [RuleConclusion] {
        var places: [RuleID: [Place]] = [:]
        var claims: [RuleID: [PlacedClaim]] = [:]
        for result in results {
            for (rule, place) in self.places(in: result) { places[rule, default: []].append(place) }
            for index in result.claims.indices {
                for rule in result.rules(behind: index) { claims[rule, default: []].append(PlacedClaim(result: result, index: index)) }
            }
        }
        return rules.sorted { $0.id < $1.id }.compactMap { rule in
            let (shown, claimed) = (places[rule.id] ?? [], claims[rule.id] ?? [])
            return shown.isEmpty && claimed.isEmpty ? nil : RuleConclusion(rule: rule, places: shown, claims: claimed)
        }
    }

    /// The places of the rules. Many rules are at work in the same cases, so each set of cases is put into words once.
    private static func places(in result: ExperimentResult) -> [(RuleID, Place)] {
        var positions: [RuleID: [Int]] = [:]
        for (position, finding) in result.findings.enumerated() {
            for rule in Set(finding.trace.entries.compactMap(\.rule)) { positions[rule, default: []].append(position) }
        }
        var conditions: [[Int]: Condition] = [:]
        return positions.sorted { $0.key < $1.key }.map { rule, cases in
            let condition = conditions[cases] ?? result.condition(selecting: cases)
            conditions[cases] = condition
            return (rule, Place(result: result, caseCount: cases.count, condition: condition))
        }
    }
}
