import ExperimentKit
import ReportKit
import SiteKit
import TranslationKit

/// All that `evdoc check` finds: findings in, text out.
struct CheckOutcome {
    var findings: [CheckFinding] = []
    /// What it is well to know, and no fault.
    var warnings: [Diagnostic] = []
    var results: [ExperimentResult] = []
    /// Experiments that find something else than the record says, in the order of the list.
    var changes: [ExperimentChange] = []
    var comparison: ReportComparison?
    /// What has changed since a revision, where one was named.
    var revision: RevisionChanges?
    /// Ids of the reports that are written as they are now.
    var accepted: [Reports.ID] = []
    var reviews: [TranslationReview] = []

    var exitCode: ExitCode { ExitCode.worst(of: findings.map(\.kind.exitCode)) }

    /// `2 reports that differ, 1 surprising verdict`; empty where nothing was found.
    var counts: String {
        CheckFinding.Kind.allCases.compactMap { kind in
            let count = findings.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
            return count == 0 ? nil : counted(count, kind.nouns.0, kind.nouns.1)
        }.joined(separator: ", ")
    }

    /// A paragraph for each report or experiment with changes: its id, then its lines.
    var paragraphs: [(title: String, lines: [String])] {
        let experiments = revision == nil ? [] : changes.filter { !$0.isEmpty }.map { (title: $0.experiment, lines: $0.lines) }
        let told = Set(experiments.map(\.title))
        let reports = (comparison?.changes ?? []).filter { !told.contains($0.id) }.map { (title: $0.id, lines: $0.lines) }
        return experiments + reports
    }

    var rules: [RuleChange] { comparison?.rules ?? [] }
}
