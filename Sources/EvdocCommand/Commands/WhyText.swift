import EventTrace
import ExperimentKit
import ProjectFiles
import ReportKit
import Studies

/// The reasons why calls are made and why not, as lines for a terminal.
struct WhyText {
    private let result: ExperimentResult
    /// The answers about calls, for each selected case.
    private let answers: [[WhyAnswer]]
    private let console: Console
    private let wording: Wording

    init(_ result: ExperimentResult, _ answers: [[WhyAnswer]], _ console: Console) {
        self.result = result
        self.answers = answers
        self.console = console
        wording = Wording(.english, result.experiment)
    }

    var text: String {
        let told = answers.filter { !$0.isEmpty }
        let head = "\(style(.bold, result.experiment.id))  \(result.experiment.title)\n\n"
        return head
            + (told.isEmpty
                ? "Every case that was asked for has every call that another case has.\n" : told.map(text).joined(separator: "\n"))
    }

    private var style: Style { console.style }

    private func text(_ answers: [WhyAnswer]) -> String {
        let `case` = answers[0].finding.case
        return "\(style(.bold, "Case \(`case`.index + 1)"))  \(`case`)\n" + answers.map(text).joined()
    }

    private func text(_ answer: WhyAnswer) -> String {
        guard answer.standing != .open else {
            return "  \(style(.bold, "`\(answer.call)`")) is called under some of the orders that UIKit leaves open\n"
        }
        let words = answer.subject.map { wording.head($0.call, isMade: answer.standing == .made, $0.occurrence, of: $0.count) }
        let head = "  \(style(.bold, words ?? "No case calls `\(answer.call)`"))\n"
        guard let chain = answer.chain else { return head + unproved(answer) }
        let proofs = wording.proofs(chain.reason, inCase: answer.finding.case.index, of: result).joined(separator: " ")
        return head + links(chain.links) + "    \(style(.faint, "Proof: \(proofs)"))\n"
    }

    private func links(_ links: [ReasonLink]) -> String {
        var columns = Columns()
        for link in links {
            columns.add(
                Columns.Cell(wording.sentence(link), link.role == .deciding ? .yellow : nil),
                Columns.Cell(link.rule?.description ?? "", .faint), Columns.Cell("entry \(link.entry + 1)", .faint))
        }
        return columns.text(style, indent: "    ")
    }

    private func unproved(_ answer: WhyAnswer) -> String {
        let told =
            "    This is so in every case, and with each of \(counted(answer.tried, "rule")) switched off: no single rule decides it.\n"
        if answer.turns.isEmpty { return told }
        return told + "    What becomes of the touches, at last:\n" + links(answer.turns)
    }
}
