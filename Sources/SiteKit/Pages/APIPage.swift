import ExperimentKit
import ProjectFiles
import ReportKit
import TranslationKit

/// A page for each name of the API that an experiment shows, and a list of all names by the type that declares them.
enum APIPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        guard !content.apiEntries.isEmpty else { return [] }
        let members = Dictionary(grouping: content.apiEntries) { $0.members.first?.symbol.owner }
        return [PagePlan(PageContext(Routes.api, in: translation, of: content)) { index(members, $0) }]
            + content.apiEntries.filter { $0.showsExperiment }.map { entry in
                PagePlan(PageContext(Routes.api(entry), in: translation, of: content)) { page(of: entry, members[entry.title] ?? [], $0) }
            }
    }

    private static func page(of entry: APIEntry, _ members: [APIEntry], _ context: PageContext) -> Page {
        let parts = APIEntryParts(entry: entry, members: members, context: context)
        let sections = parts.sections.filter { !$0.html.isEmpty }
        let effects = effects(of: entry, context)
        let body: HTML = """
            <h1><code>\(InlineCode.code(entry.title))</code></h1>
            \(entry.members.map { APIMemberItem(member: $0, context: context).html })\
            \(sections.map { context.section($0.id, context.say($0.title), $0.html) })
            """
        return Page(
            context: context, title: title(of: entry, context),
            summary: effects.isEmpty ? title(of: entry, context) : effects.joined(separator: " "), section: .api,
            trail: [Page.Link(route: Routes.api, title: context.say(FramePhrase.api))],
            contents: sections.map { Page.Anchor(id: $0.id, title: context.say($0.title)) }, body: body,
            searchEntries: [searchEntry(of: entry, context)])
    }

    private static func effects(of entry: APIEntry, _ context: PageContext) -> [String] {
        entry.members.compactMap { member in member.fact.map { context.translation($0.effect, in: $0.context) } }
    }

    private static func searchEntry(of entry: APIEntry, _ context: PageContext) -> SearchEntry {
        SearchEntry(
            route: Routes.api(entry), title: entry.title, kind: .api, text: effects(of: entry, context).joined(separator: " "),
            names: entry.spellings)
    }

    /// The name with its kind: a name alone belongs to no language.
    private static func title(of entry: APIEntry, _ context: PageContext) -> String {
        entry.members.first.map { "\(entry.title) – \(APIMemberItem(member: $0, context: context).words)" } ?? entry.title
    }

    private static func index(_ members: [String?: [APIEntry]], _ context: PageContext) -> Page {
        let title = context.say(APIPhrase.title)
        let types = members.keys.compactMap { $0 }.sorted()
        let groups = types.map { type in
            group(type, context.content.apiEntries.filter { $0.title == type } + (members[type] ?? []), context)
        }
        let others = (members[nil] ?? []).filter { !types.contains($0.title) }
        let body: HTML = """
            <h1>\(title)</h1>
            \(context.paragraph(APIPhrase.lead, class: "lead"))<div class="filters" data-list="api" \
            data-counted="\(context.say(AboutPhrase.filtered))">
            <label>\(context.say(AboutPhrase.filter)) <input type="text" autocomplete="off"></label><output></output>
            </div>
            \(groups)\(HTML.when(!others.isEmpty, group(context.say(APIPhrase.type), others, context)))
            """
        return Page(
            context: context, title: title, summary: context.say(APIPhrase.summary), section: .api, body: body,
            searchEntries: context.content.apiEntries.filter { !$0.showsExperiment }.map { searchEntry(of: $0, context) })
    }

    /// A group of names, closed at first: the types are the overview.
    private static func group(_ title: String, _ entries: [APIEntry], _ context: PageContext) -> HTML {
        """
        <details class="group" id="\(Slug.base(title))"><summary><h2>\(title) <small>\(entries.count)</small></h2></summary>
        <ul class="titles">
        \(entries.map { item($0, context) })</ul>
        </details>

        """
    }

    /// A name, linked to its page with its effect; without a page, all that is known of the name.
    private static func item(_ entry: APIEntry, _ context: PageContext) -> HTML {
        let words = entry.spellings.joined(separator: " ")
        guard !entry.showsExperiment else { return "<li data-words=\"\(words)\">\(APIEntryParts.line(entry, context))</li>\n" }
        return """
            <li id="\(Place.name(entry))" data-words="\(words)"><code>\(entry.title)</code>\(entry.rules.map { " \(context.rule($0.id))" as HTML })
            \(entry.members.map { APIMemberItem(member: $0, context: context).facts })</li>

            """
    }
}
