import EventTrace

/// Compares the orderings of cases that differ in one variable only.
struct CaseComparison {
    private let selected: [Observed]
    private let variable: Variable
    private let signatures: [Signature]
    private let orderings: [[Call]]
    /// For each case the positions of those that differ from it in `variable` only, itself included, ascending.
    private let peers: [[Int]]

    init(_ selected: [Observed], _ variable: Variable, _ patterns: [TokenPattern]) {
        self.selected = selected
        self.variable = variable
        orderings = selected.map { $0.canonicalCalls(among: patterns) }
        signatures = orderings.map { Signature($0) }
        let settings = selected.map { $0.case.values(without: variable.name) }
        peers = settings.map { setting in settings.indices.filter { settings[$0] == setting } }
    }

    /// Each case is compared with the first of its peers.
    var same: [Outcome] {
        selected.indices.map { index in
            guard peers[index].count > 1 else { return alone }
            let other = peers[index][0]
            guard let line = signatures[index].firstDifference(from: signatures[other]) else { return .holds }
            return .fails(
                Mismatch(
                    expected: same(as: other) + told(other, line), seen: told(index, line), otherCase: selected[other].case.index))
        }
    }

    /// All peers fail together when all their orderings are equal.
    var differs: [Outcome] {
        selected.indices.map { index in
            guard peers[index].count > 1 else { return alone }
            if peers[index].contains(where: { signatures[$0] != signatures[index] }) { return .holds }
            let name = Wording.code(variable.name)
            let other = peers[index].first { $0 != index }.map { selected[$0].case.index }
            return .fails(
                Mismatch(
                    expected: Text("another ordering for another \(name)", chinese: "\(name) 不同则顺序不同"),
                    seen: Text("the same whatever \(name) is: ", chinese: "无论 \(name) 取何值都相同：") + Wording.tokens(orderings[index]),
                    otherCase: other))
        }
    }

    private var alone: Outcome {
        let name = Wording.code(variable.name)
        return .vacuous(Text("no other case differs in \(name) only", chinese: "没有仅 \(name) 不同的其他情形"))
    }

    private func same(as other: Int) -> Text {
        let value = selected[other].case[variable].map { $0.description } ?? ""
        let name = Wording.code(variable.name)
        return Text("the same as with \(name) \(value): ", chinese: "与 \(name) 为 \(value) 时相同：")
    }

    private func told(_ index: Int, _ line: Int) -> Text { Wording.line(line, of: orderings[index]) }
}

extension Case {
    /// The values of all other variables.
    func values(without name: String) -> [Value] {
        zip(variables, values).filter { $0.0.name != name }.map { $0.1 }
    }
}
