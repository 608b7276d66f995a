import EventTrace
import ExperimentKit
import ReportKit

/// Every case with its ordering. A script shows a case in the figure when somebody follows a link to it.
struct CaseList {
    let result: ExperimentResult
    let context: PageContext

    /// A longer list is closed until somebody asks.
    private static let mostOpen = 16

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        let list: HTML = "<ol class=\"cases\" id=\"all-cases\">\n\(result.findings.map(item))</ol>\n"
        guard result.findings.count > CaseList.mostOpen else { return list }
        return """
            <details><summary>\(context.count(result.findings.count, .oneCase, .manyCases))</summary>
            \(list)</details>

            """
    }

    private func item(_ finding: Finding) -> HTML {
        let group = result.group(ofCase: finding.case.index)
        let words = finding.case.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : wording.sentence(finding.case)
        let ordering: HTML =
            group.map { "<a href=\"#\(ExperimentSection.orderings.id)\">\(InlineCode.html(wording.name(of: $0, in: result)))</a>" } ?? ""
        let id = Place.case(finding.case.index)
        return """
            <li id="\(id)" data-values="\(values(finding.case))"><a href="\(Route.fragment(id))">\(InlineCode.html(words))</a>
            <span class="note">\(context.html(ExperimentPhrase.itsOrdering, ["ordering": ordering]))</span></li>

            """
    }

    /// What the figure's script finds a case by.
    private func values(_ case: Case) -> String {
        let members = zip(`case`.variables, `case`.values).map { "\(JSONString($0.name)):\(JSONString($1.description))" }
        return "{\(members.joined(separator: ","))}"
    }
}
