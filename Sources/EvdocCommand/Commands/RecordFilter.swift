import EventTrace
import ExperimentKit

/// Which lines of a case's record are asked for, where the ordering of its calls is not enough.
struct RecordFilter {
    /// Everything; else calls and what the engine decides about them, without the way of an event from the glass to the application.
    let isFull: Bool
    /// Names of objects that have to take part; empty for all.
    let names: [String]

    /// Nil when the ordering is enough.
    init?(_ arguments: Arguments) {
        guard ["--full", "--decisions", "--of"].contains(where: arguments.has) else { return nil }
        self.init(isFull: arguments.has("--full"), names: arguments.all("--of"))
    }

    init(isFull: Bool, names: [String]) {
        self.isFull = isFull
        self.names = names
    }

    /// Throws unless each name is of an object in one of these records.
    func check(_ findings: [Finding]) throws(UsageError) {
        guard !names.isEmpty else { return }
        let known = Set(findings.flatMap { finding in finding.trace.entries.map { finding.trace.spelling(of: $0.subject) } }).subtracting([
            ""
        ])
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw UsageError.unknown("object in the record", unknown, among: known.sorted())
        }
    }

    /// In order. O(entries).
    func entries(of trace: Trace) -> [Entry] { trace.entries.filter { selects($0, trace) } }

    private func selects(_ entry: Entry, _ trace: Trace) -> Bool {
        guard isFull || entry.kind != .decision || entry.rule?.family != .pipeline else { return false }
        guard !names.isEmpty else { return true }
        if names.contains(trace.spelling(of: entry.subject)) { return true }
        // The other party of a decision, or the object that a delegate is asked about.
        return trace.spelling(of: entry.detail).split(whereSeparator: { $0 == "," || $0 == " " }).contains { names.contains(String($0)) }
    }
}
