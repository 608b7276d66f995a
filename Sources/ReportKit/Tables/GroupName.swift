import Studies

extension OrderingGroup {
    /// The letter of an index: `A`, `B`, … `Z`, `AA`, ….
    public var letter: String {
        var (rest, letters) = (index, "")
        repeat {
            letters = String(UnicodeScalar(UInt8(65 + rest % 26))) + letters
            rest = rest / 26 - 1
        } while rest >= 0
        return letters
    }
}

extension Wording {
    /// The longest words over a column.
    private static let mostInHead = 56

    /// The name of an ordering: the values that give it or, if these are many, those of its first case.
    public func name(of group: OrderingGroup, in result: ExperimentResult) -> String {
        guard result.groups.count > 1 else { return say(.everyOrdering) }
        let words = shortCondition(group.condition)
        if words.unicodeScalars.count <= Wording.mostInHead { return words }
        guard let example = result.findings.first(where: { $0.case.index == group.cases[0] }) else { return words }
        let telling = result.influences.filter { $0.effect != .neverMatters }.map { $0.variable }
        let values = short(example.case, of: telling.isEmpty ? result.experiment.variables : telling)
        guard group.cases.count > 1 else { return values }
        return say(.andMoreCases, ["example": values, "count": "\(group.cases.count - 1)"])
    }
}
