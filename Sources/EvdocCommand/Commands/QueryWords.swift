import ExperimentKit
import ProjectFiles
import ProjectKit
import ReportKit

/// The answers of an experiment's cases to a query, in words.
struct QueryWords {
    let found: QueryStudy.Experiment

    /// The number of lines of an example; further lines are left out.
    static let mostLines = 6

    /// The matching cases: `1 of 2 cases: wherever the tap waits`. The condition is left out if there is one case, or if all match.
    var cases: String {
        let all = found.result.findings
        guard found.cases.count < all.count else { return all.count == 1 ? "the only case" : "all \(all.count) cases" }
        let condition = Wording(.english, found.result.experiment).condition(found.result.condition(selecting: found.cases))
        return "\(found.cases.count) of \(counted(all.count, "case")): wherever \(condition)"
    }

    /// The number of the example's case; nil if no line is required.
    var exampleCase: Int? { found.example.isEmpty ? nil : found.cases.first.map { found.result.findings[$0].case.index + 1 } }

    /// The text of a line; a mark is distinguished from calls and decisions.
    static func plain(_ line: RecordLine) -> String { line.kind == .mark ? "— \(line.text)" : line.text }

    /// `80 of 4211 cases, in 12 of 310 experiments`
    static func counts(_ study: QueryStudy) -> String {
        let cases = study.found.reduce(0) { $0 + $1.cases.count }
        return "\(cases) of \(counted(study.caseCount, "case")), in \(study.found.count) of \(counted(study.experimentCount, "experiment"))"
    }

    /// The cases whose answer depends on an order that UIKit leaves open; nil if there are none.
    static func open(_ study: QueryStudy) -> String? {
        guard !study.open.isEmpty else { return nil }
        let cases = study.open.reduce(0) { $0 + $1.open.count }
        let ids = study.open.map(\.result.experiment.id).joined(separator: ", ")
        return "In \(counted(cases, "more case")) it rests on an order that UIKit leaves open: \(ids)."
    }
}
