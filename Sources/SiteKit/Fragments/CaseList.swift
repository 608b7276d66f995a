import EventTrace
import ExperimentKit
import ReportKit

/// Every case with its calls in order, closed until somebody asks.
struct CaseList {
    let result: ExperimentResult
    let page: String
    let content: SiteContent

    var html: HTML {
        let variables = result.experiment.variables
        let filters: HTML = HTML.when(
            result.findings.count > 1,
            """
            <div class="filters" data-for="all-cases">
            \(variables.map(filter))<button type="button">Open or close all</button>
            <output></output>
            </div>

            """)
        return filters + "<div class=\"cases\" id=\"all-cases\">\n\(result.findings.map(item))</div>\n"
    }

    private func filter(_ variable: Variable) -> HTML {
        let options = variable.domain.map { "<option>\($0.description)</option>" as HTML }
        return """
            <label>\(variable.name) <select name="\(variable.name)"><option value="">any</option>\(options)</select></label>

            """
    }

    private func item(_ finding: Finding) -> HTML {
        let number = finding.case.index + 1
        let letter = result.group(ofCase: finding.case.index).map { $0.letter } ?? ""
        return """
            <details id="case-\(number)" data-values="\(values(finding.case))">
            <summary><span class="letter">\(letter)</span> Case \(number): <code>\(finding.case.description)</code></summary>
            \(CallTable(trace: finding.trace, page: page, content: content).html)</details>

            """
    }

    /// For the filters of the script.
    private func values(_ case: Case) -> String {
        let members = zip(`case`.variables, `case`.values).map { "\(JSONString($0.name)):\(JSONString($1.description))" }
        return "{\(members.joined(separator: ","))}"
    }
}
