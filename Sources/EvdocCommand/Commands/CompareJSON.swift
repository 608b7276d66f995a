import ExperimentKit
import ExportKit

/// A log beside a record, for other programs. `site/pages/json.md` describes it.
struct CompareJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiment: String
    let `case`: Int
    let variables: [String: Value]
    /// Whether the log itself names its case.
    let isNamed: Bool
    let fits: Bool
    let equals: Int
    let differences: Int
    /// The cases, counted from 1, that match the log as well; if the log names its case, those that match better.
    let otherCases: [Int]
    let runs: Int
    let unreadableLines: Int
    let rows: [RowJSON]
    /// The accepted observation; left out unless acceptance was requested.
    let accepted: AcceptedJSON?

    init(_ compared: ComparedLog, _ accepted: AcceptedObservation?) {
        (format, version) = ("evdoc-compare", 1)
        let (best, comparison) = (compared.best.case, compared.best.comparison)
        experiment = compared.experiment.id
        `case` = best.index + 1
        variables = Dictionary(uniqueKeysWithValues: zip(best.variables, best.values).map { ($0.name, $1) })
        isNamed = compared.isNamed
        fits = comparison.fits
        equals = comparison.equals
        differences = comparison.differences
        otherCases = compared.others.map { $0.case.index + 1 }
        runs = compared.log.runs
        unreadableLines = compared.log.unreadable
        rows = comparison.rows.map { RowJSON($0) }
        self.accepted = accepted.map { AcceptedJSON(observation: $0.record.id, isNew: $0.isNew) }
    }

    struct AcceptedJSON: Encodable {
        let observation: String
        let isNew: Bool
    }

    struct RowJSON: Encodable {
        /// The line of the record; null if the row has none.
        let recorded: LineJSON?
        let logged: LineJSON?

        init(_ row: LogComparison.Row) {
            recorded = row.recorded.map { LineJSON($0) }
            logged = row.logged.map { LineJSON($0) }
        }
    }

    struct LineJSON: Encodable {
        let token: String
        let depth: Int
        let isMark: Bool
        let time: Double
        let answer: String?

        init(_ line: DeviceLog.Line) {
            (token, depth, isMark, time, answer) = (line.token, line.depth, line.isMark, line.seconds, line.answer)
        }
    }
}
