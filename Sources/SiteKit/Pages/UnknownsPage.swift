import EventTrace
import ExperimentKit
import ReportKit

/// What nobody knows: each rule that is only assumed, the claims that hang on it, and the case that would settle it on a device.
enum UnknownsPage: PageKind {
    private static let path = Routes.unknowns.path

    static func pages(of content: SiteContent) -> [Page] {
        guard content.ablation != nil else { return [] }
        let rules = content.rules.filter { $0.grade == .assumed }
        let links = RuleLinks(from: path, in: content)
        let families = RuleID.Family.allCases.filter { family in rules.contains { $0.id.family == family } }
        let sections = families.map { family -> HTML in
            let items = rules.filter { $0.id.family == family }.map { item($0, links, content) }
            return HTML.section(RulesPage.id(of: family), RulesPage.title(of: family), "<ul class=\"rules\">\n\(items)</ul>\n")
        }
        let body: HTML = """
            <h1>What nobody knows</h1>
            <p class="lead">The engine has to decide where no document says and no published log shows what UIKit does. These are its \
            \(counted(rules.count, "assumption")). What hangs on one says “assumed” wherever it stands. For each there is a small case that a \
            device would settle: stage it as the experiment does, and see which of the two orderings is printed.</p>
            \(unsettled(content))\(sections)
            """
        return [
            Page(
                path: path, title: "What nobody knows",
                summary: "Every assumption of the engine, what hangs on it, and what would settle it.",
                section: .fidelity, contents: families.map { Page.Link(id: RulesPage.id(of: $0), title: RulesPage.title(of: $0)) },
                body: body, searchEntries: rules.map { entry($0) })
        ]
    }

    /// Statements of documents of which nobody knows whether they are so.
    private static func unsettled(_ content: SiteContent) -> HTML {
        let items = content.coverage.flatMap(\.statements).filter { $0.verdict == .undecided }.map { outcome -> HTML in
            "\(StatementLink.html(outcome.statement, from: path, in: content)): \(InlineCode.html(outcome.statement.text))"
        }
        guard !items.isEmpty else { return "" }
        return "<p>Statements of documents that nothing known decides:</p>\n\(HTML.unorderedList(items, class: "note"))"
    }

    private static func item(_ rule: Rule, _ links: RuleLinks, _ content: SiteContent) -> HTML {
        let row = content.ablation?.row(rule.id)
        let deciding = content.decidingCases.first { $0.rule == rule.id }
        return """
            <li id="\(Place.rule(rule.id))">
            <div class="head">\(links[rule.id]) \(row.map { AblationPage.words($0) } ?? "")</div>
            <p>\(InlineCode.html(rule.sentence))</p>
            <p class="note">If it is not so: \(InlineCode.html(rule.counterfactual.sentence))</p>
            \(row.map { claims($0, content) } ?? "")\(deciding.map { self.deciding($0, content) } ?? "")</li>

            """
    }

    private static func claims(_ row: AblationTable.Row, _ content: SiteContent) -> HTML {
        let items = (row.outcome?.noticing ?? []).flatMap { noticing -> [HTML] in
            guard let result = content.result(noticing.experiment) else { return [] }
            // A table of an earlier state may name claims that are gone.
            return noticing.claims.filter(result.claims.indices.contains).map { index in
                """
                <a href="\(Routes.claim(index, of: result).address(from: path))">\(InlineCode.html(result.claims[index].claim.statement))</a> \
                <code>\(result.experiment.id)</code>
                """
            }
        }
        guard !items.isEmpty else { return "<p class=\"note\">No claim hangs on it.</p>\n" }
        return """
            <details><summary>\(counted(items.count, "claim")) \(items.count == 1 ? "hangs" : "hang") on it</summary>
            \(HTML.unorderedList(items, class: "note"))</details>

            """
    }

    private static func deciding(_ deciding: DecidingCase, _ content: SiteContent) -> HTML {
        guard let result = content.result(deciding.experiment.id) else { return "" }
        let target = Routes.case(deciding.case.index, of: result).address(from: path)
        let place = deciding.case.variables.isEmpty ? "" : " with <code>\(deciding.case.description)</code>" as HTML
        return """
            <details><summary>What would settle it</summary>
            <p>Stage <a href="\(target)">\(result.experiment.title)</a>\(place), as in \
            <code>\(deciding.experiment.location.description)</code>. The two part at call \(deciding.partsAt + 1).</p>
            <div class="side-by-side">\(OrderingColumn.html("If it is so", deciding.with))\(OrderingColumn.html("If it is not", deciding.without))</div>
            </details>

            """
    }

    private static func entry(_ rule: Rule) -> SearchEntry {
        SearchEntry(
            route: Route(path, at: Place.rule(rule.id)), title: "\(rule.id.description), assumed", kind: .rule, note: "assumed",
            text: rule.sentence)
    }
}
