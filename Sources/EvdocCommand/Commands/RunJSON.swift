import EventTrace
import ExperimentKit
import Studies

/// The results of a run, for other programs. `site/pages/json.md` describes it.
struct RunJSON: Encodable {
    let format: String
    /// Changes when a key changes its name or meaning; new keys do not change it.
    let version: Int
    let experiment: String
    let title: String
    /// The version of iOS that the engine behaved like, unless a stage asked for another.
    let system: String
    let cases: [CaseJSON]
    let claims: [ClaimJSON]

    init(result: ExperimentResult, findings: [Finding], system: SystemVersion, record: RecordFilter?) {
        (format, version) = ("evdoc-run", 2)
        experiment = result.experiment.id
        title = result.experiment.title
        self.system = system.description
        cases = findings.map { CaseJSON($0, result.outcomes, record) }
        claims = result.claims.map { ClaimJSON($0, formula: result.experiment.formula(of: $0.claim)) }
    }

    struct CaseJSON: Encodable {
        let `case`: Int
        let variables: [String: Value]
        /// The words of each of the experiment's outcomes in this case.
        let outcomes: [String]
        let ordering: [CallJSON]
        let entries: [EntryJSON]?

        init(_ finding: Finding, _ found: [OutcomeStates], _ record: RecordFilter?) {
            `case` = finding.case.index + 1
            outcomes = found.map { each in
                [each.outcome.title, each.state(ofCase: finding.case.index).words].compactMap { $0 }.joined(separator: " ")
            }
            let values = zip(finding.case.variables, finding.case.values).map { ($0.name, $1) }
            variables = Dictionary(uniqueKeysWithValues: values)
            ordering = finding.trace.ordering.map { CallJSON($0) }
            entries = record?.entries(of: finding.trace).map { EntryJSON($0, finding.trace) }
        }
    }

    struct CallJSON: Encodable {
        let time: Double
        /// Whether `call` is a line that the experiment writes itself rather than a call.
        let isMark: Bool
        let receiver: String
        let call: String
        let token: String
        let depth: Int
        let rule: String?
        let answer: String?

        init(_ call: Call) {
            time = call.time
            isMark = call.isMark
            receiver = call.receiver
            self.call = call.call
            token = call.token
            depth = call.depth
            rule = call.rule?.description
            answer = call.answer
        }
    }

    struct EntryJSON: Encodable {
        let time: Double
        let kind: String
        let text: String
        let depth: Int
        let rule: String?

        init(_ entry: Entry, _ trace: Trace) {
            time = entry.time
            kind =
                switch entry.kind {
                case .call: "call"
                case .answer: "answer"
                case .decision: "decision"
                case .mark: "mark"
                case .note: "note"
                }
            text = trace.describe(entry)
            depth = Int(entry.depth)
            rule = entry.rule?.description
        }
    }

    struct ClaimJSON: Encodable {
        let statement: String
        /// The condition and the expectation, as a page gives them to the engine: text of JSON.
        let formula: String
        let verdict: String
        let declared: Bool
        let expected: Bool
        let supporting: [Int]
        let contradicting: [Int]
        let rules: [String]
        let quotes: [String]
        let contradicts: [String]
        /// The grade of the least known rule that the claim rests on.
        let grade: String?
        let restsOn: [String]?
        let counterexample: Int?

        init(_ claim: ClaimVerdict, formula: JSONText) {
            self.formula = formula.description
            statement = claim.claim.statement
            verdict = claim.verdict.rawValue
            declared = claim.claim.knownRefutation != nil
            expected = claim.isExpected
            supporting = claim.supporting.map { $0 + 1 }
            contradicting = claim.contradicting.map { $0 + 1 }
            rules = claim.claim.rules.map(\.id.description)
            quotes = claim.claim.quotes.map(\.reference)
            contradicts = claim.claim.contradicts.map(\.reference)
            grade = claim.grade?.rawValue
            restsOn = claim.footing?.map(\.id.description)
            counterexample = claim.counterexample.map { $0.case.index + 1 }
        }
    }
}
