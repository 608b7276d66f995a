import ExperimentKit
import ReportKit
import SiteKit

/// The committed record of what the reports say: `site/reports/orderings.jsonl`, a line for each experiment with the ordering of each case and the verdict of
/// each claim. From it `evdoc check` says in words what has changed: the tables of a report name their columns by conditions, and do not lead back to cases.
struct OrderingFile {
    static let file = FindingFile("orderings.jsonl", format: "evdoc-ordering-file", version: 1, writtenBy: "evdoc build")

    /// `calls` are lines of calls that `orderings` name by their places; a case is the places of its variables' values, then that of its ordering.
    struct Line: Codable {
        struct Variable: Codable {
            let name: String
            let values: [String]
        }

        struct Claim: Codable {
            let statement: String
            let verdict: String
        }

        let experiment: String
        let variables: [Variable]
        let calls: [String]
        let orderings: [[Int]]
        let cases: [[Int]]
        let claims: [Claim]
    }

    /// By the id of the experiment.
    private let records: [String: ResultRecord]

    init(_ results: [ExperimentResult]) {
        self.init(results.map { ResultRecord($0) })
    }

    private init(_ records: [ResultRecord]) {
        self.records = Dictionary(uniqueKeysWithValues: records.map { ($0.experiment, $0) })
    }

    /// Nil when there is no such file.
    init?(in project: Project) throws {
        var reading = Reading()
        guard try OrderingFile.file.read(in: project, { reading.take($0) }) else { return nil }
        records = reading.records
    }

    /// The file as it was once.
    init(text: String) throws(AuthorsMistakes) {
        var reading = Reading()
        try OrderingFile.file.read(text.utf8) { reading.take($0) }
        records = reading.records
    }

    private struct Reading {
        var records: [String: ResultRecord] = [:]

        /// False if the line is none of the file's.
        mutating func take(_ line: Line) -> Bool {
            guard let record = line.record else { return false }
            return records.updateValue(record, forKey: record.experiment) == nil
        }
    }

    subscript(experiment: String) -> ResultRecord? { records[experiment] }

    /// These lines, and those of a file that are about other experiments.
    func merged(with old: OrderingFile?) -> OrderingFile {
        OrderingFile(Array(records.values) + (old?.records.values.filter { records[$0.experiment] == nil } ?? []))
    }

    /// To stand beside the reports.
    var file: SiteFile { OrderingFile.file.holding(text) }

    var text: String { OrderingFile.file.text(records.keys.sorted().compactMap { records[$0] }.map { Line($0) }) }
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
        claims = record.claims.map { Claim(statement: $0.statement, verdict: $0.verdict.rawValue) }
    }

    /// Nil if a place is none.
    fileprivate var record: ResultRecord? {
        guard orderings.allSatisfy({ $0.allSatisfy { calls.indices.contains($0) } }), cases.allSatisfy({ !$0.isEmpty }) else { return nil }
        let read = calls.map { RecordedCall(line: $0) }
        let verdicts = claims.compactMap { claim in
            Verdict(rawValue: claim.verdict).map {
                ResultRecord.Claim(statement: claim.statement, verdict: $0)
            }
        }
        guard verdicts.count == claims.count else { return nil }
        return ResultRecord(
            experiment: experiment, variables: variables.map { ResultRecord.Variable(name: $0.name, values: $0.values) },
            cases: cases.map { ResultRecord.Case(values: Array($0.dropLast()), ordering: $0[$0.count - 1]) },
            orderings: orderings.map { $0.map { read[$0] } }, claims: verdicts)
    }
}
