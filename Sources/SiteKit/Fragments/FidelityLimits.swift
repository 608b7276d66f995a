import ExperimentKit

/// How much the agreement is worth: what chance would reach, and where no observation looks.
struct FidelityLimits {
    static let id = "limits"
    static let title = "What the agreement is worth"

    let fidelity: Fidelity
    let content: SiteContent
    let page: String

    var html: HTML {
        HTML.section(FidelityLimits.id, FidelityLimits.title, "\(chance)\(blindScenes)\(unseenRules)\(unseenExperiments)")
    }

    private var chance: HTML {
        let percent = (fidelity.chance.share * 1000).rounded() / 10
        return """
            <p>With the engine’s calls in random order, what happens within a call staying there, a scene that agrees would still agree \
            \(String(percent)) % of the time (\(ChanceAgreement.shuffles) shuffles of each).</p>

            """
    }

    /// They say that something happens, and nothing about when.
    private var blindScenes: HTML {
        let items = fidelity.chance.blind.map { EvidenceLink.html($0, from: page, fidelity) }
        return folded("agree in any order: they test that something happens, not when", counted(items.count, "observation"), items)
    }

    private var unseenRules: HTML {
        let links = RuleLinks(from: page, in: content)
        let rows = content.ablation?.rows.filter { $0.rule.counterfactual.canBeOff && $0.outcome?.observations.isEmpty == true } ?? []
        let items = rows.map { row -> HTML in "\(links[row.rule.id]) \(Badge.grade(row.rule.grade)) \(InlineCode.html(row.rule.sentence))" }
        return folded("could be otherwise and no observation would differ", counted(items.count, "rule"), items)
    }

    private var unseenExperiments: HTML {
        let items = content.results.filter { $0.experiment.observations.isEmpty }.map { result -> HTML in
            "<a href=\"\(Routes.experiment(result).address(from: page))\">\(result.experiment.title)</a>"
        }
        return folded("have no observation beside them", counted(items.count, "experiment"), items)
    }

    private func folded(_ words: String, _ count: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <details><summary>\(count) \(words)</summary>
            \(HTML.unorderedList(items, class: "note"))</details>

            """
    }
}
