import ExperimentKit
import ProjectFiles
import ReportKit
import Studies
import TranslationKit

/// The outcome of `evdoc check`: findings in, text out.
package struct CheckOutcome {
    package var findings: [CheckFinding] = []
    /// Facts worth knowing that are not mistakes.
    package var warnings: [Diagnostic] = []
    package var results: [ExperimentResult] = []
    /// The experiments whose findings differ from the record, in the order of the list.
    package var changes: [ExperimentChange] = []
    package var comparison: ReportComparison?
    /// The numbers of the engine that are others than in the record.
    package var thresholds: [ThresholdChange] = []
    /// The rules that decide otherwise than in the record.
    package var causes: [RuleCause] = []
    /// Whether the check covers only a part of the experiments: others were not asked for, or cannot be judged.
    package var isPartial = false
    /// The changes since a revision, if one was named.
    package var revision: RevisionChanges?
    /// The ids of the reports that were accepted in their current form.
    package var accepted: [Reports.ID] = []
    package var reviews: [TranslationReview] = []

    /// `2 reports that differ, 1 surprising verdict`; empty if there are no findings.
    package var counts: String {
        CheckFinding.Kind.allCases.compactMap { kind in
            let count = findings.reduce(0) { $0 + ($1.kind == kind ? $1.count : 0) }
            return count == 0 ? nil : counted(count, kind.nouns.0, kind.nouns.1)
        }.joined(separator: ", ")
    }

    /// A paragraph for each report or experiment with changes: its id, then its lines.
    package var paragraphs: [(title: String, lines: [String])] {
        let experiments = revision == nil ? [] : changes.filter { !$0.isEmpty }.map { (title: $0.experiment, lines: $0.lines) }
        let told = Set(experiments.map(\.title))
        let reports = (comparison?.changes ?? []).filter { !told.contains($0.id) }.map { (title: $0.id, lines: $0.lines) }
        return experiments + reports
    }

    /// The causes of changes, a line for each: thresholds, then the rules that decide otherwise.
    package var causeWords: [String] { thresholds.map(\.words) + causes.map(\.words) }

    package var rules: [RuleChange] { comparison?.rules ?? [] }
}
