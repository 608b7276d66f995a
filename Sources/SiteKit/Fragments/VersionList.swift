import EventTrace
import ExperimentKit
import ReportKit

/// What an experiment shows otherwise in older versions of iOS.
struct VersionList {
    let result: ExperimentResult
    let page: String
    let rules: RuleLinks

    var html: HTML {
        let items = result.versions.map(item)
        return HTML.when(!items.isEmpty, "<ul class=\"rules\">\n\(items)</ul>\n")
    }

    private func item(_ difference: VersionDifference) -> HTML {
        let words = Wording.english
        return """
            <li><div class="head"><b>\(words.versions(difference))</b> \(difference.rules.map { rules[$0] }.joined(" "))</div>
            <p>\(words.extent(difference, of: result.findings.count)).</p>
            \(claims(difference))\(difference.example.map { example($0, difference) } ?? "")</li>

            """
    }

    private func claims(_ difference: VersionDifference) -> HTML {
        let items = difference.claims.map { change -> HTML in
            let target = Routes.claim(change.claim, of: result).address(from: page)
            return """
                \(Badge.badge(change.verdict.rawValue, change.verdict.rawValue, nil, .english)) there: \
                <a href="\(target)">\(InlineCode.html(result.claims[change.claim].claim.statement))</a>
                """
        }
        return HTML.when(!items.isEmpty, HTML.unorderedList(items, class: "note"))
    }

    private func example(_ example: VersionDifference.Example, _ difference: VersionDifference) -> HTML {
        let target = Routes.case(example.case.index, of: result).address(from: page)
        let place: HTML = example.case.variables.isEmpty ? "" : ": <code>\(example.case.description)</code>"
        return """
            <details><summary>A case beside each other</summary>
            <p><a href="\(target)">Case \(example.case.index + 1)</a>\(place)</p>
            <div class="side-by-side">\(OrderingColumn.html("iOS \(SystemVersion.newest)", example.newest))\
            \(OrderingColumn.html(Wording.english.versions(difference), example.older))</div>
            </details>

            """
    }
}
