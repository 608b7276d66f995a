import EventTrace
import ExperimentKit
import ReportKit

/// The conclusions about one name, one rule, one experiment.
struct ConclusionItems {
    let page: String
    let links: RuleLinks

    /// A longer list is closed until somebody asks.
    private static let mostOpen = 4

    func html(_ name: NameConclusion) -> HTML {
        let never = name.effects(.neverMatters).map { link($0.result) }
        return """
            <li id="\(Place.name(name.name))">
            <div class="head"><h3><a href="\(Routes.conclusion(about: name.name).address(from: page))"><code>\(name.name)</code></a></h3></div>
            \(list("Changes the ordering in", name.effects(.matters).map(told)))\(list("Never changes the ordering in", never))\
            \(claims(name.claims))</li>

            """
    }

    func html(_ rule: RuleConclusion) -> HTML {
        """
        <li id="\(rule.rule.id.description)">
        <div class="head">\(links[rule.rule.id])</div>
        <p>\(InlineCode.html(rule.rule.sentence))</p>
        \(list("At work in", rule.places.map(told)))\(claims(rule.claims))</li>

        """
    }

    /// Closed: each stands on the experiment's own page too.
    func html(_ result: ExperimentResult) -> HTML {
        let groups = result.groups.map { group -> HTML in
            "<b>\(group.letter)</b><span>when \(InlineCode.html(group.condition.words)) (\(counted(group.cases.count, "case")))</span>"
        }
        let placed = result.claims.indices.map { PlacedClaim(result: result, index: $0) }
        return """
            <details>
            <summary>\(InlineCode.html(result.experiment.title)) <span class="note">\(counted(result.groups.count, "ordering")), \
            \(counted(placed.count, "claim"))</span></summary>
            <p>\(link(result))</p>
            \(HTML.unorderedList(groups, class: "conditions"))\(HTML.unorderedList(placed.map(told), class: "note"))</details>

            """
    }

    private func told(_ effect: NameConclusion.Effect) -> HTML {
        let condition = effect.influence.condition
        return "\(link(effect.result))\(HTML.when(condition != .always, ", where \(InlineCode.html(condition.words))"))"
    }

    private func told(_ place: RuleConclusion.Place) -> HTML {
        guard place.condition != .always else { return link(place.result) }
        return """
            \(link(place.result)), where \(InlineCode.html(place.condition.words)) \
            (\(place.caseCount) of \(counted(place.result.findings.count, "case")))
            """
    }

    private func told(_ placed: PlacedClaim) -> HTML {
        let target = Routes.claim(placed.index, of: placed.result).address(from: page)
        return """
            \(Badge.verdict(of: placed.claim)) \(InlineCode.html(placed.claim.claim.statement)) \
            <a href="\(target)"><code>\(placed.result.experiment.id)</code></a>
            """
    }

    private func claims(_ claims: [PlacedClaim]) -> HTML {
        guard !claims.isEmpty else { return "" }
        return folded(counted(claims.count, "claim"), claims.map(told))
    }

    private func list(_ lead: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return "" }
        guard items.count <= ConclusionItems.mostOpen else { return folded("\(lead) \(items.count) experiments", items) }
        return "<p class=\"note\">\(lead)</p>\n\(HTML.unorderedList(items, class: "note"))"
    }

    private func folded(_ summary: String, _ items: [HTML]) -> HTML {
        "<details><summary>\(summary)</summary>\n\(HTML.unorderedList(items, class: "note"))</details>\n"
    }

    private func link(_ result: ExperimentResult) -> HTML {
        "<a href=\"\(Routes.experiment(result).address(from: page))\">\(InlineCode.html(result.experiment.title))</a>"
    }
}
