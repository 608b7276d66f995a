extension Experiment {
    /// The largest number of cases of an experiment.
    public static let mostCases = 64

    /// All combinations that are not excluded. The first variable changes slowest; the first case has all defaults. Empty if there are too
    /// many combinations to list.
    public var cases: [Case] {
        guard let exclusion else { return combinations }
        var cases: [Case] = []
        for combination in combinations where !exclusion.condition.selects(combination) {
            cases.append(Case(index: cases.count, variables: variables, values: combination.values))
        }
        return cases
    }

    /// All combinations, numbered as if none were excluded. Empty if there are too many to list.
    var combinations: [Case] {
        (0..<(combinationCount ?? 0)).map { Case(index: $0, variables: variables, values: values(ofCombination: $0)) }
    }

    /// The number of excluded combinations.
    public var excludedCount: Int { (combinationCount ?? 0) - cases.count }

    /// The number of combinations; nil above 4096, too many for any exclusion.
    var combinationCount: Int? {
        var count = 1
        for variable in variables {
            count *= variable.domain.count
            if count > 4096 { return nil }
        }
        return count
    }

    private func values(ofCombination number: Int) -> [Value] {
        var rest = number
        var values: [Value] = []
        for variable in variables.reversed() {
            values.append(variable.domain[rest % variable.domain.count])
            rest /= variable.domain.count
        }
        return values.reversed()
    }
}
