import EventTrace
import ExperimentKit
import ReportKit

/// Every case, closed until somebody asks; a script then loads what the engine wrote down in it.
struct CaseList {
    let result: ExperimentResult
    let context: PageContext

    /// A longer list is closed until somebody asks.
    private static let mostOpen = 16

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        let variables = result.experiment.variables
        let orderings = orderings
        let filters: HTML = HTML.when(
            result.findings.count > 1,
            """
            <div class="filters" data-for="all-cases" data-counted="\(context.say(ExperimentPhrase.shownCases))">
            \(variables.map(filter))<button type="button">\(context.say(ExperimentPhrase.openOrClose))</button>
            <output></output>
            </div>

            """)
        let list: HTML = """
            <noscript>\(context.paragraph(ExperimentPhrase.recordNeedsScript, class: "note"))</noscript>
            \(filters)<div class="cases" id="all-cases" data-record="\(context.address(Routes.record(of: result)))" \
            data-rules="\(context.address(Routes.rules))" data-words="\(words)">
            \(result.findings.map { item($0, orderings[$0.case.index]) })</div>

            """
        guard result.findings.count > CaseList.mostOpen else { return list }
        return """
            <details><summary>\(context.count(result.findings.count, .oneCase, .manyCases))</summary>
            \(list)</details>

            """
    }

    /// The heads of the tables that the script makes.
    private var words: String {
        let phrases: [ExperimentPhrase] = [.milliseconds, .call, .rule, .decisions, .entry, .noClientCode]
        return "[" + phrases.map { JSONString(context.say($0)).description }.joined(separator: ",") + "]"
    }

    private func filter(_ variable: AnyVariable) -> HTML {
        let options = variable.domain.map { "<option value=\"\($0.description)\">\(wording.value($0))</option>" as HTML }
        return """
            <label>\(variable.name) <select name="\(variable.name)"><option value="">\(context.say(ExperimentPhrase.any))</option>\(options)</select></label>

            """
    }

    /// What the ordering of each case is called, leading to the table of them.
    private var orderings: [Int: HTML] {
        var orderings: [Int: HTML] = [:]
        for group in result.groups {
            let name = InlineCode.html(wording.name(of: group, in: result))
            for index in group.cases { orderings[index] = "<a href=\"#\(ExperimentSection.orderings.id)\">\(name)</a>" }
        }
        return orderings
    }

    private func item(_ finding: Finding, _ ordering: HTML?) -> HTML {
        let number = finding.case.index + 1
        let words = finding.case.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : wording.sentence(finding.case)
        let id = Place.case(finding.case.index)
        return """
            <details id="\(id)" data-case="\(finding.case.index)" data-values="\(values(finding.case))">
            <summary>\(context.say(ExperimentPhrase.caseNumber, ["number": "\(number)"])): \(InlineCode.html(words))</summary>
            <p class="note">\(context.html(ExperimentPhrase.itsOrdering, ["ordering": ordering ?? ""])) \(PermalinkMark.html(id, context))</p>
            </details>

            """
    }

    /// For the filters of the script.
    private func values(_ case: Case) -> String {
        let members = zip(`case`.variables, `case`.values).map { "\(JSONString($0.name)):\(JSONString($1.description))" }
        return "{\(members.joined(separator: ","))}"
    }
}
