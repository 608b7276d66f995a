import EventTrace
import ExperimentKit
import ReportKit
import Studies

/// The parts of the page about a name of the API: the results of the experiments, and the rules and statements that name it.
struct APIEntryParts {
    let entry: APIEntry
    /// The members of a type; empty for other names.
    let members: [APIEntry]
    let context: PageContext

    /// The most entries of a list that is open at first.
    private static let mostOpen = 6
    /// The most answers shown; more of them, such as the names of views, say nothing.
    private static let mostAnswers = 4

    typealias Part = (id: String, title: APIPhrase, html: HTML)

    var sections: [Part] {
        [
            ("side-by-side", .sideBySide, sideBySide),
            ("matters", .matters, list(entry.matters.map(told), .oneExperiment, .manyExperiments)),
            ("never", .neverMatters, list(entry.neverMatters.map { context.link($0.result) }, .oneExperiment, .manyExperiments)),
            ("calls", .calledIn, list(entry.calls.map(told), .oneExperiment, .manyExperiments)),
            ("claims", .claims, list(entry.claims.map(told), .oneClaim, .manyClaims)),
            ("rules", .rules, list(entry.rules.map(told), .oneRule, .manyRules)),
            ("statements", .statements, list(entry.statements.map(told), .oneStatement, .manyStatements)),
            ("members", .members, HTML.unorderedList(members.map { APIEntryParts.line($0, context) }, class: "titles")),
        ]
    }

    /// The name of an entry, linked to its page or its place in the list, with its effect.
    static func line(_ entry: APIEntry, _ context: PageContext) -> HTML {
        let fact = entry.members.compactMap(\.fact).first
        return """
            <a href="\(context.address(Routes.api(entry)))"><code>\(entry.title)</code></a>\
            \(fact.map { " <span class=\"note\">\(context.inline($0.effect, in: $0.context))</span>" as HTML })
            """
    }

    /// The pair of cases that shows the effect most clearly.
    private var sideBySide: HTML {
        guard let pair = entry.comparisons.first else { return "" }
        let experiment = context.link(pair.result)
        let lead = pair.rest.map { rest -> HTML in
            let words = InlineCode.html(context.wording(pair.result.experiment).sentence(rest))
            let target = context.address(Routes.case(pair.left.finding.case.index, of: pair.result))
            return context.html(APIPhrase.differsOnlyWith, ["experiment": experiment, "case": "<a href=\"\(target)\">\(words)</a>"])
        }
        return """
            <p>\(lead ?? context.html(APIPhrase.differsOnly, ["experiment": experiment]))</p>
            <div class="side-by-side">\([pair.left, pair.right].map { column($0, of: pair) })</div>

            """
    }

    private func column(_ side: SideBySide.Side, of pair: SideBySide) -> HTML {
        let words = context.wording(pair.result.experiment).condition(.isOneOf(pair.variable.name, [side.value]))
        let outcomes = OutcomeWords(context: context).html(pair.result, side.finding)
        return OrderingColumn.html(InlineCode.plain(words), outcomes: outcomes, side.finding.trace.ordering, context)
    }

    private func told(_ effect: NameConclusion.Effect) -> HTML {
        let (result, condition) = (effect.result, effect.influence.condition)
        guard condition != .always else { return context.html(APIPhrase.mattersAlways, ["experiment": context.link(result)]) }
        let words = InlineCode.html(context.wording(result.experiment).condition(condition))
        return context.html(APIPhrase.mattersWhere, ["experiment": context.link(result), "condition": words])
    }

    private func told(_ call: APICall) -> HTML {
        let cases: HTML = "\(context.count(call.caseCount, .oneCase, .manyCases))"
        let answers = call.answers.prefix(APIEntryParts.mostAnswers).map { "<code>\($0.text)</code>" as HTML }
        guard !answers.isEmpty else { return context.html(APIPhrase.calls, ["experiment": context.link(call.result), "cases": cases]) }
        let shown = context.list(answers + (call.answers.count > answers.count ? ["…"] : []))
        return context.html(
            APIPhrase.callsAnswered, ["experiment": context.link(call.result), "cases": cases, "answers": shown])
    }

    private func told(_ placed: PlacedClaim) -> HTML {
        let target = context.address(Routes.claim(placed.index, of: placed.result))
        return """
            \(Badge.verdict(of: placed.claim, context)) \
            \(context.inline(placed.claim.claim.statement, in: placed.result.experiment.id)) <a href="\(target)">\(context.title(placed.result))</a>
            """
    }

    private func told(_ rule: Rule) -> HTML { "\(context.rule(rule.id)) \(context.inline(rule.sentence, in: rule.context))" }

    private func told(_ statement: Statement) -> HTML {
        "\(StatementLink.html(statement, context)) \(context.inline(statement.text, in: statement.context))"
    }

    private func list(_ items: [HTML], _ one: CountPhrase, _ many: CountPhrase) -> HTML {
        guard items.count > APIEntryParts.mostOpen else { return HTML.unorderedList(items, class: "note") }
        return context.folded(context.count(items.count, one, many), items)
    }
}
