import EventTrace
import ExperimentKit
import Studies

/// A case's answer to a query.
enum QueryAnswer {
    /// The query is true; the first lines that show it, in their order, empty if no line is required.
    case holds([RecordLine])
    case fails
    /// The query is true under some of the orders that UIKit leaves open, and false under others.
    case open
}

extension Query where Pattern == RecordPattern {
    /// The answer under every order that was tried. O(lines × patterns) for each.
    func answer(of finding: Finding) -> QueryAnswer {
        let shown = witness(in: finding.trace)
        let others = finding.alternatives.map { witness(in: $0) }
        guard others.allSatisfy({ ($0 == nil) == (shown == nil) }) else { return .open }
        return shown.map { .holds($0) } ?? .fails
    }

    private func witness(in trace: Trace) -> [RecordLine]? {
        let lines = RecordLine.lines(of: trace, withDecisions: patterns.contains { $0.kind == .decision })
        return witness(in: lines).map { places in Set(places).sorted().map { lines[$0] } }
    }

    /// The places of the first lines that show that the query is true; nil if it is false.
    func witness(in lines: [RecordLine]) -> [Int]? {
        switch self {
        case .order(let steps): return Query.chain(steps, in: lines)
        case .count(let pattern, let range):
            let places = lines.indices.filter { pattern.matches(lines[$0]) }
            return range.contains(places.count) ? places : nil
        case .not(let query): return query.witness(in: lines) == nil ? [] : nil
        case .any(let queries): return queries.lazy.compactMap { $0.witness(in: lines) }.first
        case .all(let queries):
            var places: [Int] = []
            for query in queries {
                guard let found = query.witness(in: lines) else { return nil }
                places += found
            }
            return places
        }
    }

    /// The places of lines that match the steps. Follows all candidates: the next step does not always directly follow the first.
    private static func chain(_ steps: [Step], in lines: [RecordLine]) -> [Int]? {
        var reached: [[Int]] = []
        for step in steps {
            let before = reached.last
            let known = Set(step.isDirect ? before ?? [] : [])
            let places = lines.indices.filter { place in
                guard step.pattern.matches(lines[place]) else { return false }
                guard let before else { return true }
                return step.isDirect ? call(before: place, lines).map(known.contains) == true : before[0] < place
            }
            if places.isEmpty { return nil }
            reached.append(places)
        }
        var chain = [reached[reached.count - 1][0]]
        for index in steps.indices.dropFirst().reversed() {
            chain.append(steps[index].isDirect ? call(before: chain[chain.count - 1], lines)! : reached[index - 1][0])
        }
        return chain.reversed()
    }

    /// The place of the preceding call; marks and decisions do not separate calls.
    private static func call(before place: Int, _ lines: [RecordLine]) -> Int? { lines[..<place].lastIndex { $0.kind == .call } }
}
