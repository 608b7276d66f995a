import Laws
import ReportKit
import Studies
import TranslationKit

/// The laws: an index, and a page for each.
enum LawsPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.laws.isEmpty else { return [] }
        let laws = content.laws
        return [PagePlan(PageContext(Routes.laws, in: translation, of: content), index)]
            + laws.indices.map { place in
                PagePlan(PageContext(Routes.law(laws[place].law.id), in: translation, of: content)) { context in
                    func link(_ place: Int) -> Page.Link? {
                        guard laws.indices.contains(place) else { return nil }
                        return Page.Link(route: Routes.law(laws[place].law.id), title: title(laws[place], context))
                    }
                    return page(laws[place], context, (link(place - 1), link(place + 1)))
                }
            }
    }

    /// The statement without backticks, for titles and links.
    private static func title(_ finding: LawFinding, _ context: PageContext) -> String {
        Prose.plain(context.translation(finding.law.statement, in: finding.law.id))
    }

    // MARK: The index

    private static func index(_ context: PageContext) -> Page {
        let laws = context.content.laws
        let sections: [(id: String, phrase: LawPhrase, laws: [LawFinding])] = [
            ("fail", .fails, laws.filter { $0.record?.standing == .fails }),
            ("hold", .holds, laws.filter { $0.record?.standing == .holds }),
            ("others", .others, laws.filter { $0.record?.standing != .fails && $0.record?.standing != .holds }),
        ]
        let shown = sections.filter { !$0.laws.isEmpty }
        let counts: KeyValuePairs<String, HTML> = [
            "laws": "\(laws.count)", "hold": "\(sections[1].laws.count)", "fail": "\(sections[0].laws.count)",
        ]
        let body: HTML = """
            <h1>\(context.say(LawPhrase.title))</h1>
            \(context.paragraph(LawPhrase.lead, class: "lead"))<p>\(context.html(LawPhrase.counts, counts))</p>
            \(shown.map { section in
                context.section(
                    section.id, context.say(section.phrase), HTML.unorderedList(section.laws.map { item($0, context) }, class: "entries"))
            })
            """
        return Page(
            context: context, title: context.say(LawPhrase.title), summary: context.say(LawPhrase.summary), section: .about,
            trail: [AboutPage.link(context)], contents: shown.map { Page.Anchor(id: $0.id, title: context.say($0.phrase)) }, body: body,
            searchEntries: [
                SearchEntry(route: Routes.laws, title: context.say(LawPhrase.title), kind: .note, text: context.say(LawPhrase.lead))
            ])
    }

    private static func item(_ finding: LawFinding, _ context: PageContext) -> HTML {
        """
        <h3><a href="\(context.address(Routes.law(finding.law.id)))">\(context.inline(finding.law.statement, in: finding.law.id))</a></h3>
        <p class="tally">\(LawParts(finding: finding, context: context).verdict)</p>
        """
    }

    // MARK: One law

    private static func page(_ finding: LawFinding, _ context: PageContext, _ neighbours: (Page.Link?, Page.Link?)) -> Page {
        let parts = LawParts(finding: finding, context: context)
        let sections: [(id: String, phrase: LawPhrase, html: HTML)] = [
            ("smallest", .smallest, parts.counterexample), ("why", .why, parts.reasons), ("sources", .saidBy, parts.sources),
            ("varied", .varied, parts.varied),
        ]
        let shown = sections.filter { !$0.html.isEmpty }
        let title = title(finding, context)
        let body: HTML = """
            <h1>\(context.inline(finding.law.statement, in: finding.law.id))</h1>
            <p class="tally">\(parts.verdict)</p>
            \(parts.answer)\(shown.map { context.section($0.id, context.say($0.phrase), $0.html) })
            """
        return Page(
            context: context, title: title, summary: title, section: .about,
            trail: [AboutPage.link(context), Page.Link(route: Routes.laws, title: context.say(LawPhrase.title))],
            contents: shown.map { Page.Anchor(id: $0.id, title: context.say($0.phrase)) }, previous: neighbours.0, next: neighbours.1,
            body: body,
            searchEntries: [
                SearchEntry(
                    route: Routes.law(finding.law.id), title: title, kind: .note,
                    text: finding.law.note.map { Prose.plain(context.translation($0, in: finding.law.id)) } ?? "")
            ])
    }
}
