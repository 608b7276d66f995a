import EventTrace
import ExperimentKit
import Studies

extension MarkdownReport {
    /// The base case as a strip, and how it comes out.
    var whatHappens: String {
        guard let differences else { return "" }
        var body = ""
        if result.findings.count > 1 {
            body += sentence(titled(.baseCase, Markdown.prose(wording.clauses(differences.base.case, .semicolon)))) + "\n\n"
        }
        body += line(differences.baseStrip) + "\n"
        let outcomes = outcomes(of: differences.base)
        if !outcomes.isEmpty { body += "\n\(titled(.outcome, outcomes))\n" }
        return section(.whatHappens, body)
    }

    /// A row for each value that changes the base, a sentence for what changes less, and a grid for two variables that act together.
    var whatChanges: String {
        guard let differences, result.findings.count > 1 else { return "" }
        var parts: [String] = []
        if !differences.changes.isEmpty {
            let (differing, same) = result.outcomes(ofChanges: differences)
            let head = [say(.instead), say(.sequenceFromThere)] + (differing.isEmpty ? [] : [say(.outcome)])
            parts.append(
                Markdown.table(
                    head,
                    differences.changes.map { change in
                        [Markdown.prose(wording.lead(of: change)), line(change.change)]
                            + (differing.isEmpty
                                ? []
                                : [
                                    result.isAlike(change.finding, differences.base)
                                        ? say(.asInTheBase) : words(differing, in: change.finding)
                                ])
                    }))
            if !same.isEmpty { parts.append(say(.sameInRows, ["outcomes": words(same, in: differences.base)]) + "\n") }
        }
        let lesser = (wording.likeTheBase(differences).map { [$0] } ?? []) + wording.lesserEffects(differences)
        if !lesser.isEmpty { parts.append(lesser.map { "- \(Markdown.prose($0))\n" }.joined()) }
        // Without outcomes a cell could say nothing that is short.
        if !result.outcomes.isEmpty { parts += differences.interactions.map { grid($0) } }
        return section(.whatChanges, parts.joined(separator: "\n"))
    }

    /// All cases of two variables as a grid of their outcomes; none without outcomes.
    var allCases: String {
        guard !result.outcomes.isEmpty, let matrix = CaseMatrix(result) else { return "" }
        let head = [""] + matrix.columns.domain.map { Markdown.prose(wording.head(matrix.columns, $0)) }
        let rows = zip(matrix.rows.domain, matrix.findings).map { value, findings in
            [Markdown.prose(wording.head(matrix.rows, value))] + findings.map { $0.map { cell($0, matrix) } ?? "–" }
        }
        let (same, first) = (matrix.outcomes.same, matrix.findings.joined().lazy.compactMap { $0 }.first)
        var notes = matrix.leavesOut ? [say(.matrixLeavesOut)] : []
        if let first, !same.isEmpty { notes.append(say(.sameInCells, ["outcomes": words(same, in: first)])) }
        return section(.matrix, Markdown.table(head, rows) + notes.map { "\n\($0)\n" }.joined())
    }

    private func cell(_ finding: Finding, _ matrix: CaseMatrix) -> String {
        let shown = matrix.shown(finding)
        return shown.isEmpty ? say(.noneOfThese) : words(shown, in: finding)
    }

    /// The outcomes of a case in words: "the row is selected · the table does not scroll".
    func outcomes(of finding: Finding) -> String { words(result.outcomes, in: finding) }

    private func words(_ outcomes: [OutcomeStates], in finding: Finding) -> String {
        outcomes.map { Markdown.prose(wording.outcome($0, ofCase: finding.case.index)) }.joined(separator: " · ")
    }

    private func grid(_ interaction: CaseDifferences.Interaction) -> String {
        let (rows, columns) = (wording.subject(of: interaction.rows), wording.subject(of: interaction.columns))
        let title = Markdown.prose(say(.together, ["one": rows, "other": columns]))
        let head = [""] + interaction.columnValues.map { Markdown.prose(wording.clause(interaction.columns, $0)) }
        let shown = interaction.findings.flatMap { $0.compactMap { $0 } }
        let (differing, same) = result.outcomes(amongCells: shown)
        let body = zip(interaction.rowValues, interaction.findings).map { values, findings in
            [Markdown.prose(wording.clause(interaction.rows, values))] + findings.map { $0.map { words(differing, in: $0) } ?? "–" }
        }
        let once = same.isEmpty ? "" : "\n\(say(.sameInCells, ["outcomes": words(same, in: shown[0])]))\n"
        return "\(title)\n\n" + Markdown.table(head, body) + once
    }

    private func line(_ strip: Strip) -> String {
        guard !strip.items.isEmpty else { return sentence(say(.noCalls)) }
        let (first, leftOut, last) = strip.shortened
        let more = leftOut > 0 ? [self.more(leftOut)] : []
        return (first.map { words($0) } + more + last.map { words($0) }).joined(separator: " ▸ ")
    }

    private func line(_ change: StripChange) -> String {
        if change.isEmpty { return sentence(say(.theSame)) }
        if change.isPlain { return line(change.strip) }
        let core = change.core
        let parts = core.parts.map { part in
            switch part {
            case .same(let item): words(item)
            case .gone(let item): "~~\(words(item))~~"
            case .new(let item): "**\(words(item))**"
            case .answered(let item, let was): answered(item.calls[0], was: was.calls[0])
            case .counted(let item, let was): counted(item, was: was)
            case .leftOut: "…"
            case .more(let count): more(count)
            }
        }
        return ((core.before ? ["…"] : []) + parts + (core.after ? ["…"] : [])).joined(separator: " ▸ ")
    }

    private func more(_ count: Int) -> String { "… \(say(.moreCalls, ["count": "\(count)"])) …" }

    private func words(_ item: Strip.Item) -> String {
        item.count > 1 ? "\(row(item)) ×\(item.count)" : row(item)
    }

    /// The calls once; several that repeat stand in parentheses.
    private func row(_ item: Strip.Item) -> String {
        let calls = item.calls.map { call in
            call.isMark ? mark(call) : Markdown.code(call.token) + (call.answer.map { " → \(Markdown.escaped($0))" } ?? "")
        }.joined(separator: " ▸ ")
        return item.calls.count > 1 && item.count > 1 ? "(\(calls))" : calls
    }

    private func answered(_ call: Call, was: Call) -> String {
        "\(Markdown.code(call.token)) → ~~\(Markdown.escaped(was.answer ?? ""))~~ **\(Markdown.escaped(call.answer ?? ""))**"
    }

    private func counted(_ item: Strip.Item, was: Strip.Item) -> String {
        let before = was.count > 1 ? " ~~×\(was.count)~~" : ""
        return "\(row(item.count > 1 ? item : was))\(before) **×\(item.count)**"
    }
}
