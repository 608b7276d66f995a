import ExperimentKit
import ExportKit

/// A device's log beside the cases that it may be of.
struct ComparedLog {
    struct OneCase {
        let `case`: Case
        let comparison: LogComparison
    }

    let log: DeviceLog
    let experiment: Experiment
    /// The case that the log is held against: the one that it says it is of, or else the one that it fits best.
    let best: OneCase
    /// Cases that it fits best too; where the log names its case, those that it fits better.
    let others: [OneCase]
    /// Whether the log itself says which case it is of.
    let isNamed: Bool

    /// `findings` is not empty. `isChosen` says that the caller has named the cases.
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

    /// As an exported file writes the values of its case.
    static func header(_ case: Case) -> String {
        zip(`case`.variables, `case`.values).map { ($0.name, $1.description) }.sorted { $0.0 < $1.0 }.map { "\($0)=\($1)" }
            .joined(separator: ", ")
    }
}
