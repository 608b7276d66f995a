import EventTrace
import ReportKit
import Studies
import TranslationKit

/// The pages of the rules: one for each family, and one that links to these.
enum RulesPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let families = RuleID.Family.allCases.filter { family in content.rules.contains { $0.id.family == family } }
        let shown = experimentsByRule(content)
        let overview = PagePlan(PageContext(Routes.rules, in: translation, of: content)) { self.overview(families, $0) }
        return [overview]
            + families.indices.map { index in
                PagePlan(PageContext(Routes.rules(of: families[index]), in: translation, of: content)) { context in
                    func link(_ index: Int) -> Page.Link? {
                        guard families.indices.contains(index) else { return nil }
                        return Page.Link(route: Routes.rules(of: families[index]), title: context.say(title(of: families[index])))
                    }
                    return page(of: families[index], context, shown, (link(index - 1), link(index + 1)))
                }
            }
    }

    private static func page(
        of family: RuleID.Family, _ context: PageContext, _ shown: [RuleID: [ExperimentResult]], _ neighbours: (Page.Link?, Page.Link?)
    ) -> Page {
        let rules = context.content.rules.filter { $0.id.family == family }
        let title = context.say(title(of: family))
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.rulesOf, ["family": title]))</h1>
            \(grades(context))<ul class="rules">
            \(rules.map { RuleItem(rule: $0, results: shown[$0.id] ?? [], context: context).html })</ul>

            """
        return Page(
            context: context, title: context.say(EvidencePhrase.rulesOf, ["family": title]),
            summary: context.say(ListPhrase.titled, ["title": title, "text": context.count(rules.count, .oneRule, .manyRules)]),
            section: .rules,
            trail: [Page.Link(route: Routes.rules, title: context.say(FramePhrase.rules))], previous: neighbours.0, next: neighbours.1,
            body: body, searchEntries: rules.map { entry($0, context) })
    }

    /// The meaning of each grade, the families, and the results of switching rules off.
    private static func overview(_ families: [RuleID.Family], _ context: PageContext) -> Page {
        let items = families.map { family -> HTML in
            let rules = context.content.rules.filter { $0.id.family == family }
            let counts = Grade.allCases.sorted(by: >).compactMap { grade -> HTML? in
                let count = rules.count { $0.grade == grade }
                return count == 0 ? nil : "<span>\(count) \(Badge.grade(grade, context))</span>"
            }
            return """
                <h2><a href="\(context.address(Routes.rules(of: family)))">\(context.say(title(of: family)))</a></h2>
                <p class="tally"><span>\(context.count(rules.count, .oneRule, .manyRules))</span> \(counts.joined(" "))</p>
                <p class="ids">\(rules.map { context.rule($0.id) }.joined(" "))</p>
                """
        }
        let body: HTML = """
            <h1>\(context.say(FramePhrase.rules))</h1>
            \(context.paragraph(EvidencePhrase.rulesLead, class: "lead"))\(grades(context))\(ablation(context))\(leads(context))\
            \(HTML.unorderedList(items, class: "entries"))
            """
        return Page(
            context: context, title: context.say(FramePhrase.rules), summary: context.say(EvidencePhrase.rulesSummary), section: .rules,
            body: body)
    }

    private static func grades(_ context: PageContext) -> HTML {
        let items: [(Grade, EvidencePhrase)] = [(.documented, .gradeDocumented), (.measured, .gradeMeasured), (.assumed, .gradeAssumed)]
        return HTML.unorderedList(items.map { "\(Badge.grade($0, context)) \(context.say($1))" }, class: "note")
    }

    private static func leads(_ context: PageContext) -> HTML {
        guard context.content.ablation != nil else { return "" }
        let unknowns: HTML = "<a href=\"\(context.address(Routes.unknowns))\">\(context.say(EvidencePhrase.unknowns))</a>"
        let versions: HTML = "<a href=\"\(context.address(Routes.versions))\">\(context.say(EvidencePhrase.versions))</a>"
        return "<p>\(context.html(EvidencePhrase.seeUnknowns, ["unknowns": unknowns, "versions": versions]))</p>\n"
    }

    private static func ablation(_ context: PageContext) -> HTML {
        guard let table = context.content.ablation else { return "" }
        let parts: [(Int, EvidencePhrase)] = [
            (table.count(.noticed), .coveredCount), (table.count(.fixed), .fixedCount), (table.count(.silent), .silentCount),
            (table.count(.unknown), .unknownCount),
        ]
        let counts = context.list(parts.filter { $0.0 > 0 }.map { context.say($0.1, ["count": "\($0.0)"]) })
        let rules = context.count(table.rows.count, .oneRule, .manyRules)
        let outdated = context.list(table.outdated.map { "<code>\($0)</code>" as HTML })
        return """
            <p>\(context.say(EvidencePhrase.switchedOff, ["rules": rules, "counts": counts]))</p>
            \(HTML.when(!outdated.isEmpty, "<p>\(context.html(EvidencePhrase.outdated, ["experiments": outdated]))</p>\n"))
            """
    }

    private static func entry(_ rule: Rule, _ context: PageContext) -> SearchEntry {
        SearchEntry(
            route: Routes.rule(rule.id), title: rule.id.description, kind: .rule,
            text: context.translation(rule.sentence, in: rule.context), names: [rule.id.description])
    }

    static func experimentsByRule(_ content: SiteContent) -> [RuleID: [ExperimentResult]] {
        var shown: [RuleID: [ExperimentResult]] = [:]
        for result in content.results {
            for rule in result.rulesShown { shown[rule, default: []].append(result) }
        }
        return shown
    }

    static func title(of family: RuleID.Family) -> EvidencePhrase {
        switch family {
        case .pipeline: .fromTheScreen
        case .hitTesting: .hitTesting
        case .touches: .touches
        case .responders: .responders
        case .gestures: .gestures
        case .controls: .controls
        case .scrolling: .scrolling
        case .text: .text
        }
    }
}
