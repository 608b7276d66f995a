import EventTrace
import ExperimentKit
import ReportKit
import Testing

struct SelectionTests {
    static let a = Variable<Bool>("a", "a")
    static let b = Variable<Bool>("b", "b")
    static let c = Variable<Bool>("c", "c")
    static let t = AnyVariable("t", "t", ["x", "y", "z"])

    /// The words for the group of the first case that `isIn` holds for, when it splits the cases in two.
    private func words(_ variables: [AnyVariable], _ exclusion: Exclusion? = nil, where isIn: @escaping (Case) -> Bool) -> String? {
        let result = World.result(variables, excluding: exclusion) { isIn($0) ? "a.next" : "b.next" }
        return result.groups.first { $0.ordering[0].receiver == "a" }?.condition.words
    }

    @Test func `one group is always`() {
        #expect(words([Self.a, Self.t]) { _ in true } == "always")
    }

    @Test func `a group is described by the shortest condition`() {
        let all = [Self.a, Self.b, Self.t]
        #expect(words(all) { Self.a.isOn.selects($0) } == "`a` is on")
        #expect(words(all) { (Self.a.isOn && Self.t.is("z")).selects($0) } == "`a` is on and `t` is z")
        #expect(words(all) { (Self.a.isOn || Self.t.is("z")).selects($0) } == "`a` is on, or `t` is z")
        #expect(words(all) { Self.t.isNot("z").selects($0) } == "`t` is not z")
        #expect(words(all) { (!(Self.a.isOn && Self.b.isOn)).selects($0) } == "`a` is off, or `b` is off")
        #expect(
            words(all) { (Self.a.isOn && (Self.b.isOn || Self.t.is("x"))).selects($0) } == "`a` is on and (`b` is on, or `t` is x)")
    }

    @Test func `combinations that are left out make conditions shorter`() {
        let exclusion = Exclusion(Self.a.isOff && Self.b.isOn, because: "it cannot be")
        #expect(words([Self.a, Self.b], exclusion) { (Self.a.isOn && Self.b.isOn).selects($0) } == "`b` is on")
    }

    @Test func `every set of cases of three flags gets a condition that selects it and is as short as can be`() {
        for wanted in 0..<256 { check([Self.a, Self.b, Self.c], wanted) }
    }

    @Test func `every set of cases of a flag and two values of three gets one too`() {
        let s = AnyVariable("s", "s", [1, 2, 3])
        for wanted in 0..<512 { check([s, Self.t], wanted) }
        for wanted in 0..<64 { check([Self.a, Self.t], wanted) }
    }

    @Test func `the same holds where combinations are left out`() {
        let exclusion = Exclusion((Self.a.isOff && Self.t.is("x")) || (Self.a.isOn && Self.b.isOn && Self.t.is("y")), because: "")
        for wanted in 0..<512 { check([Self.a, Self.b, Self.t], wanted, exclusion) }
    }

    private func check(_ variables: [AnyVariable], _ wanted: Int, _ exclusion: Exclusion? = nil) {
        let result = World.result(variables, excluding: exclusion) { wanted & (1 << $0.index) != 0 ? "a.next" : "b.next" }
        for group in result.groups {
            let selected = result.findings.filter { group.condition.selects($0.case) }.map { $0.case.index }
            #expect(selected == group.cases, "\(group.condition.words)")
            let shortest = NaiveMinimum(result.findings.map { $0.case }).literals(selecting: group.cases)
            #expect(group.condition.literalCount == shortest, "\(group.condition.words)")
        }
    }
}

/// The fewest mentions of a variable that any alternative of conjunctions, or conjunction of alternatives, needs: found by trying all.
struct NaiveMinimum {
    private let cases: [Case]
    /// Every conjunction: the cases it selects as bits, and how many variables it mentions.
    private let conjunctions: [(cases: Int, literals: Int)]

    init(_ cases: [Case]) {
        self.cases = cases
        var conjunctions = [(cases: (1 << cases.count) - 1, literals: 0)]
        for variable in cases[0].variables {
            let sets = 1..<((1 << variable.domain.count) - 1)
            let literals = sets.map { set in
                cases.reduce(0) { bits, item in
                    set & (1 << variable.domain.firstIndex(of: item[variable]!)!) != 0 ? bits | 1 << item.index : bits
                }
            }
            conjunctions += conjunctions.flatMap { part in literals.map { (part.cases & $0, part.literals + 1) } }
        }
        self.conjunctions = conjunctions
    }

    func literals(selecting indices: [Int]) -> Int {
        let wanted = indices.reduce(0) { $0 | 1 << $1 }
        return min(cost(wanted), cost(((1 << cases.count) - 1) & ~wanted))
    }

    /// The fewest literals of alternatives for these cases; everything is always, and nothing never.
    private func cost(_ wanted: Int) -> Int {
        let useful = conjunctions.filter { $0.cases & ~wanted == 0 }
        // The cheapest way to each set of covered cases; a larger number is never a part of a smaller one.
        var costs = [Int](repeating: .max, count: wanted + 1)
        costs[0] = 0
        for covered in 0...wanted where costs[covered] < .max {
            for part in useful { costs[covered | part.cases] = min(costs[covered | part.cases], costs[covered] + part.literals) }
        }
        return costs[wanted]
    }
}

extension Condition {
    var literalCount: Int {
        switch self {
        case .always, .never: 0
        case .isOneOf: 1
        case .not(let condition), .named(_, _, let condition): condition.literalCount
        case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.literalCount }
        }
    }
}
