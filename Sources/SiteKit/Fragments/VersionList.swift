import EventTrace
import ReportKit
import Studies

/// The differences of an experiment in older versions of iOS.
struct VersionList {
    let result: ExperimentResult
    let context: PageContext

    private var wording: Wording { context.wording(result.experiment) }

    var html: HTML {
        let items = result.versions.map(item)
        return HTML.when(!items.isEmpty, "<ul class=\"rules\">\n\(items)</ul>\n")
    }

    private func item(_ difference: VersionDifference) -> HTML {
        """
        <li><div class="head"><b>\(wording.versions(difference))</b> \(difference.rules.map { context.rule($0) }.joined(" "))</div>
        <p>\(wording.extent(difference, of: result.findings.count))</p>
        \(claims(difference))\(difference.example.map { example($0, difference) } ?? "")</li>

        """
    }

    private func claims(_ difference: VersionDifference) -> HTML {
        let items = difference.claims.map { change -> HTML in
            let target = context.address(Routes.claim(change.claim, of: result))
            let statement = context.inline(result.claims[change.claim].claim.statement, in: result.experiment.id)
            return context.html(
                ExperimentPhrase.thereVerdict,
                [
                    "verdict": Badge.badge(change.verdict.rawValue, context.say(PagePhrase(change.verdict)), nil, context),
                    "claim": "<a href=\"\(target)\">\(statement)</a>",
                ])
        }
        return HTML.when(!items.isEmpty, HTML.unorderedList(items, class: "note"))
    }

    private func example(_ example: VersionDifference.Example, _ difference: VersionDifference) -> HTML {
        let target = context.address(Routes.case(example.case.index, of: result))
        let words = example.case.variables.isEmpty ? context.say(ExperimentPhrase.onlyCase) : wording.sentence(example.case)
        return """
            <details><summary>\(context.say(ExperimentPhrase.sideBySide))</summary>
            <p><a href="\(target)">\(InlineCode.html(words))</a></p>
            <div class="side-by-side">\(OrderingColumn.html("iOS \(SystemVersion.newest)", example.newest, context))\
            \(OrderingColumn.html(wording.versions(difference), example.older, context))</div>
            </details>

            """
    }
}
