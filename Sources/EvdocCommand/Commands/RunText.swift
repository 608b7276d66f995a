import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The results of a run, for a person at a terminal. Cases with equal orderings share one; with lines of the record, each case has its own.
/// A receiver's calls have its colour.
struct RunText {
    let result: ExperimentResult
    let findings: [Finding]
    let record: RecordFilter?
    let style: Style

    var text: String {
        let experiment = result.experiment
        let head = "\(style(.bold, experiment.id))  \(experiment.title)\n\n"
        let looks = ReceiverLooks(findings)
        let cases = record.map { filter in findings.map { lines(filter, $0, looks) } } ?? result.groups.map { ordering($0, looks) }
        return head + cases.joined() + claims
    }

    /// The calls that the cases of a group have in common, if any of those cases was selected.
    private func ordering(_ group: OrderingGroup, _ looks: ReceiverLooks) -> String {
        let members = findings.filter { group.cases.contains($0.case.index) }
        guard let first = members.first else { return "" }
        let names = heads(members)
        let calls = first.trace.ordering
        guard !calls.isEmpty else { return "\(names)    no client code is called\n\n" }
        var columns = Columns()
        let lines = calls.enumerated().map { position, call in
            (first.unordered.contains { $0.contains(position) } ? "≈ " : "") + line(call)
        }
        for range in equalNeighbours(zip(lines, calls).map { "\($0) \($1.rule?.description ?? "")" }) {
            let call = calls[range.lowerBound]
            columns.add(
                Columns.Cell(Milliseconds(call.time).description, .faint, isRight: true),
                Columns.Cell(lines[range.lowerBound] + (range.count > 1 ? " ×\(range.count)" : ""), looks[call]),
                Columns.Cell(call.rule?.description ?? "", .faint))
        }
        return names + columns.text(style, indent: "  ") + times(members) + "\n"
    }

    /// The case whose times the calls of the group have, if another case has others.
    private func times(_ members: [Finding]) -> String {
        let times = members.map { $0.trace.ordering.map { Milliseconds($0.time).description } }
        guard let first = times.first, times.contains(where: { $0 != first }) else { return "" }
        return "  " + style(.faint, "times of case \(members[0].case.index + 1)") + "\n"
    }

    /// The cases of a group, those with equal outcomes together: an outcome may be about times, which are no part of an ordering.
    private func heads(_ members: [Finding]) -> String {
        var heads: [(titles: String, outcomes: String)] = []
        for member in members {
            let (title, outcomes) = (title(of: member.case) + "\n", outcomes(member.case))
            if let place = heads.firstIndex(where: { $0.outcomes == outcomes }) {
                heads[place].titles += title
            } else {
                heads.append((title, outcomes))
            }
        }
        return heads.map { $0.titles + $0.outcomes }.joined()
    }

    /// The outcomes of the case: "  the row is selected · the table does not scroll".
    private func outcomes(_ case: Case) -> String {
        let words = result.outcomes.map { found in
            [found.outcome.title, found.state(ofCase: `case`.index).words].compactMap { $0 }.joined(separator: " ")
        }
        return words.isEmpty ? "" : "  " + style(.bold, words.joined(separator: " · ")) + "\n"
    }

    /// The ranges of equal neighbours: a line that repeats is shown once, at its first time.
    private func equalNeighbours(_ lines: [String]) -> [Range<Int>] {
        let starts = lines.indices.filter { $0 == 0 || lines[$0] != lines[$0 - 1] }
        return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
    }

    private func line(_ call: Call) -> String {
        let indent = String(repeating: "  ", count: call.depth)
        return indent + (call.isMark ? "— " : "") + call.token + (call.answer.map { " → \($0)" } ?? "")
    }

    private func lines(_ filter: RecordFilter, _ finding: Finding, _ looks: ReceiverLooks) -> String {
        var columns = Columns()
        for entry in filter.entries(of: finding.trace) {
            let words = String(repeating: "  ", count: Int(entry.depth)) + finding.trace.describe(entry)
            columns.add(
                Columns.Cell(Milliseconds(entry.time).description, .faint, isRight: true),
                Columns.Cell(words, looks[entry, finding.trace]),
                Columns.Cell(entry.rule?.description ?? "", .faint))
        }
        return "\(title(of: finding.case))\n" + columns.text(style, indent: "  ") + "\n"
    }

    private func title(of case: Case) -> String {
        "\(style(.bold, "Case \(`case`.index + 1)"))  \(`case`)"
    }

    private var claims: String {
        var columns = Columns()
        let isGraded = result.claims.contains { $0.grade != nil }
        for claim in result.claims {
            let grade = Columns.Cell(claim.grade.map { Wording.english.grade($0) } ?? "", look(claim.grade))
            columns.add(
                [Columns.Cell(claim.verdict.rawValue, look(claim.verdict))] + (isGraded ? [grade] : []) + [Columns.Cell(words(claim))])
            guard let detail = detail(claim) else { continue }
            let blanks = [Columns.Cell](repeating: Columns.Cell(""), count: isGraded ? 2 : 1)
            columns.add(blanks + [Columns.Cell("  \(detail)", .faint)])
        }
        return columns.text(style)
    }

    private func words(_ claim: ClaimVerdict) -> String {
        let declared = claim.isSurprise ? "declared as refuted, and is not" : claim.isKnownRefutation ? "as declared" : nil
        let example = claim.counterexample.map { "see case \($0.case.index + 1)" }
        let notes = [declared, example].compactMap { $0 }.joined(separator: ", ")
        return claim.claim.statement + (notes.isEmpty ? "" : " (\(notes))")
    }

    /// The expectation of a refuted claim and what was seen, or the doubt of an undecided claim; nil for a declared refutation.
    private func detail(_ claim: ClaimVerdict) -> String? {
        guard let example = claim.counterexample, !claim.isKnownRefutation else { return claim.reason.map { Wording.english.doubt($0) } }
        return "expected \(Wording.english.expected(example.mismatch)); seen: \(Wording.english.seen(example.mismatch))"
    }

    /// The look of a grade: assumed facts look different from observed ones.
    private func look(_ grade: Grade?) -> Style.Look { grade == .assumed ? .yellow : .faint }

    private func look(_ verdict: Verdict) -> Style.Look {
        switch verdict {
        case .confirmed: .green
        case .refuted: .red
        case .undecided: .yellow
        }
    }
}
