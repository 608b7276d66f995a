import EventTrace

extension ExperimentResult {
    /// This result, each claim with the rules that it rests on according to the ablation; unchanged if the ablation is of another state of
    /// the experiment.
    public func resting(on ablation: AblationTable) -> ExperimentResult {
        guard !ablation.outdated.contains(experiment.id) else { return self }
        var decisive: [[Rule]] = Array(repeating: [], count: claims.count)
        for row in ablation.rows {
            for index in row.claims(of: experiment.id) where decisive.indices.contains(index) { decisive[index].append(row.rule) }
        }
        var result = self
        for index in claims.indices {
            result.claims[index].footing = decisive[index].isEmpty ? ablation.rules(rules(behind: index)) : decisive[index]
        }
        return result
    }
}

extension [ExperimentResult] {
    /// The results, each with the rules that its claims rest on; unchanged if there has been no ablation.
    public func resting(on ablation: AblationTable?) -> [ExperimentResult] {
        guard let ablation else { return self }
        return map { $0.resting(on: ablation) }
    }
}

extension AblationTable {
    fileprivate func rules(_ ids: [RuleID]) -> [Rule] { ids.compactMap { row($0)?.rule } }
}

extension AblationTable.Row {
    /// Places of the claims of this experiment that get another verdict without the rule.
    fileprivate func claims(of experiment: String) -> [Int] {
        outcome?.experiments.first { $0.experiment == experiment }?.claims ?? []
    }
}
