import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The choices of the decision finder, and the actor of every combination, for the script and for readers without one.
struct FinderTable {
    let context: PageContext

    private typealias Row = (touched: ReaderGuide.Touched, result: ExperimentResult)

    /// The touchable views. Their experiments are part of the build and have the variables of the first.
    private var rows: [Row] {
        let rows = context.content.guide.finder.compactMap { touched in context.content.result(touched.experiment).map { (touched, $0) } }
        guard let first = rows.first else { return [] }
        return rows.filter { $0.1.experiment.variables == first.1.experiment.variables }
    }

    var isEmpty: Bool { rows.isEmpty }

    var html: HTML {
        let rows = rows
        guard let experiment = rows.first?.result.experiment else { return "" }
        let wording = context.wording(experiment)
        let titles = experiment.variables.map { context.inline($0.title, in: experiment.id) }
        let heads = (["\(context.say(AboutPhrase.finderUnder))"] + titles).map { "<th scope=\"col\">\($0) …</th>" as HTML }
        let choices = zip(titles, experiment.variables).map { title, variable in
            choice(variable.name, title, variable.domain.map { ($0.description, InlineCode.plain(wording.value($0))) })
        }
        let under = choice("under", "\(context.say(AboutPhrase.finderUnder))", rows.map { ($0.touched.experiment, words($0.touched)) })
        return """
            <noscript>\(context.paragraph(AboutPhrase.finderNeedsScript, class: "note"))</noscript>
            <form id="finder" class="finder" data-none="\(context.say(AboutPhrase.finderNone))" hidden>
            \(under)\(choices)</form>
            <div id="finder-result" class="answer" role="status" hidden><h2>\(context.say(AboutPhrase.finderResult))</h2><p></p></div>
            <h2 id="combinations">\(context.say(AboutPhrase.finderAll))</h2>
            <div id="finder-all">\(HTML.scrolling(
            context.say(AboutPhrase.finderAll),
            """
            <table class="finder-table">
            <thead><tr>\(heads)<th scope="col">\(context.say(AboutPhrase.finderResult))</th></tr></thead>
            <tbody>
            \(rows.map(body))</tbody>
            </table>

            """))</div>

            """
    }

    private func words(_ touched: ReaderGuide.Touched) -> String { context.translation(touched.words, in: ReaderGuide.context) }

    private func choice(_ name: String, _ title: HTML, _ values: [(value: String, words: String)]) -> HTML {
        let options = values.map { "<option value=\"\($0.value)\">\($0.words)</option>" as HTML }
        return "<label>\(title) <select name=\"\(name)\">\(options)</select></label>\n"
    }

    private func body(_ row: Row) -> HTML {
        let wording = context.wording(row.result.experiment)
        return row.result.findings.map { finding -> HTML in
            let values = zip(finding.case.variables, finding.case.values).map { "&\($0.name)=\($1.description)" }.joined()
            let target = context.address(Routes.case(finding.case.index, of: row.result))
            let outcomes = OutcomeWords(context: context).html(row.result, finding)
            let cells = finding.case.values.map { "<td>\(InlineCode.html(wording.value($0)))</td>" as HTML }
            return """
                <tr data-key="under=\(row.touched.experiment)\(values)"><th scope="row">\(words(row.touched))</th>\(cells)\
                <td><a href="\(target)">\(outcomes)</a></td></tr>

                """
        }.joined()
    }
}
