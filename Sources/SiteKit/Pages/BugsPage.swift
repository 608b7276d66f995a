import ReportKit
import Studies
import TranslationKit

/// The bugs that engineers have reported in public, by area, each with its answer or with what is known, and what is not modelled.
enum BugsPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.bugs.isEmpty || !content.unmodelled.isEmpty else { return [] }
        return [PagePlan(PageContext(Routes.bugs, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        let areas = areas(context)
        let sections = areas.map { area in
            context.section(
                area.id, area.title,
                "<ul class=\"rules bugs\">\n\(area.bugs.map { ReportedBugItem(bug: $0, context: context).html })</ul>\n")
        }
        let unmodelled = unmodelled(context)
        let body: HTML = """
            <h1>\(context.say(EvidencePhrase.bugs))</h1>
            <p class="lead">\(context.html(EvidencePhrase.bugsLead, counts(context)))</p>
            \(sections)\(unmodelled)
            """
        let last = unmodelled.isEmpty ? [] : [Page.Anchor(id: unmodelledID, title: context.say(EvidencePhrase.unmodelled))]
        return Page(
            context: context, title: context.say(EvidencePhrase.bugs), summary: context.say(EvidencePhrase.bugsSummary), section: .about,
            trail: [AboutPage.link(context)], contents: areas.map { Page.Anchor(id: $0.id, title: $0.title) } + last, body: body,
            searchEntries: context.content.bugs.filter { $0.experiment == nil }.map { entry($0, context) })
    }

    private typealias Area = (id: String, title: String, bugs: [ReportedBug])

    /// The areas, most reports first; so are the bugs in each.
    private static func areas(_ context: PageContext) -> [Area] {
        let byArea = Dictionary(grouping: context.content.bugs, by: \.area)
        let reports = byArea.mapValues { $0.reduce(0) { $0 + $1.count } }
        return byArea.keys.sorted { (reports[$1]!, $0) < (reports[$0]!, $1) }.map { area in
            let bugs = byArea[area]!.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
            return (Slug.base(area), context.translation(area, in: ReportedBug.areaContext).firstLetterCapitalized, bugs)
        }
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
        guard !items.isEmpty else { return "" }
        return context.section(
            unmodelledID, context.say(EvidencePhrase.unmodelled),
            context.paragraph(EvidencePhrase.unmodelledLead) + HTML.unorderedList(items, class: "note"))
    }

    /// The search entry of a bug that no experiment answers; the phrases of the others belong to the answering experiments.
    private static func entry(_ bug: ReportedBug, _ context: PageContext) -> SearchEntry {
        let known = if case .notModelled(let sentence) = bug.answer { [sentence] } else { [String]() }
        let told = (known + [bug.right]).map { Prose.plain(context.translation($0, in: bug.context)) }
        return SearchEntry(
            route: Route(Routes.bugs.path, at: bug.id), title: Prose.plain(context.translation(bug.situation, in: bug.context)), kind: .bug,
            text: told.joined(separator: " "), symptoms: bug.phrases[context.language.tag] ?? [],
            keywords: bug.names.joined(separator: " "),
            otherLanguage: context.twins.flatMap { bug.phrases[$0.language.tag] ?? [] })
    }
}

extension String {
    /// The text with a capital at its beginning.
    fileprivate var firstLetterCapitalized: String { prefix(1).uppercased() + dropFirst() }
}
