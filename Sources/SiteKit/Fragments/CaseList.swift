import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The list of all cases with their orderings. A script shows a case in the figure if the reader follows a link to the case.
struct CaseList {
    let result: ExperimentResult
    let context: PageContext

    /// The most entries of a list that is open at first.
    private static let mostOpen = 16

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        let orderings = orderings
        let items = result.findings.map { item($0, orderings[$0.case.index] ?? "") }
        let list: HTML = "<ol class=\"cases\" id=\"all-cases\">\n\(items)</ol>\n"
        guard result.findings.count > CaseList.mostOpen else { return list }
        return """
            <details><summary>\(context.count(result.findings.count, .oneCase, .manyCases))</summary>
            \(list)</details>

            """
    }

    /// The name of each case's ordering, linked to the table of orderings.
    private var orderings: [Int: HTML] {
        var orderings: [Int: HTML] = [:]
        let names = GroupNames(result, wording)
        for group in result.groups {
            let name = InlineCode.html(names[group])
            for index in group.cases { orderings[index] = "<a href=\"#\(ExperimentSection.orderings.id)\">\(name)</a>" }
        }
        return orderings
    }

    private func item(_ finding: Finding, _ ordering: HTML) -> HTML {
        let words = finding.case.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : wording.sentence(finding.case)
        let id = Place.case(finding.case.index)
        return """
            <li id="\(id)"><a href="\(Route.fragment(id))">\(InlineCode.html(words))</a>
            <span class="note">\(context.html(ExperimentPhrase.itsOrdering, ["ordering": ordering]))</span></li>

            """
    }
}
