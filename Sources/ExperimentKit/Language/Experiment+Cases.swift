extension Experiment {
    /// The most cases that an experiment may have.
    public static let mostCases = 64

    /// Every combination that is not excluded. The first variable changes slowest; the first case has all the defaults.
    /// Empty when there are too many combinations to list.
    public var cases: [Case] {
        guard let count = combinationCount else { return [] }
        var cases: [Case] = []
        for number in 0..<count {
            let candidate = Case(index: cases.count, variables: variables, values: values(ofCombination: number))
            if exclusion?.condition.selects(candidate) != true { cases.append(candidate) }
        }
        return cases
    }

    /// Combinations that are left out.
    public var excludedCount: Int { (combinationCount ?? 0) - cases.count }

    /// Nil above 4096, which no exclusion makes sensible.
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
