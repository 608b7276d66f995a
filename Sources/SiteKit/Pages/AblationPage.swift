import EventTrace
import ExperimentKit

/// What the engine does without each rule, and which claims notice.
enum AblationPage: PageKind {
    private static let path = Routes.ablation.path

    static func pages(of content: SiteContent) -> [Page] {
        guard let table = content.ablation else { return [] }
        let links = RuleLinks(from: path, in: content)
        let families = RuleID.Family.allCases.filter { family in table.rows.contains { $0.rule.id.family == family } }
        let sections = families.map { family -> HTML in
            let rows = table.rows.filter { $0.rule.id.family == family }.map { row($0, content, links) }
            return HTML.section(RulesPage.id(of: family), RulesPage.title(of: family), self.table(RulesPage.title(of: family), rows))
        }
        let body: HTML = """
            <h1>Rules switched off</h1>
            <p class="lead">Each rule is switched off, one at a time, and every case in which it decides something runs again. A claim \
            notices if it gets another verdict than with all rules, an observation if the engine then agrees with it no longer, or only \
            then. A rule that no claim notices is one that no experiment holds fast.</p>
            <p>\(summary(table))</p>
            \(outdated(table))\(sections)
            """
        return [
            Page(
                path: path, title: "Rules switched off", summary: "Which claims notice when a rule does not hold.", section: .rules,
                contents: families.map { Page.Link(id: RulesPage.id(of: $0), title: RulesPage.title(of: $0)) }, body: body)
        ]
    }

    /// `17 claims of 5 experiments notice.`
    static func words(_ row: AblationTable.Row) -> String {
        switch row.state {
        case .noticed:
            let claims = row.outcome?.claimCount ?? 0
            let experiments = counted(row.outcome?.noticing.count ?? 0, "experiment")
            return "\(counted(claims, "claim")) of \(experiments) \(claims == 1 ? "notices" : "notice")."
        case .silent:
            return row.outcome?.experiments.isEmpty == true ? "no experiment in which it decides something yet." : "no claim notices yet."
        case .fixed: return "cannot be."
        case .unknown: return "not tried yet."
        }
    }

    private static func summary(_ table: AblationTable) -> HTML {
        let parts = [
            (table.count(.noticed), "noticed by a claim"), (table.count(.fixed), "cannot be off, for a reason"),
            (table.count(.silent), "not noticed yet"),
            (table.count(.unknown), "not tried yet"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return "Of \(counted(table.rows.count, "rule")): \(words)."
    }

    /// What is out of date says so.
    private static func outdated(_ table: AblationTable) -> HTML {
        guard !table.outdated.isEmpty else { return "" }
        let ids = table.outdated.map { "<code>\($0)</code>" as HTML }.joined(", ")
        return "<p><strong>Out of date</strong>: these experiments have changed since the rules were switched off: \(ids).</p>\n"
    }

    private static func table(_ title: String, _ rows: [HTML]) -> HTML {
        HTML.scrolling(
            title,
            """
            <table class="ablation stacked">
            <thead><tr><th scope="col">Rule</th><th scope="col">Without it</th><th scope="col">Noticed by</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private static func row(_ row: AblationTable.Row, _ content: SiteContent, _ links: RuleLinks) -> HTML {
        """
        <tr id="\(Place.rule(row.rule.id))"><th scope="row">\(links[row.rule.id])</th><td>\(without(row))</td>\
        <td>\(noticed(row, content))</td></tr>

        """
    }

    private static func without(_ row: AblationTable.Row) -> HTML {
        let sentence = InlineCode.html(row.rule.counterfactual.sentence)
        return HTML.when(row.rule.counterfactual.canBeOff, sentence, else: "Cannot be off: \(sentence)")
    }

    private static func noticed(_ row: AblationTable.Row, _ content: SiteContent) -> HTML {
        guard let outcome = row.outcome else { return "–" }
        let claims = folded(counted(outcome.claimCount, "claim"), outcome.noticing.map { experiment($0, content) })
        let observations = outcome.observations.map { EvidenceLink.html($0, from: path, content.fidelity) }
        return """
            \(HTML.when(outcome.isSilent, "No claim yet.", else: claims))\
            \(folded(counted(outcome.observations.count, "observation"), observations))
            """
    }

    private static func folded(_ summary: String, _ items: [HTML]) -> HTML {
        guard !items.isEmpty else { return "" }
        return "<details><summary>\(summary)</summary>\n\(HTML.unorderedList(items, class: "note"))</details>"
    }

    /// `WhatHidesAView: 1, 2, 3`, each number leading to its claim.
    private static func experiment(_ ablation: ExperimentAblation, _ content: SiteContent) -> HTML {
        guard let result = content.result(ablation.experiment) else { return "<code>\(ablation.experiment)</code>" }
        let claims = ablation.claims.map { index -> HTML in
            "<a href=\"\(Routes.claim(index, of: result).address(from: path))\">\(index + 1)</a>"
        }
        return """
            <a href="\(Routes.experiment(result).address(from: path))"><code>\(ablation.experiment)</code></a>: \(claims.joined(", "))
            """
    }
}
