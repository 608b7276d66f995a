import TranslationKit

/// What a DocC archive describes: a page for each module, one for each symbol right below it, with all that stands below that.
enum ReferencePage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let archive = content.archive
        guard !archive.isEmpty else { return [] }
        func plan(_ route: Route, _ make: @escaping @Sendable (PageContext) -> Page) -> PagePlan {
            PagePlan(PageContext(route, in: translation, of: content), make)
        }
        return [plan(Routes.reference, index)]
            + archive.modules.map { module in plan(Routes.reference(module.path)) { page(of: module, $0) } }
            + archive.modules.flatMap { module in
                archive.pages(of: module).map { symbol in plan(Routes.reference(symbol.path)) { page(of: symbol, in: module, $0) } }
            }
    }

    private static func index(_ context: PageContext) -> Page {
        let archive = context.content.archive
        let items = archive.modules.map { module -> HTML in
            let count = context.count(archive.pages(of: module).count, .oneName, .manyNames)
            return """
                <h2>\(ReferenceProse.link(to: module, context)) <small>\(count)</small></h2>
                <p>\(ReferenceProse(node: module.node, context: context).summary)</p>
                """
        }
        let title = context.say(FramePhrase.reference)
        let body: HTML = """
            <h1>\(title)</h1>
            \(context.paragraph(ReferencePhrase.lead, class: "lead"))\(HTML.unorderedList(items, class: "entries"))
            """
        return Page(context: context, title: title, summary: context.say(ReferencePhrase.summary), section: .reference, body: body)
    }

    private static func page(of module: DocCArchive.Symbol, _ context: PageContext) -> Page {
        let prose = ReferenceProse(node: module.node, context: context)
        let topics = context.content.archive.children(of: module).map { topic in
            (topic.title, HTML.unorderedList(topic.symbols.map { line($0, context) }, class: "titles"))
        }
        return page(
            module, context, lead: "<p class=\"lead\">\(prose.summary)</p>\n\(prose.rest)", topics,
            trail: [Page.Link(route: Routes.reference, title: context.say(FramePhrase.reference))])
    }

    private static func line(_ symbol: DocCArchive.Symbol, _ context: PageContext) -> HTML {
        let summary = ReferenceProse(node: symbol.node, context: context).summary
        return "\(ReferenceProse.link(to: symbol, context))\(HTML.when(!summary.isEmpty, " <span class=\"note\">\(summary)</span>"))"
    }

    private static func page(of symbol: DocCArchive.Symbol, in module: DocCArchive.Symbol, _ context: PageContext) -> Page {
        let prose = ReferenceProse(node: symbol.node, context: context)
        let members = ReferenceMembers(context: context)
        let topics = context.content.archive.children(of: symbol).map { ($0.title, members.list($0.symbols)) }
        let relations = (symbol.node.relationshipsSections ?? []).compactMap { relation(of: symbol, $0, context) }
        let lead: HTML = """
            <div class="head">\(words(symbol.node.metadata.roleHeading, context))</div>
            \(prose.declaration)\(HTML.when(!prose.summary.isEmpty, "<p class=\"lead\">\(prose.summary)</p>\n"))\(prose.rest)\
            \(members.experiments(symbol))\(relations)
            """
        return page(
            symbol, context, lead: lead, topics,
            trail: [
                Page.Link(route: Routes.reference, title: context.say(FramePhrase.reference)),
                Page.Link(route: Routes.reference(module.path), title: module.node.metadata.title),
            ])
    }

    private static func page(
        _ symbol: DocCArchive.Symbol, _ context: PageContext, lead: HTML, _ topics: [(title: String, html: HTML)], trail: [Page.Link]
    ) -> Page {
        let title = symbol.node.metadata.title
        let kind = words(symbol.node.metadata.roleHeading, context)
        let summary = symbol.node.summary.map(\.plain).joined()
        let sections = topics.map { (id: Slug.base($0.title), title: words($0.title, context), html: $0.html) }
        let body: HTML = """
            <h1><code>\(title)</code></h1>
            \(lead)\(sections.map { context.section($0.id, $0.title, $0.html) })
            """
        return Page(
            context: context, title: "\(title) – \(kind.isEmpty ? context.say(FramePhrase.reference) : kind)",
            summary: summary.isEmpty ? title : summary, section: .reference, trail: trail,
            contents: sections.map { Page.Anchor(id: $0.id, title: $0.title) }, body: body,
            searchEntries: searchEntries(of: title, context))
    }

    /// By its name only: an index has room for few words of each, and readers with a bug look for those of experiments. Nothing of what has a page among the
    /// names of the API, which leads here.
    private static func searchEntries(of title: String, _ context: PageContext) -> [SearchEntry] {
        guard context.content.apiEntry(of: title) == nil else { return [] }
        return [SearchEntry(route: context.route, title: title, kind: .reference, text: "")]
    }

    /// Without what is in no archive: `Equatable` says nothing about a class.
    private static func relation(of symbol: DocCArchive.Symbol, _ relation: DocCNode.Topic, _ context: PageContext) -> HTML? {
        let targets = relation.identifiers.compactMap { context.content.archive.target($0, in: symbol.node) }
        guard !targets.isEmpty else { return nil }
        let links = context.list(targets.map { ReferenceProse.link(to: $0, context) })
        return "<p>\(context.html(ReferencePhrase.relation, ["relation": "\(words(relation.title, context))", "names": links]))</p>\n"
    }

    /// A heading of DocC in the language of the page; those that somebody wrote stay as they are.
    private static func words(_ heading: String?, _ context: PageContext) -> String {
        heading.flatMap(ReferencePhrase.init(heading:)).map { context.say($0) } ?? heading ?? ""
    }
}
