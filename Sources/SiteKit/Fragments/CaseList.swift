import EventTrace
import ExperimentKit
import ReportKit

/// Every case with its calls in order, closed until somebody asks.
struct CaseList {
    let result: ExperimentResult
    let rules: RuleLinks

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

    private func filter(_ variable: AnyVariable) -> HTML {
        let options = variable.domain.map { "<option>\($0.description)</option>" as HTML }
        return """
            <label>\(variable.name) <select name="\(variable.name)"><option value="">any</option>\(options)</select></label>

            """
    }

    private func item(_ finding: Finding) -> HTML {
        let number = finding.case.index + 1
        let group = result.group(ofCase: finding.case.index)
        // One record of decisions for each ordering: those of the other cases say the same in other words.
        let isFirst = group?.cases.first == finding.case.index
        return """
            <details id="\(Place.case(finding.case.index))" data-values="\(values(finding.case))">
            <summary><span class="letter">\(group?.letter ?? "")</span> Case \(number): <code>\(finding.case.description)</code></summary>
            \(CallTable(trace: finding.trace, rules: rules).html)\
            \(HTML.when(isFirst, RecordTable(trace: finding.trace, rules: rules).html))</details>

            """
    }

    /// For the filters of the script.
    private func values(_ case: Case) -> String {
        let members = zip(`case`.variables, `case`.values).map { "\(JSONString($0.name)):\(JSONString($1.description))" }
        return "{\(members.joined(separator: ","))}"
    }
}
