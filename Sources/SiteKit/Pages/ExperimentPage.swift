import EventTrace
import ExperimentKit
import TranslationKit

/// The page of one experiment: question and answer first, then the evidence, then every case.
enum ExperimentPage: PageKind {
    static func pages(of content: SiteContent) throws(AuthorsMistakes) -> [Page] {
        var mistakes: [Diagnostic] = []
        let pages = content.results.map { page(of: $0, content, &mistakes) }
        if !mistakes.isEmpty { throw AuthorsMistakes(mistakes) }
        return pages
    }

    private static func page(of result: ExperimentResult, _ content: SiteContent, _ mistakes: inout [Diagnostic]) -> Page {
        let experiment = result.experiment
        let path = Routes.experiment(result).path
        let links = RuleLinks(from: path, in: content)
        var sections: [(section: ExperimentSection, html: HTML)] = []
        sections.append((.claims, ClaimList(result: result, page: path, rules: links, content: content).html(into: &mistakes)))
        sections.append((.variables, VariableTable(result: result).html))
        sections.append((.stage, Drawings.stage(result)))
        sections.append((.orderings, OrderingFragment(result: result, page: path, rules: links).html))
        sections.append((.prints, PrintedOrderTable(result: result).html))
        sections.append((.timeline, Drawings.timeline(result)))
        sections.append((.versions, VersionList(result: result, page: path, rules: links).html))
        sections.append((.observations, observations(experiment, links, content)))
        sections.append((.cases, CaseList(result: result, rules: links).html))
        sections.append((.rules, rules(result, links, content)))
        let shown = sections.filter { !$0.html.isEmpty }
        let body: HTML = """
            <p class="eyebrow">Experiment <code>\(experiment.id)</code>\(origins(experiment, path, content))</p>
            <h1>\(experiment.title)</h1>
            <div class="lead">\(Prose.html(experiment.question, at: experiment.location, into: &mistakes))</div>
            \(answer(experiment, &mistakes))<p class="tally">\(counted(result.findings.count, "case")), \
            \(counted(result.groups.count, "ordering")) \(Badge.tally(result.claims).joined(" "))</p>
            \(shown.map { HTML.section($0.section.id, $0.section.rawValue, $0.html) })\
            <p class="note">Source: <code>\(experiment.location.description)</code></p>

            """
        return Page(
            path: path, title: experiment.title, summary: Prose.plain(experiment.question), section: .experiments,
            contents: shown.map { Page.Link(id: $0.section.id, title: $0.section.rawValue) }, body: body,
            searchEntries: [entry(result, content.translations[.chinese])])
    }

    private static func origins(_ experiment: Experiment, _ path: String, _ content: SiteContent) -> HTML {
        let links = experiment.origins.map { StatementLink.html($0, from: path, in: content) }
        return HTML.when(!links.isEmpty, ", from document \(links.joined(", "))")
    }

    private static func answer(_ experiment: Experiment, _ mistakes: inout [Diagnostic]) -> HTML {
        guard let answer = experiment.answer else { return "" }
        return """
            <div class="answer">
            <h2 id="answer">Answer</h2>
            \(Prose.html(answer, at: experiment.location, into: &mistakes))</div>

            """
    }

    private static func observations(_ experiment: Experiment, _ links: RuleLinks, _ content: SiteContent) -> HTML {
        let items = experiment.observations.compactMap { content.fidelity?.entry($0) }.map {
            ObservationItem(entry: $0, content: content, links: links).html
        }
        return HTML.when(!items.isEmpty, "<ul class=\"rules observations\">\n\(items)</ul>\n")
    }

    private static func rules(_ result: ExperimentResult, _ links: RuleLinks, _ content: SiteContent) -> HTML {
        let rows = result.rulesAtWork.compactMap { content.rule($0) }.map { rule -> HTML in
            """
            <tr><th scope="row">\(links[rule.id])</th><td>\(InlineCode.html(rule.sentence))</td>\
            <td>\(Badge.grade(rule.grade))</td>\
            <td>\(EvidenceLink.list(rule, from: Routes.experiment(result).path, content.fidelity).joined(", "))</td></tr>

            """
        }
        guard !rows.isEmpty else { return "" }
        return HTML.scrolling(
            "Rules at work",
            """
            <table class="stacked">
            <caption>Every rule that was the reason for a call or a decision in at least one case.</caption>
            <thead><tr><th scope="col">Rule</th><th scope="col">Says</th><th scope="col">Grade</th><th scope="col">Evidence</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    private static func entry(_ result: ExperimentResult, _ other: Translation) -> SearchEntry {
        let experiment = result.experiment
        let text = [experiment.question, experiment.answer, experiment.remedy].compactMap { $0.map(Prose.plain) }
        let calls = Set(result.groups.flatMap { $0.ordering.map(\.call) }).sorted()
        let variables = experiment.variables.flatMap { [$0.name, $0.title] + $0.domain.map(\.description) }
        return SearchEntry(
            route: Routes.experiment(result), title: experiment.title, kind: .experiment, text: text.joined(separator: " "),
            symptoms: experiment.symptoms, names: [experiment.id], keywords: (variables + calls).joined(separator: " "),
            otherLanguage: ([experiment.title] + experiment.symptoms).compactMap { other.translated($0, in: experiment.id) })
    }
}
