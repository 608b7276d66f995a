import EventTrace
import ExperimentKit

/// What a run found out, for other programs. `site/pages/json.md` describes it.
struct RunJSON {
    /// Changes when a key changes its name or meaning; new keys do not change it.
    static let version = 1

    let result: ExperimentResult
    let findings: [Finding]
    let isFull: Bool

    var text: String {
        JSON.object([
            ("format", "evdoc-run"), ("version", .integer(RunJSON.version)),
            ("experiment", .string(result.experiment.id)), ("title", .string(result.experiment.title)),
            ("cases", .list(findings.map(json))), ("claims", .list(result.claims.map(json))),
        ]).text() + "\n"
    }

    private func json(_ finding: Finding) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("case", .integer(finding.case.index + 1)), ("variables", JSON(finding.case)),
            ("ordering", .list(finding.trace.ordering.map(json))),
        ]
        if isFull { members.append(("entries", .list(finding.trace.entries.map { json($0, finding.trace) }))) }
        return .object(members)
    }

    private func json(_ call: Call) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("time", .number(call.time)), ("receiver", .string(call.receiver)), ("call", .string(call.call)),
            ("token", .string(call.token)), ("depth", .integer(call.depth)),
        ]
        if let rule = call.rule { members.append(("rule", .string(rule.description))) }
        if let answer = call.answer { members.append(("answer", .string(answer))) }
        return .object(members)
    }

    private func json(_ entry: Entry, _ trace: Trace) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("time", .number(entry.time)), ("kind", .string(RunJSON.spelling(of: entry.kind))), ("text", .string(trace.describe(entry))),
            ("depth", .integer(Int(entry.depth))),
        ]
        if let rule = entry.rule { members.append(("rule", .string(rule.description))) }
        return .object(members)
    }

    private func json(_ claim: ClaimVerdict) -> JSON {
        var members: [(key: String, value: JSON)] = [
            ("statement", .string(claim.claim.statement)), ("verdict", .string(claim.verdict.rawValue)),
            ("declared", .bool(claim.claim.knownRefutation != nil)), ("expected", .bool(claim.isExpected)),
            ("supporting", .list(claim.supporting.map { .integer($0 + 1) })),
            ("contradicting", .list(claim.contradicting.map { .integer($0 + 1) })),
        ]
        if let origin = claim.claim.quotes { members.append(("quotes", .string(origin.reference))) }
        if let counterexample = claim.counterexample { members.append(("counterexample", .integer(counterexample.case.index + 1))) }
        return .object(members)
    }

    private static func spelling(of kind: Entry.Kind) -> String {
        switch kind {
        case .call: "call"
        case .answer: "answer"
        case .decision: "decision"
        case .mark: "mark"
        case .note: "note"
        }
    }
}
