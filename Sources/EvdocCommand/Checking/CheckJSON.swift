import ExperimentKit
import ProjectKit
import ReportKit

/// The outcome of a check, for other programs. `site/pages/json.md` describes it.
struct CheckJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let exit: Int32
    let experiments: Int
    let findings: [FindingJSON]
    let warnings: [FindingJSON]
    let changes: [ChangeJSON]
    /// The numbers of the engine that are others than recorded.
    let thresholds: [ThresholdJSON]
    /// The rules that decide otherwise than recorded, the most frequent first.
    let causes: [CauseJSON]
    let rules: [RuleJSON]
    /// The reports that differ from the committed ones.
    let reports: [String]
    let accepted: [String]
    let since: SinceJSON?

    init(_ outcome: CheckOutcome) {
        (format, version) = ("evdoc-check", 1)
        exit = outcome.exitCode.rawValue
        experiments = outcome.results.count
        findings = outcome.findings.map { FindingJSON($0) }
        warnings = outcome.warnings.map { FindingJSON($0) }
        changes = outcome.changes.filter { !$0.isEmpty }.map { ChangeJSON($0) }
        thresholds = outcome.thresholds.map { ThresholdJSON(threshold: $0.name, before: $0.before, now: $0.now) }
        causes = outcome.causes.map { CauseJSON(rule: $0.rule, cases: $0.cases, experiments: $0.experiments) }
        rules = outcome.rules.map { RuleJSON(rule: $0.rule.description, before: $0.before, now: $0.now, reports: $0.reports) }
        reports = outcome.comparison?.stale ?? []
        accepted = outcome.accepted
        since = outcome.revision.map { SinceJSON(revision: $0.revision, files: $0.files, experiments: $0.experiments) }
    }

    struct FindingJSON: Encodable {
        let kind: String
        let file: String?
        let line: Int?
        let column: Int?
        let experiment: String?
        let claim: Int?
        let summary: String
        let details: [String]

        init(_ finding: CheckFinding) {
            kind = finding.kind.rawValue
            (file, line, column) = (finding.location?.file, finding.location?.line, finding.location?.column)
            (experiment, claim, summary, details) = (finding.experiment, finding.claim, finding.summary, finding.details)
        }

        init(_ warning: Diagnostic) {
            kind = "warning"
            (file, line, column) = (warning.location.file, warning.location.line, warning.location.column)
            (experiment, claim, summary, details) = (nil, nil, warning.summary, warning.remedy.map { [$0] } ?? [])
        }
    }

    struct ChangeJSON: Encodable {
        struct Ordering: Encodable {
            let sentences: [String]
            let condition: String?
            let cases: [Int]
        }

        struct Claim: Encodable {
            let claim: Int
            let statement: String
            let before: String?
            let now: String?
            /// The old sentence; nil if the sentence is the same.
            let formerStatement: String?
        }

        let experiment: String
        let stage: [String]
        let orderings: [Ordering]
        let claims: [Claim]
        let cases: [String]

        init(_ change: ExperimentChange) {
            (experiment, stage) = (change.experiment, change.stage)
            orderings = change.orderings.map { Ordering(sentences: $0.sentences, condition: $0.condition, cases: $0.cases) }
            claims = change.claims.map {
                Claim(
                    claim: $0.number, statement: $0.statement, before: $0.before?.rawValue, now: $0.now?.rawValue,
                    formerStatement: $0.formerStatement)
            }
            cases = change.cases
        }
    }

    struct ThresholdJSON: Encodable {
        let threshold: String
        let before: Double?
        let now: Double?
    }

    struct CauseJSON: Encodable {
        let rule: String
        let cases: Int
        let experiments: [String]
    }

    struct RuleJSON: Encodable {
        let rule: String
        let before: String
        let now: String
        let reports: Int
    }

    struct SinceJSON: Encodable {
        let revision: String
        let files: [String]
        let experiments: [String]
    }
}
