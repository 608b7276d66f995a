import EventTrace
import ProjectKit
import Studies

/// The selected lines of a case's record, if the ordering of its calls is not enough.
struct RecordFilter {
    /// Whether all lines are selected; otherwise calls and decisions, without the way of an event from the screen to the application.
    let isFull: Bool
    /// The names of objects that have to take part; empty for all.
    let names: [String]

    /// Nil if the ordering is enough.
    init?(_ arguments: Arguments) {
        guard arguments[.full] || arguments[.decisions] || !arguments[.of].isEmpty else { return nil }
        self.init(isFull: arguments[.full], names: arguments[.of])
    }

    init(isFull: Bool, names: [String]) {
        self.isFull = isFull
        self.names = names
    }

    /// Throws unless each name belongs to an object in one of these records.
    func check(_ findings: [Finding]) throws(UsageError) {
        guard !names.isEmpty else { return }
        let known = Set(findings.flatMap { finding in finding.trace.entries.map { finding.trace.spelling(of: $0.subject) } }).subtracting([
            ""
        ])
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw UsageError.unknown("object in the record", unknown, among: known.sorted())
        }
    }

    /// The selected entries in order. O(entries).
    func entries(of trace: Trace) -> [Entry] { trace.entries.filter { selects($0, trace) } }

    private func selects(_ entry: Entry, _ trace: Trace) -> Bool {
        guard isFull || entry.kind != .decision || entry.rule?.family != .pipeline else { return false }
        guard !names.isEmpty else { return true }
        if names.contains(trace.spelling(of: entry.subject)) { return true }
        // The other party of a decision, or the object that a delegate is asked about.
        return trace.spelling(of: entry.detail).split(whereSeparator: { $0 == "," || $0 == " " }).contains { names.contains(String($0)) }
    }
}
