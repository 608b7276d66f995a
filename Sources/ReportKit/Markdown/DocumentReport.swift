import EventTrace
import ExperimentKit
import Studies

/// The verdicts on the statements of a document, as Markdown.
public struct DocumentReport {
    private let coverage: DocumentCoverage

    public init(_ coverage: DocumentCoverage) {
        self.coverage = coverage
    }

    /// The path of the report's file among the reports, without the ending.
    public var id: String { DocumentReport.id(of: coverage.document.number) }

    public static func id(of number: String) -> String { "documents/\(number)" }

    /// The whole report; ends with a line end.
    public var text: String {
        let document = coverage.document
        let head = "# Document \(document.number): \(document.title)\n"
        return ([head] + [summary, counts, corrections].filter { !$0.isEmpty } + coverage.sections.map(section)).joined(separator: "\n")
    }

    private var summary: String {
        guard let summary = coverage.document.summary else { return "" }
        return """
            - **What holds.** \(summary.whatHolds)
            - **What does not.** \(summary.whatDoesNot)
            - **To remember.** \(summary.toRemember)

            """
    }

    private var counts: String {
        let grades = Grade.allCases.sorted(by: >)
        let rows = StatementVerdict.allCases.filter { coverage.count($0) > 0 }.map { verdict in
            [verdict.rawValue] + grades.map { String(coverage.count(verdict, $0)) }
                + [String(coverage.count(verdict, nil)), String(coverage.count(verdict))]
        }
        let sum = ["all", "", "", "", "", String(coverage.statements.count)]
        return Markdown.table(["Verdict"] + grades.map { Wording.english.grade($0) } + ["no rule", "all"], rows + [sum])
    }

    private var corrections: String {
        let refuted = coverage.statements.filter { $0.verdict == .refuted }
        guard !refuted.isEmpty else { return "" }
        let items = refuted.map { outcome in
            let objection = outcome.testimonies.first { $0.bearing == .contradicts }?.claim.claim.claim
            return "- \(outcome.statement.reference): \(outcome.statement.text) **Not so:** "
                + "\(objection?.knownRefutation ?? objection?.statement ?? "")\n"
        }
        return "## What is not so\n\n" + items.joined()
    }

    private func section(_ section: (name: String, statements: [StatementOutcome])) -> String {
        "## \(heading(of: section.statements[0].statement))\n\n" + section.statements.map(item).joined()
    }

    private func heading(of statement: Statement) -> String {
        if !statement.isNumbered { return statement.section.prefix(1).uppercased() + statement.section.dropFirst() }
        return "§\(statement.section)" + (coverage.document.sectionTitles[statement.section].map { " \($0)" } ?? "")
    }

    private func item(_ outcome: StatementOutcome) -> String {
        let grade = outcome.grade.map { ", \(Wording.english.grade($0))" } ?? ""
        let lines = (remarks(on: outcome) + outcome.testimonies.map(line)).map { "  - \($0)\n" }.joined()
        return "- **\(outcome.verdict.rawValue)**\(grade): \(outcome.statement.text)\n\(lines)"
    }

    private func remarks(on outcome: StatementOutcome) -> [String] {
        var remarks: [String] = []
        switch outcome.statement.representative.kind {
        case .question(let answer): remarks.append("Answer: \(answer)")
        case .unsettled(let reason): remarks.append("Nobody knows: \(reason)")
        case .untestable(let reason): remarks.append("No experiment can test it: \(reason)")
        case .assertion: break
        }
        if let condition = outcome.condition { remarks.append("It holds \(condition).") }
        remarks += outcome.untestedParts.map { "Nobody tests this part: \($0)" }
        let elsewhere = outcome.elsewhere.map { $0.reference }
        return remarks + (elsewhere.isEmpty ? [] : ["The same stands in \(elsewhere.joined(separator: ", "))"])
    }

    /// A testimony as a line: `Confirmed, documented: The view receives the touch. HitTestTouch, claim 1`.
    private func line(_ testimony: Testimony) -> String {
        let claim = testimony.claim.claim
        let id = testimony.claim.result.experiment.id
        let part = testimony.part.map { "Of “\($0)”: " } ?? ""
        let grade = claim.grade.map { ", \(Wording.english.grade($0))" } ?? ""
        let isException = testimony.bearing == .contradicts && claim.verdict == .confirmed
        let place = "[\(id)](../\(id).md), claim \(testimony.claim.index + 1)"
        let why = claim.claim.knownRefutation.map { " \($0)" } ?? ""
        return "\(part)\(claim.verdict.rawValue)\(grade): \(isException ? "Exception: " : "")\(claim.claim.statement) (\(place))\(why)"
    }
}
