import ExperimentKit
import ProjectFiles
import ReportKit
import Studies

/// The committed record of the reports, `site/reports/orderings.jsonl`: a line for each experiment with its orderings and verdicts. From it
/// `evdoc check` says in words what has changed: the tables of a report name their columns by conditions, and do not lead back to cases.
package struct OrderingFile {
    package static let file = FindingFile("orderings.jsonl", format: "evdoc-ordering-file", version: 1, writtenBy: "evdoc build")

    /// `calls` are lines of calls that `orderings` name by their places; a case is the places of its variables' values, then that of its
    /// ordering.
    package struct Line: Codable {
        package struct Variable: Codable {
            package let name: String
            package let values: [String]
        }

        package struct Claim: Codable {
            package let statement: String
            package let verdict: String
            package let key: String?
        }

        /// The decisions and stages of the cases.
        ///
        /// `objects` are lines of views and landings that `stages` name by their places; a case is the places of its stream and its stage.
        package struct Runs: Codable {
            package let rules: [String]
            package let streams: [String]
            package let objects: [String]
            package let stages: [[Int]]
            package let cases: [[Int]]
        }

        package let experiment: String
        package let variables: [Variable]
        package let calls: [String]
        package let orderings: [[Int]]
        package let cases: [[Int]]
        package let claims: [Claim]
        package let runs: Runs?
    }

    /// The records by the ids of the experiments.
    private let records: [String: ResultRecord]
    /// The engine's numbers at the time of the record; empty in a record of an earlier version.
    let thresholds: [String: Double]

    package init(_ results: [ExperimentResult]) {
        self.init(results.concurrentMap { ResultRecord($0) }, EngineNumbers.thresholds)
    }

    private init(_ records: [ResultRecord], _ thresholds: [String: Double]) {
        self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.experiment, $0) })
        self.thresholds = thresholds
    }

    /// The lines that experiments write into their records, by the ids of the experiments, each once.
    var marks: [String: [String]] {
        records.mapValues { record in
            var seen: Set<String> = []
            return record.orderings.joined().filter { $0.isMark && seen.insert($0.token).inserted }.map(\.token)
        }
    }

    /// Reads the file; nil if there is no such file.
    package init?(in project: Project) throws {
        var reading = Reading()
        guard try OrderingFile.file.read(in: project, thresholds: { reading.thresholds = $0 }, { reading.take($0) }) else { return nil }
        (records, thresholds) = (reading.records, reading.thresholds)
    }

    /// Reads the text of an earlier version of the file.
    package init(text: String) throws(AuthorsMistakes) {
        var reading = Reading()
        try OrderingFile.file.read(text.utf8, thresholds: { reading.thresholds = $0 }) { reading.take($0) }
        (records, thresholds) = (reading.records, reading.thresholds)
    }

    private struct Reading {
        var records: [String: ResultRecord] = [:]
        var thresholds: [String: Double] = [:]

        /// Takes a line; false if the line does not belong to the file.
        mutating func take(_ line: Line) -> Bool {
            guard let record = line.record else { return false }
            return records.updateValue(record, forKey: record.experiment) == nil
        }
    }

    subscript(experiment: String) -> ResultRecord? { records[experiment] }

    /// The file with these lines, and with the old file's lines about other experiments.
    package func merged(with old: OrderingFile?) -> OrderingFile {
        OrderingFile(Array(records.values) + (old?.records.values.filter { records[$0.experiment] == nil } ?? []), thresholds)
    }

    /// The sorted ids of experiments whose lines differ from those of the other file in more than the sentences of claims.
    func differing(from other: OrderingFile?) -> [String] {
        Set(records.keys).union(other?.records.keys ?? [:].keys).filter {
            records[$0]?.withoutStatements != other?.records[$0]?.withoutStatements
        }.sorted()
    }

    /// The file beside the reports.
    package var file: SiteFile { OrderingFile.file.holding(text) }

    package var text: String {
        OrderingFile.file.text(
            records.keys.sorted().compactMap { records[$0] }.map { Line($0) }, thresholds: thresholds.isEmpty ? nil : thresholds)
    }
}

extension OrderingFile.Line {
    fileprivate init(_ record: ResultRecord) {
        experiment = record.experiment
        variables = record.variables.map { Variable(name: $0.name, values: $0.values) }
        var calls: [String] = []
        var places: [String: Int] = [:]
        orderings = record.orderings.map { ordering in
            ordering.map { call in
                let place = places[call.line] ?? calls.count
                if place == calls.count { calls.append(call.line) }
                places[call.line] = place
                return place
            }
        }
        self.calls = calls
        cases = record.cases.map { $0.values + [$0.ordering] }
        claims = record.claims.map { Claim(statement: $0.statement, verdict: $0.verdict.rawValue, key: $0.key) }
        runs = record.runs.map {
            Runs(rules: $0.rules, streams: $0.streams, objects: $0.objects, stages: $0.stages, cases: $0.cases)
        }
    }

    /// The record; nil if a place is out of range.
    fileprivate var record: ResultRecord? {
        guard orderings.allSatisfy({ $0.allSatisfy { calls.indices.contains($0) } }), cases.allSatisfy({ !$0.isEmpty }) else { return nil }
        let read = calls.map { RecordedCall(line: $0) }
        let verdicts = claims.compactMap { claim in
            Verdict(rawValue: claim.verdict).map {
                ResultRecord.Claim(statement: claim.statement, verdict: $0, key: claim.key)
            }
        }
        guard verdicts.count == claims.count else { return nil }
        let kept = runs.map {
            RunRecord(rules: $0.rules, streams: $0.streams, objects: $0.objects, stages: $0.stages, cases: $0.cases)
        }
        // A record of an earlier version has no runs; runs with places out of range are a mistake.
        if case .some(.none) = kept { return nil }
        return ResultRecord(
            experiment: experiment, variables: variables.map { ResultRecord.Variable(name: $0.name, values: $0.values) },
            cases: cases.map { ResultRecord.Case(values: Array($0.dropLast()), ordering: $0[$0.count - 1]) },
            orderings: orderings.map { $0.map { read[$0] } }, claims: verdicts, runs: kept ?? nil)
    }
}
