import EventTrace
import ExperimentKit

/// Reads the input at a time of a case from its fingers and its record.
struct InputReader {
    let finding: Finding

    /// The link for the input at a time; the first entry of this time stands for it.
    func link(at time: Double) -> ReasonLink? {
        guard let entry = finding.trace.entries.firstIndex(where: { isSame($0.time, time) && isInput($0) })
        else { return time > 0 ? ReasonLink(fact: .time, time: time, entry: first(at: time), rule: nil, role: .step) : nil }
        return ReasonLink(fact: fact(at: time), time: time, entry: entry, rule: nil, role: .step)
    }

    private func isInput(_ entry: Entry) -> Bool { entry.verb == Name(.dequeue) || entry.verb == Name(.hardware) }

    private func first(at time: Double) -> Int { finding.trace.entries.firstIndex { isSame($0.time, time) } ?? 0 }

    /// The fact for the fingers at one time. If fingers do different things, only those that do the same as the first are named.
    private func fact(at time: Double) -> ReasonLink.Fact {
        let steps = finding.stage.paths.compactMap { path in step(of: path, at: time).map { (path.finger, $0) } }
        guard let first = steps.first else { return .input }
        return .fingers(steps.filter { $0.1 == first.1 }.map { $0.0 }, first.1)
    }

    private func step(of path: FingerPath, at time: Double) -> ReasonLink.FingerStep? {
        guard let place = path.samples.lastIndex(where: { isSame($0.time, time) }) else { return nil }
        if place == 0 { return .down }
        guard place == path.samples.count - 1 else { return .move }
        return path.isCancelled ? .cancel : .lift
    }

    private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
}
