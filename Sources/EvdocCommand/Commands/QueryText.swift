import EventTrace
import ExperimentKit
import ProjectKit

/// The answer to a query, for a person at a terminal.
struct QueryText {
    let text: String

    init(_ study: QueryStudy, _ console: Console) {
        let style = console.style
        let experiments = study.found.map { found -> String in
            let experiment = found.result.experiment
            let cases = Wrapping.lines(QueryWords(found: found).cases, width: console.width - 2).replacing("\n", with: "\n  ")
            return "\n\(style(.bold, experiment.id))  \(experiment.title)\n  \(cases)\n\(QueryText.example(found, style))"
        }
        let open = QueryWords.open(study).map { "\n\(Wrapping.lines($0, width: console.width))\n" } ?? ""
        text = "\(QueryWords.counts(study))\n" + experiments.joined() + open
    }

    /// The example in the form in which `evdoc run` prints calls.
    private static func example(_ found: QueryStudy.Experiment, _ style: Style) -> String {
        guard let number = QueryWords(found: found).exampleCase else { return "" }
        var columns = Columns()
        for line in found.example.prefix(QueryWords.mostLines) {
            columns.add(
                Columns.Cell(Milliseconds(line.time).description, .faint, isRight: true), Columns.Cell(QueryWords.plain(line)))
        }
        if found.example.count > QueryWords.mostLines { columns.add("", "…") }
        return "  case \(number)\n" + columns.text(style, indent: "    ")
    }
}
