@testable import ExperimentKit
@testable import SampleResults

@testable import ExportKit

extension FuzzTarget {
    /// What a console has written; the first byte says in what pieces it is read.
    static let log = FuzzTarget(name: "log") { bytes in
        let content = bytes.dropFirst()
        let log = read(content, inPiecesOf: Int(bytes.first ?? 0) + 1)
        let whole = read(content, inPiecesOf: 1 << 20)
        demand(
            log.lines == whole.lines && log.experiment == whole.experiment && log.unreadable == whole.unreadable && log.runs == whole.runs
                && log.doubts == whole.doubts,
            "pieces matter")
        demand(log.unreadable == 0 || log.doubts.contains { $0.reason == .unreadable }, "an unreadable line without a doubt")
        demand(log.lines.count <= DeviceLog.mostLines, "more lines than are kept")
        let orderings = Sample.results[0].findings.prefix(3).map(\.trace.ordering)
        for ordering in orderings {
            let recorded = ordering.map { DeviceLog.Line($0) }
            check(LogComparison(recorded, log.lines), recorded, log.lines)
        }
    }

    private static func read(_ bytes: ArraySlice<UInt8>, inPiecesOf size: Int) -> DeviceLog {
        var log = DeviceLog()
        var rest = bytes
        while !rest.isEmpty {
            log.feed(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        log.finish()
        return log
    }

    /// The rows are both lists, in order, without what a moving finger repeats.
    private static func check(_ comparison: LogComparison, _ recorded: [DeviceLog.Line], _ logged: [DeviceLog.Line]) {
        demand(
            comparison.rows.compactMap(\.recorded).map(\.token) == Moves.counted(once: recorded).map(\.token),
            "a line of the record is lost")
        demand(comparison.rows.compactMap(\.logged).map(\.token) == Moves.counted(once: logged).map(\.token), "a line of the log is lost")
        demand(comparison.rows.allSatisfy { $0.recorded != nil || $0.logged != nil }, "an empty row")
    }
}
