import EventTrace
import ExperimentKit

/// The cases of an experiment, compared with a second run of each.
///
/// A run depends on its case alone. If it depends on anything else, the influences of the variables are chance.
struct Repetition {
    private let experiment: Experiment
    private let findings: [Finding]
    private let again: [Trace]

    /// `again` holds a trace for each of the findings.
    init(_ experiment: Experiment, _ findings: [Finding], _ again: [Trace]) {
        precondition(findings.count == again.count, "every case was run again")
        self.experiment = experiment
        self.findings = findings
        self.again = again
    }

    /// A mistake for the first case that differs.
    var diagnostics: [Diagnostic] {
        let differing = findings.indices.filter { findings[$0].trace.firstDifference(from: again[$0]) != nil }
        guard let first = differing.first, let entry = findings[first].trace.firstDifference(from: again[first]) else { return [] }
        let others = differing.count == 1 ? "" : "; \(differing.count - 1) more of its cases differ too"
        return [
            Diagnostic(
                experiment.location,
                "'\(experiment.id)' is not repeatable: case \(first + 1) (\(findings[first].case)) has, as entry \(entry + 1), "
                    + "\(findings[first].trace.line(entry)) at first and \(again[first].line(entry)) when it is repeated\(others)",
                remedy: "Take out what changes from run to run: random numbers, the time of day, globals that one case leaves to the next.")
        ]
    }
}

extension Trace {
    /// The first entry that differs from the other trace; nil if they are the same. A name can be spelled differently in each.
    fileprivate func firstDifference(from other: Trace) -> Int? {
        for (index, (mine, its)) in zip(entries, other.entries).enumerated() {
            guard mine == its, names[mine.subject] == other.names[its.subject], names[mine.verb] == other.names[its.verb],
                names[mine.detail] == other.names[its.detail]
            else { return index }
        }
        return entries.count == other.entries.count ? nil : min(entries.count, other.entries.count)
    }

    /// An entry in words with its time, which may be the only difference.
    fileprivate func line(_ index: Int) -> String {
        index < entries.count ? "'\(describe(entries[index]))' at \(Milliseconds(entries[index].time)) ms" : "nothing more"
    }
}
