import ExperimentKit
import Studies

/// The kept part of an experiment's runs, from which the cause of a change follows: the decisions and the stage of each case.
public struct RunRecord: Hashable, Sendable {
    /// The rules of the streams, by their letters.
    public let rules: [String]
    /// The different streams of decisions.
    public let streams: [String]
    /// The lines of staged objects that `stages` name by their places.
    public let objects: [String]
    /// The different stages.
    public let stages: [[Int]]
    /// For each case the places of its stream and of its stage.
    public let cases: [[Int]]

    /// Makes a record; nil if a place is out of range.
    public init?(rules: [String], streams: [String], objects: [String], stages: [[Int]], cases: [[Int]]) {
        let isWhole =
            cases.allSatisfy { $0.count == 2 && streams.indices.contains($0[0]) && stages.indices.contains($0[1]) }
            && stages.allSatisfy { $0.allSatisfy(objects.indices.contains) }
        guard isWhole else { return nil }
        (self.rules, self.streams, self.objects, self.stages, self.cases) = (rules, streams, objects, stages, cases)
    }

    init(_ result: ExperimentResult) {
        let decisions = DecisionStreams(result)
        var streams = Places<String>()
        var objects = Places<String>()
        var stages = Places<[Int]>()
        cases = zip(result.findings, decisions.streams).map { finding, stream in
            let stage = finding.stage.recordedObjects.map { objects.place(of: $0.line) }
            return [streams.place(of: stream), stages.place(of: stage)]
        }
        rules = decisions.rules
        (self.streams, self.objects, self.stages) = (streams.all, objects.all, stages.all)
    }

    /// The stream of a case, by its place.
    func decisions(ofCase index: Int) -> RecordedDecisions { RecordedDecisions(rules: rules, bytes: Array(streams[cases[index][0]].utf8)) }

    /// The stage of a case, by its place.
    func stage(ofCase index: Int) -> [RecordedObject] { stages[cases[index][1]].map { RecordedObject(line: objects[$0]) } }
}

/// A stream of decisions: three letters each.
struct RecordedDecisions {
    let rules: [String]
    let bytes: [UInt8]

    private static let places = Dictionary(
        uniqueKeysWithValues: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8.enumerated().map { ($1, $0) })

    /// The rules of the first decisions that differ; empty if the streams are the same. Of two rules, one that decides as often as before
    /// has only come earlier or later.
    func rulesParting(from other: RecordedDecisions) -> [String] {
        var place = 0
        while let mine = decision(place), let its = other.decision(place), mine == its { place += 1 }
        let rules = [decision(place), other.decision(place)].compactMap { $0?.rule }
        let changed = rules.filter { count($0) != other.count($0) }
        return changed.isEmpty ? rules : changed
    }

    private func count(_ rule: String) -> Int {
        var (place, count) = (0, 0)
        while let decision = decision(place) {
            if decision.rule == rule { count += 1 }
            place += 1
        }
        return count
    }

    private func decision(_ place: Int) -> (rule: String, text: [UInt8])? {
        guard 3 * place + 2 < bytes.count, let rule = RecordedDecisions.places[bytes[3 * place]], rules.indices.contains(rule) else {
            return nil
        }
        return (rules[rule], [bytes[3 * place + 1], bytes[3 * place + 2]])
    }
}

/// Different values in the order of their first use.
private struct Places<Element: Hashable> {
    private(set) var all: [Element] = []
    private var places: [Element: Int] = [:]

    mutating func place(of element: Element) -> Int {
        if let place = places[element] { return place }
        places[element] = all.count
        all.append(element)
        return all.count - 1
    }
}
