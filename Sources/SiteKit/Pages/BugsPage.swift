import ReportKit
import Studies
import TranslationKit

/// The bugs that engineers have reported in public, each with its answer or with what is known. Each area has a page, and one page has the areas
/// and what is not modelled.
enum BugsPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.bugs.isEmpty || !content.unmodelled.isEmpty else { return [] }
        let areas = areas(content)
        return [PagePlan(PageContext(Routes.bugs, in: translation, of: content)) { overview(areas, $0) }]
            + areas.indices.map { place in
                PagePlan(PageContext(Routes.bugs(in: areas[place].name), in: translation, of: content)) { context in
                    func link(_ place: Int) -> Page.Link? {
                        guard areas.indices.contains(place) else { return nil }
                        return Page.Link(route: Routes.bugs(in: areas[place].name), title: title(areas[place], context))
                    }
                    return page(areas[place], context, (link(place - 1), link(place + 1)))
                }
            }
    }

    private typealias Area = (name: String, bugs: [ReportedBug])

    /// The areas, most reports first; so are the bugs in each.
    private static func areas(_ content: SiteContent) -> [Area] {
        let byArea = Dictionary(grouping: content.bugs, by: \.area)
        let reports = byArea.mapValues { $0.reduce(0) { $0 + $1.count } }
        return byArea.keys.sorted { (reports[$1]!, $0) < (reports[$0]!, $1) }.map { area in
            (area, byArea[area]!.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element))
        }
    }

    private static func title(_ area: Area, _ context: PageContext) -> String {
        context.translation(area.name, in: ReportedBug.areaContext).firstLetterCapitalized
    }

    /// "46 bugs, 133 reports".
    private static func tally(_ bugs: [ReportedBug], _ context: PageContext) -> String {
        context.list(
            [context.count(bugs.count, .oneBug, .manyBugs), context.count(bugs.reduce(0) { $0 + $1.count }, .oneReport, .manyReports)],
            .comma)
    }

    // MARK: An area

    private static func page(_ area: Area, _ context: PageContext, _ neighbours: (Page.Link?, Page.Link?)) -> Page {
        let title = title(area, context)
        let body: HTML = """
            <h1>\(title)</h1>
            <p class="lead">\(context.say(EvidencePhrase.bugsOfArea, ["counts": tally(area.bugs, context)]))</p>
            <ul class="rules bugs">
            \(area.bugs.map { ReportedBugItem(bug: $0, context: context).html })</ul>

            """
        return Page(
            context: context, title: context.say(ListPhrase.titled, ["title": context.say(EvidencePhrase.bugs), "text": title]),
            summary: context.say(
                ListPhrase.titled, ["title": title, "text": context.say(EvidencePhrase.bugsOfArea, ["counts": tally(area.bugs, context)])]),
            section: .about,
            trail: [AboutPage.link(context), Page.Link(route: Routes.bugs, title: context.say(EvidencePhrase.bugs))],
            previous: neighbours.0, next: neighbours.1, body: body,
            searchEntries: area.bugs.filter { $0.experiment == nil }.map { entry($0, context) })
    }

    // MARK: All areas

    private static let areasID = "areas"
    /// As many bugs as stand beside their area, of those that are reported most.
    private static let most = 5

    private static func overview(_ areas: [Area], _ context: PageContext) -> Page {
        let items = areas.map { area -> HTML in
            let links = area.bugs.map { bug -> HTML in
                "<a id=\"\(bug.id)\" href=\"\(context.address(Routes.bug(bug)))\">\(context.inline(bug.situation, in: bug.context))</a>"
            }
            let others = links.dropFirst(most)
            return """
                <h3><a href="\(context.address(Routes.bugs(in: area.name)))">\(title(area, context))</a></h3>
                <p class="tally">\(tally(area.bugs, context))</p>
                \(HTML.unorderedList(Array(links.prefix(most)), class: "reported"))\
                \(context.folded(context.say(EvidencePhrase.moreBugs, ["count": "\(others.count)"]), Array(others)))
                """
        }
        let sections: [(id: String, phrase: EvidencePhrase, html: HTML)] = [
            (areasID, .areas, items.isEmpty ? "" : HTML.unorderedList(items, class: "entries")),
            (unmodelledID, .unmodelled, unmodelled(context)),
        ]
        let shown = sections.filter { !$0.html.isEmpty }
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.bugs))</h1>
            <p class="lead">\(context.html(EvidencePhrase.bugsLead, counts(context)))</p>
            \(shown.map { context.section($0.id, context.say($0.phrase), $0.html) })
            """
        return Page(
            context: context, title: context.say(EvidencePhrase.bugs), summary: context.say(EvidencePhrase.bugsSummary), section: .about,
            trail: [AboutPage.link(context)], contents: shown.map { Page.Anchor(id: $0.id, title: context.say($0.phrase)) }, body: body)
    }

    private static func counts(_ context: PageContext) -> KeyValuePairs<String, HTML> {
        let bugs = context.content.bugs
        let answered = bugs.count { $0.experiment != nil }
        return [
            "bugs": "\(bugs.count)", "reports": HTML(text: context.count(bugs.reduce(0) { $0 + $1.count }, .oneReport, .manyReports)),
            "answered": "\(answered)", "others": "\(bugs.count - answered)",
        ]
    }

    private static let unmodelledID = "not-modelled"

    /// The parts that are not modelled, with the names by which readers look for them.
    private static func unmodelled(_ context: PageContext) -> HTML {
        let items = context.content.unmodelled.map { area -> HTML in
            """
            <span id="\(Place.unmodelled(area.id))"><strong>\(context.translation(area.title, in: area.context))</strong></span>: \
            \(context.inline(area.sentence, in: area.context)) \
            <details><summary>\(context.count(area.names.count, .oneName, .manyNames))</summary>
            <p class="note">\(area.names.map { "<code>\($0)</code>" as HTML }.joined(" "))</p></details>
            """
        }
        return items.isEmpty ? "" : context.paragraph(EvidencePhrase.unmodelledLead) + HTML.unorderedList(items, class: "note")
    }

    /// The search entry of a bug that no experiment answers; the phrases of the others belong to the answering experiments.
    private static func entry(_ bug: ReportedBug, _ context: PageContext) -> SearchEntry {
        let known = if case .notModelled(let sentence) = bug.answer { [sentence] } else { [String]() }
        let told = (known + [bug.right]).map { Prose.plain($0, in: bug.context, context) }
        return SearchEntry(
            route: Routes.bug(bug), title: Prose.plain(context.translation(bug.situation, in: bug.context)), kind: .bug,
            text: told.joined(separator: " "), symptoms: bug.phrases[context.language.tag] ?? [],
            keywords: bug.names.joined(separator: " "),
            otherLanguage: context.twins.flatMap { bug.phrases[$0.language.tag] ?? [] })
    }
}

extension String {
    /// The text with a capital at its beginning.
    fileprivate var firstLetterCapitalized: String { prefix(1).uppercased() + dropFirst() }
}
