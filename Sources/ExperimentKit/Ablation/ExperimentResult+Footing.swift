import EventTrace

extension ExperimentResult {
    /// This result, each claim with the rules that it rests on, as the ablation found them. It stays as it is where the ablation is of another
    /// state of the experiment.
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
    /// Each with what its claims rest on; as they are where there has been no ablation.
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
