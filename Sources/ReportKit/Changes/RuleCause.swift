/// A rule whose decisions are the first that differ from the record, with the cases in which they are.
public struct RuleCause: Hashable, Sendable {
    public let rule: String
    public let cases: Int
    /// The ids of the experiments, in their order.
    public let experiments: [String]

    /// The most experiments that are named.
    private static let most = 6

    /// `decisions by GE.9 are others in 3 cases of 2 experiments: A, B`
    public var words: String {
        let named = experiments.prefix(RuleCause.most).joined(separator: ", ")
        let rest = experiments.count > RuleCause.most ? " and \(experiments.count - RuleCause.most) more" : ""
        return
            "decisions by \(rule) are others in \(cases) \(cases == 1 ? "case" : "cases") of \(experiments.count) \(experiments.count == 1 ? "experiment" : "experiments"): \(named)\(rest)"
    }

    /// The causes of these changes, the most frequent first. A case whose stage has changed has another cause.
    ///
    /// At the first difference of a case stand two decisions, the old one and the new one. Of their rules, the one that stands there in more
    /// cases is the cause.
    public static func all(_ changes: [(old: ResultRecord, new: ResultRecord)]) -> [RuleCause] {
        let partings = changes.flatMap { change in rulesAtPartings(change.old, change.new).map { (change.new.experiment, $0) } }
        var votes: [String: Int] = [:]
        for (_, rules) in partings { for rule in Set(rules) { votes[rule, default: 0] += 1 } }
        var found: [String: (cases: Int, experiments: [String])] = [:]
        for (experiment, rules) in partings {
            guard let rule = rules.max(by: { (votes[$0] ?? 0) < (votes[$1] ?? 0) }) else { continue }
            found[rule, default: (0, [])].cases += 1
            if found[rule]?.experiments.last != experiment { found[rule]?.experiments.append(experiment) }
        }
        return found.map { RuleCause(rule: $0.key, cases: $0.value.cases, experiments: $0.value.experiments) }
            .sorted { ($1.cases, $0.rule) < ($0.cases, $1.rule) }
    }

    /// For each case with other decisions, the rules at the first difference.
    private static func rulesAtPartings(_ old: ResultRecord, _ new: ResultRecord) -> [[String]] {
        guard let before = old.runs, let now = new.runs else { return [] }
        return new.placesOfCases(in: old).compactMap { place, former in
            guard before.stage(ofCase: former) == now.stage(ofCase: place) else { return nil }
            let rules = now.decisions(ofCase: place).rulesParting(from: before.decisions(ofCase: former))
            return rules.isEmpty ? nil : rules
        }
    }
}
