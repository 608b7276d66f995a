import ExperimentKit
import Studies

/// The boundary of a law that holds in some worlds and not in others: the shortest condition without which it holds.
public struct Boundary: Hashable, Sendable {
    /// Selects worlds by their features: the law holds in every world that this does not select.
    public let exception: Condition
    /// Whether the law fails in every world that the condition selects and that it is about.
    public let isExact: Bool
    /// The number of worlds that the condition selects, among those that say something about the law.
    public let worlds: Int

    public init(exception: Condition, isExact: Bool, worlds: Int) {
        self.exception = exception
        self.isExact = isExact
        self.worlds = worlds
    }
}

/// Collects worlds by their features, and finds the shortest condition that all those have in which the law fails.
struct BoundarySearch {
    /// The most features of an exact condition, and of one that is not exact.
    private static let (mostExact, mostInexact) = (4, 2)
    /// The most combinations of values in which the law fails.
    private static let mostCells = 64
    /// The most mentions of features in a condition that people read.
    private static let mostQuestions = 6

    private struct Cell {
        var holding = 0
        var failing = 0
        var point: [Int] = []
    }

    private struct Choice {
        let features: [Int]
        /// The number of worlds in which the law holds although the condition selects them.
        let excess: Int
    }

    private let features: Features
    private var cells: [[Int]: Cell] = [:]

    init(_ features: Features) { self.features = features }

    mutating func add(_ world: World, _ judgement: WorldJudgement) {
        switch judgement {
        case .holds: cells[features.point(world), default: Cell()].holding += 1
        case .fails, .open: cells[features.point(world), default: Cell()].failing += 1
        case .notSelected, .vacuous: break
        }
    }

    /// Nil if no world fails, or if the failing worlds have no condition in common that is short enough to read.
    func find() -> Boundary? {
        guard cells.values.contains(where: { $0.failing > 0 }) else { return nil }
        let all = cells.map { Cell(holding: $1.holding, failing: $1.failing, point: $0) }
        // A feature with one value everywhere separates nothing.
        let telling = features.variables.indices.filter { index in Set(all.map { $0.point[index] }).count > 1 }
        var inexact: [Choice] = []
        for count in 1...BoundarySearch.mostExact {
            let choices = BoundarySearch.choices(of: count, among: telling).compactMap { choice(of: $0, all) }
            let exact = choices.filter { $0.excess == 0 }.prefix(24).compactMap { boundary($0, all) }
            if let best = exact.min(by: { $0.length < $1.length }), best.length <= BoundarySearch.mostQuestions { return best.boundary }
            if count <= BoundarySearch.mostInexact { inexact += choices }
        }
        let worlds = all.reduce(0) { $0 + $1.holding }
        let short = inexact.sorted { $0.excess < $1.excess }.prefix(12).compactMap { boundary($0, all) }
            .filter { $0.length <= BoundarySearch.mostQuestions / 2 && $0.boundary.worlds < worlds }
        return short.min { ($0.boundary.worlds, $0.length) < ($1.boundary.worlds, $1.length) }?.boundary
    }

    private func choice(of chosen: [Int], _ all: [Cell]) -> Choice? {
        let part = projected(all, to: chosen)
        guard part.values.count(where: { $0.failing > 0 }) <= BoundarySearch.mostCells else { return nil }
        return Choice(features: chosen, excess: part.values.reduce(0) { $0 + ($1.failing > 0 ? $1.holding : 0) })
    }

    private func boundary(_ choice: Choice, _ all: [Cell]) -> (boundary: Boundary, length: Int)? {
        let part = projected(all, to: choice.features).values.sorted { $0.point.lexicographicallyPrecedes($1.point) }
        let variables = choice.features.map { features.variables[$0] }
        let cases = part.enumerated().map { index, cell in
            Case(index: index, variables: variables, values: zip(variables, cell.point).map { $0.domain[$1] })
        }
        let failing = part.indices.filter { part[$0].failing > 0 }
        let exception = Selection(variables, cases).alternatives(selecting: failing)
        let worlds = failing.reduce(0) { $0 + part[$1].holding + part[$1].failing }
        return (Boundary(exception: exception, isExact: choice.excess == 0, worlds: worlds), exception.questions.count)
    }

    /// The cells by the values of these features alone.
    private func projected(_ all: [Cell], to chosen: [Int]) -> [Int: Cell] {
        var part: [Int: Cell] = [:]
        for cell in all {
            let key = chosen.reduce(0) { $0 * 64 + cell.point[$1] }
            if part[key] == nil { part[key] = Cell(point: chosen.map { cell.point[$0] }) }
            part[key]!.holding += cell.holding
            part[key]!.failing += cell.failing
        }
        return part
    }

    private static func choices(of count: Int, among features: [Int]) -> [[Int]] {
        var found: [[Int]] = [[]]
        for _ in 0..<count {
            found = found.flatMap { chosen in features.filter { $0 > chosen.last ?? -1 }.map { chosen + [$0] } }
        }
        return found
    }
}
