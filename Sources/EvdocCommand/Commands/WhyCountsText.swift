import ProjectFiles
import Studies

/// The number of explained calls, as a table for a terminal.
struct WhyCountsText {
    private let tallies: [(result: ExperimentResult, tally: ReasonTally)]
    private let style: Style

    init(_ tallies: [(ExperimentResult, ReasonTally)], _ style: Style) {
        self.tallies = tallies.map { (result: $0.0, tally: $0.1) }
        self.style = style
    }

    var text: String { table + unexplained + summary }

    private var table: String {
        var columns = Columns()
        columns.add(
            "experiment", head("cases"), head("calls"), head("explained"), head("missing"), head("by rule"), head("by variable"),
            head("by several"))
        for (result, tally) in tallies {
            let numbers = [
                result.findings.count, tally.made, tally.madeExplained, tally.missing, tally.byRule, tally.byVariable,
                tally.byVariables,
            ]
            columns.add([Columns.Cell(result.experiment.id, .cyan)] + numbers.map { Columns.Cell("\($0)", isRight: true) })
        }
        return columns.text(style)
    }

    private func head(_ word: String) -> Columns.Cell { Columns.Cell(word, .faint, isRight: true) }

    private var unexplained: String {
        var columns = Columns()
        for (result, tally) in tallies {
            for call in tally.unexplained {
                columns.add(
                    Columns.Cell(result.experiment.id, .cyan), Columns.Cell("case \(call.case + 1)"), Columns.Cell(call.call),
                    Columns.Cell(call.isMade ? "made in every case, whatever rule is off" : "no rule and no case", .faint))
            }
        }
        let lines = columns.text(style)
        return lines.isEmpty ? "" : "\n\(style(.bold, "Not explained"))\n" + lines
    }

    private var summary: String {
        func sum(_ number: (ReasonTally) -> Int) -> Int { tallies.reduce(0) { $0 + number($1.tally) } }
        let missing = sum { $0.missing }
        return """

            \(counted(missing, "missing call")): \(sum { $0.byRule }) explained by a rule, \(sum { $0.byVariable }) by a variable, \
            \(sum { $0.byVariables }) by several variables together, \(sum { $0.unexplained.count { !$0.isMade } }) not
            \(counted(sum { $0.made }, "call")) made: \(sum { $0.madeExplained }) explained

            """
    }
}
