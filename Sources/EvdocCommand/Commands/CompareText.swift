import ExperimentKit
import ExportKit
import ProjectFiles
import ProjectKit

/// A log beside a record, for people: first in words, then side by side.
struct CompareText {
    let text: String

    /// The number of rows shown around those that differ.
    private static let context = 3
    private static let mostOthers = 8

    init(_ compared: ComparedLog, _ accepted: AcceptedObservation?, _ console: Console) {
        let comparison = compared.best.comparison
        var sentences = [CompareText.sentence(compared)]
        let likeness = compared.isNamed ? "better" : "as well"
        for other in compared.others.prefix(CompareText.mostOthers) {
            sentences.append("It fits \(CompareText.name(other.case)) \(likeness).")
        }
        if compared.others.count > CompareText.mostOthers {
            sentences.append("It fits \(counted(compared.others.count - CompareText.mostOthers, "more case")) \(likeness).")
        }
        sentences += CompareText.remarks(compared.log)
        if let accepted {
            sentences.append(accepted.words)
            if !comparison.fits {
                sentences.append("evdoc check calls it a surprise, unless the entry says under “differs” why the engine differs.")
            }
        }
        var text = sentences.map { Wrapping.lines($0, width: console.width) + "\n" }.joined()
        if !comparison.fits { text += "\n" + CompareText.table(comparison, console.style) }
        self.text = text
    }

    private static func name(_ case: Case) -> String {
        `case`.variables.isEmpty ? "the only case" : "case \(`case`.index + 1), \(`case`)"
    }

    private static func sentence(_ compared: ComparedLog) -> String {
        let comparison = compared.best.comparison
        let place = "\(name(compared.best.case)) of \(compared.experiment.id)"
        guard let parting = comparison.parting else {
            return "The device did what the record shows of \(place): \(counted(comparison.rows.count, "call")), in the same order."
        }
        let row = comparison.rows[parting]
        let before = parting == 0 ? "at once" : "after \(counted(parting, "call"))"
        if row.returnsAnother, let recorded = row.recorded, let logged = row.logged {
            let answers = "\(logged.token) returns \(logged.answer ?? "") on the device, \(recorded.answer ?? "") in the record"
            return "The log and \(place) part \(before): \(answers)."
        }
        let next = comparison.rows[parting...]
        let recorded = next.lazy.compactMap(\.recorded).first.map { "goes on with \($0.token)" } ?? "is over"
        let logged = next.lazy.compactMap(\.logged).first.map { "goes on with \($0.token)" } ?? "is over"
        let only = row.logged == nil ? "the record \(recorded), the log \(logged)" : "the log \(logged), the record \(recorded)"
        return "The log and \(place) part \(before): \(only)."
    }

    private static func remarks(_ log: DeviceLog) -> [String] {
        var remarks: [String] = []
        if log.runs > 1 { remarks.append("The log has \(log.runs) runs; this is the last.") }
        if log.unreadable > 0 {
            remarks.append("\(counted(log.unreadable, "line")) of evdoc’s cannot be read: cut off, or not in this form.")
        }
        if log.dropped > 0 { remarks.append("Only the first \(DeviceLog.mostLines) calls are looked at; \(log.dropped) more follow.") }
        return remarks
    }

    private static func table(_ comparison: LogComparison, _ style: Style) -> String {
        let rows = comparison.rows
        var columns = Columns()
        columns.add(Columns.Cell(""), Columns.Cell("record", .bold), Columns.Cell("device", .bold))
        var last = -1
        for (index, row) in rows.enumerated() {
            let isNear = rows[max(0, index - context)...min(rows.count - 1, index + context)].contains { !$0.isEqual }
            guard isNear else { continue }
            if index > last + 1 { columns.add(Columns.Cell("…")) }
            last = index
            columns.add(
                Columns.Cell(row.isEqual ? "" : row.returnsAnother ? "≠" : row.recorded == nil ? "+" : "-"),
                Columns.Cell(shown(row.recorded, withAnswer: row.returnsAnother), row.isEqual ? nil : .red),
                Columns.Cell(shown(row.logged, withAnswer: row.returnsAnother), row.isEqual ? nil : .green))
        }
        return columns.text(style)
    }

    private static func shown(_ line: DeviceLog.Line?, withAnswer: Bool) -> String {
        guard let line else { return "" }
        let answer = withAnswer ? line.answer.map { DeviceRecord.arrow + $0 } ?? "" : ""
        return String(repeating: "  ", count: min(line.depth, 12)) + line.token + answer
    }
}
