import EventTrace
import ExperimentKit
import ReportKit

/// What was found and what is claimed across all experiments, by name of the API, by rule and by experiment.
enum ConclusionsPage: PageKind {
    private static let path = Routes.conclusions.path

    static func pages(of content: SiteContent) -> [Page] {
        let conclusions = Conclusions(content.results, rules: content.rules)
        let items = ConclusionItems(page: path, links: RuleLinks(from: path, in: content))
        let sections: [(id: String, title: String, html: HTML)] = [
            ("names", "By name", list(conclusions.names.map(items.html))),
            ("rules", "By rule", list(conclusions.rules.map(items.html))),
            ("experiments", "By experiment", conclusions.results.map(items.html).joined()),
        ]
        let shown = sections.filter { !$0.html.isEmpty }
        let body: HTML = """
            <h1>Conclusions</h1>
            <p class="lead">What the program found in all cases of all experiments, beside what their authors claim. Each condition is the
            shortest that selects exactly the cases in which it was so.</p>
            \(shown.map { HTML.section($0.id, $0.title, $0.html) })
            """
        return [
            Page(
                path: path, title: "Conclusions", summary: "What changes the order of events, by name of the API and by rule.",
                section: .conclusions, contents: shown.map { Page.Link(id: $0.id, title: $0.title) }, body: body,
                searchEntries: conclusions.names.map(entry))
        ]
    }

    private static func list(_ items: [HTML]) -> HTML {
        HTML.when(!items.isEmpty, "<ul class=\"rules conclusions\">\n\(items)</ul>\n")
    }

    private static func entry(_ name: NameConclusion) -> SearchEntry {
        SearchEntry(
            route: Routes.conclusion(about: name.name), title: name.name, kind: .api,
            text: "")
    }
}
