import ExperimentKit
import ExportKit
import Studies

/// A device's log beside the cases that it may belong to.
struct ComparedLog {
    struct OneCase {
        let `case`: Case
        let comparison: LogComparison
    }

    let log: DeviceLog
    let experiment: Experiment
    /// The case that the log is compared with: the case that the log names, or else the best match.
    let best: OneCase
    /// The other cases that match equally well; if the log names its case, those that match better.
    let others: [OneCase]
    /// Whether the log itself names its case.
    let isNamed: Bool

    /// `findings` is not empty. `isChosen` is true if the caller has named the cases.
    init(_ log: DeviceLog, _ result: ExperimentResult, among findings: [Finding], isChosen: Bool) {
        self.log = log
        experiment = result.experiment
        let all = findings.map { finding in
            OneCase(
                case: finding.case,
                comparison: LogComparison([finding.trace.ordering] + finding.alternatives.map(\.ordering), log.lines))
        }
        let named = isChosen ? nil : all.first { ComparedLog.header($0.case) == log.values }
        isNamed = named != nil
        let nearest = all.min { $0.comparison.differences < $1.comparison.differences }!
        let best = named ?? nearest
        self.best = best
        others = all.filter { other in
            guard other.case != best.case else { return false }
            guard other.comparison.differences == nearest.comparison.differences else { return false }
            return named == nil || other.comparison.differences < best.comparison.differences
        }
    }

    /// The values of a case in the form of an exported file.
    static func header(_ case: Case) -> String {
        zip(`case`.variables, `case`.values).map { ($0.name, $1.description) }.sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }
            .joined(separator: ", ")
    }
}
