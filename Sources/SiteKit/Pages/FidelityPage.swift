import ExperimentKit

/// Every published observation of UIKit: what was seen, what the engine does, and whether the two agree.
enum FidelityPage: PageKind {
    private static let path = Routes.fidelity.path

    static func pages(of content: SiteContent) -> [Page] {
        guard let fidelity = content.fidelity else { return [without(content)] }
        let links = RuleLinks(from: path, in: content)
        let sections = fidelity.topics.map { topic -> HTML in
            let items = fidelity.entries.filter { $0.observation.topic == topic }.map {
                ObservationItem(entry: $0, content: content, links: links).html
            }
            return HTML.section(Slug.base(topic), topic, "<ul class=\"rules observations\">\n\(items)</ul>\n")
        }
        let body: HTML = """
            <h1>Fidelity</h1>
            <p class="lead">What people saw on devices and simulators, and what documents say, held against the engine. Each scene is staged \
            as its source describes it; a log is compared line by line. Where order between peers is no evidence, or a source leaves \
            lines out, the comparison says so.</p>
            \(counts(fidelity))\(differences(fidelity))\(FidelityLimits(fidelity: fidelity, content: content, page: path).html)\(sections)
            """
        return [
            Page(
                path: path, title: "Fidelity", summary: "Every published observation of UIKit’s event order, held against the engine.",
                section: .fidelity,
                contents: [Page.Link(id: FidelityLimits.id, title: FidelityLimits.title)]
                    + fidelity.topics.map { Page.Link(id: Slug.base($0), title: $0) }, body: body,
                searchEntries: fidelity.entries.map(entry))
        ]
    }

    /// The navigation leads here whether there are observations or not.
    private static func without(_ content: SiteContent) -> Page {
        let words = content.isPartial ? "Observations are not part of this build." : "There are no observations."
        return Page(path: path, title: "Fidelity", section: .fidelity, body: "<h1>Fidelity</h1>\n\(HTML.paragraph(words))")
    }

    private static func counts(_ fidelity: Fidelity) -> HTML {
        let rows = Observation.Kind.allCases.map { kind -> HTML in
            let cells = Agreement.allCases.map { "<td class=\"right\">\(fidelity.count($0, kind))</td>" as HTML }
            let checkable = fidelity.count(.agrees, kind) + fidelity.count(.differs, kind)
            return "<tr><th scope=\"row\">\(ObservationItem.words(kind))</th>\(cells)<td class=\"right\">\(checkable)</td></tr>\n"
        }
        let heads = Agreement.allCases.map { "<th scope=\"col\" class=\"right\">\($0.rawValue)</th>" as HTML }
        return HTML.scrolling(
            "Counts by kind",
            """
            <table>
            <caption>\(counted(fidelity.entries.count, "observation")) by kind.</caption>
            <thead><tr><th scope="col">Kind</th>\(heads)<th scope="col" class="right">checkable</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>

            """)
    }

    /// The differences come first: they are what a reader wants to know.
    private static func differences(_ fidelity: Fidelity) -> HTML {
        let items = fidelity.entries.filter { $0.agreement == .differs }.map { entry -> HTML in
            "\(EvidenceLink.html(entry.observation.id, from: path, fidelity)): \(entry.reason.map { InlineCode.html($0) } ?? "nobody has said why.")"
        }
        guard !items.isEmpty else { return "" }
        return "<p>Where the engine differs:</p>\n" + HTML.unorderedList(items, class: "differences")
    }

    private static func entry(_ entry: FidelityEntry) -> SearchEntry {
        let observation = entry.observation
        return SearchEntry(
            route: Routes.observation(observation.id), title: observation.id, kind: .observation, note: entry.agreement.rawValue,
            text: [observation.setup, observation.stimulus, observation.notes].joined(separator: " "))
    }
}
