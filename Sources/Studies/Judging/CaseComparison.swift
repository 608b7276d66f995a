import EventTrace
import ExperimentKit

/// Compares the orderings of cases that differ in one variable only.
struct CaseComparison {
    private let selected: [Observed]
    private let variable: AnyVariable
    private let signatures: [Signature]
    private let orderings: [[Call]]
    /// For each case the positions of the cases that differ from it in `variable` only, itself included, ascending.
    private let peers: [[Int]]

    init(_ selected: [Observed], _ variable: AnyVariable, _ patterns: [TokenPattern]) {
        self.selected = selected
        self.variable = variable
        orderings = selected.map { $0.canonicalCalls(among: patterns) }
        signatures = orderings.map { Signature($0) }
        let settings = selected.map { $0.case.values(without: variable.name) }
        peers = settings.map { setting in settings.indices.filter { settings[$0] == setting } }
    }

    /// The outcomes of an expected equality. Each case is compared with the first of its peers.
    var same: [CaseJudgement] {
        selected.indices.map { index in
            guard peers[index].count > 1 else { return alone }
            let other = peers[index][0]
            guard let line = signatures[index].firstDifference(from: signatures[other]) else { return .holds }
            return .fails(
                Mismatch(
                    expected: .same(Mismatch.Line(line, of: orderings[other]), as: variable.name, is: value(of: other)),
                    seen: .line(Mismatch.Line(line, of: orderings[index])), otherCase: selected[other].case.index))
        }
    }

    /// The outcomes of an expected difference. All peers fail together if all their orderings are equal.
    var differs: [CaseJudgement] {
        selected.indices.map { index in
            guard peers[index].count > 1 else { return alone }
            if peers[index].contains(where: { signatures[$0] != signatures[index] }) { return .holds }
            let other = peers[index].first { $0 != index }.map { selected[$0].case.index }
            return .fails(
                Mismatch(
                    expected: .difference(by: variable.name), seen: .same(whatever: variable.name, orderings[index]), otherCase: other))
        }
    }

    private var alone: CaseJudgement { .vacuous(.noOtherCase(differingIn: variable.name)) }

    private func value(of index: Int) -> String { selected[index].case[variable].map { $0.description } ?? "" }
}

extension Case {
    /// The values of all other variables.
    func values(without name: String) -> [Value] {
        zip(variables, values).filter { $0.0.name != name }.map { $0.1 }
    }
}
