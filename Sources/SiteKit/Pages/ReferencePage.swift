import TranslationKit

/// The pages for a DocC archive: one for each module, for each topic of a large module, and for each symbol directly below a module. The
/// page of a symbol has everything below it.
enum ReferencePage: PageKind {
    /// The most names of a module's page: a longer page would not be read to its end.
    private static let mostNamesOfAModulePage = 60

    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        let archive = content.archive
        guard !archive.isEmpty else { return [] }
        func plan(_ route: Route, _ make: @escaping @Sendable (PageContext) -> Page) -> PagePlan {
            PagePlan(PageContext(route, in: translation, of: content), make)
        }
        return [plan(Routes.reference, index)]
            + archive.modules.flatMap { module in
                let topics = topicPages(of: module, in: archive)
                return [plan(Routes.reference(module.path)) { page(of: module, topics, $0) }]
                    + topics.map { topic in plan(topic.route) { page(of: topic, in: module, $0) } }
                    + archive.pages(of: module).map { symbol in
                        let topic = topics.first { $0.symbols.contains { $0.path == symbol.path } }
                        return plan(Routes.reference(symbol.path)) { page(of: symbol, in: topic, of: module, $0) }
                    }
            }
    }

    /// A group of symbols with a page of its own, because the module's page has no room for the group.
    private struct Topic {
        let title: String
        let slug: String
        let route: Route
        let symbols: [DocCArchive.Symbol]
    }

    /// Empty for a module with room for all its names on its own page.
    private static func topicPages(of module: DocCArchive.Symbol, in archive: DocCArchive) -> [Topic] {
        let groups = archive.children(of: module)
        guard groups.count > 1, groups.reduce(0, { $0 + $1.symbols.count }) > mostNamesOfAModulePage else { return [] }
        var slug = Slug()
        return groups.map { group in
            let slug = slug.make(group.title)
            return Topic(title: group.title, slug: slug, route: Routes.reference(module.path, topic: slug), symbols: group.symbols)
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

    private static func page(of module: DocCArchive.Symbol, _ topics: [Topic], _ context: PageContext) -> Page {
        let prose = ReferenceProse(node: module.node, context: context)
        let lead: HTML = "<p class=\"lead\">\(prose.summary)</p>\n\(prose.rest)"
        let trail = trail(context)
        guard !topics.isEmpty else {
            let groups = context.content.archive.children(of: module).map { ($0.title, lines($0.symbols, context)) }
            return page(module, context, lead: lead, groups, trail: trail)
        }
        let entries = topics.map { topic -> HTML in
            let title = words(topic.title, context)
            let count = context.count(topic.symbols.count, .oneName, .manyNames)
            return """
                <h2 id="\(topic.slug)"><a href="\(context.address(topic.route))">\(title)</a> <small>\(count)</small></h2>
                <p class="ids">\(context.list(topic.symbols.map { ReferenceProse.link(to: $0, context) }))</p>
                """
        }
        return page(module, context, lead: "\(lead)\(HTML.unorderedList(entries, class: "entries"))", [], trail: trail)
    }

    private static func page(of topic: Topic, in module: DocCArchive.Symbol, _ context: PageContext) -> Page {
        let title = words(topic.title, context)
        let name = module.node.metadata.title
        let names = topic.symbols.map(\.node.metadata.title)
        let body: HTML = """
            <h1>\(title) <small>\(context.count(names.count, .oneName, .manyNames))</small></h1>
            \(lines(topic.symbols, context))
            """
        return Page(
            context: context, title: "\(title) – \(name)", summary: names.joined(separator: ", "), section: .reference,
            trail: trail(context, module), body: body)
    }

    private static func trail(_ context: PageContext, _ module: DocCArchive.Symbol? = nil, _ topic: Topic? = nil) -> [Page.Link] {
        [Page.Link(route: Routes.reference, title: context.say(FramePhrase.reference))]
            + (module.map { [Page.Link(route: Routes.reference($0.path), title: $0.node.metadata.title)] } ?? [])
            + (topic.map { [Page.Link(route: $0.route, title: words($0.title, context))] } ?? [])
    }

    private static func lines(_ symbols: [DocCArchive.Symbol], _ context: PageContext) -> HTML {
        HTML.unorderedList(symbols.map { line($0, context) }, class: "titles")
    }

    private static func line(_ symbol: DocCArchive.Symbol, _ context: PageContext) -> HTML {
        let summary = ReferenceProse(node: symbol.node, context: context).summary
        return "\(ReferenceProse.link(to: symbol, context))\(HTML.when(!summary.isEmpty, " <span class=\"note\">\(summary)</span>"))"
    }

    private static func page(
        of symbol: DocCArchive.Symbol, in topic: Topic?, of module: DocCArchive.Symbol, _ context: PageContext
    ) -> Page {
        let prose = ReferenceProse(node: symbol.node, context: context)
        let members = ReferenceMembers(context: context)
        let topics = context.content.archive.children(of: symbol).map { ($0.title, members.list($0.symbols)) }
        let relations = (symbol.node.relationshipsSections ?? []).compactMap { relation(of: symbol, $0, context) }
        let lead: HTML = """
            <div class="head">\(words(symbol.node.metadata.roleHeading, context))</div>
            \(prose.declaration)\(HTML.when(!prose.summary.isEmpty, "<p class=\"lead\">\(prose.summary)</p>\n"))\(prose.rest)\
            \(members.experiments(symbol))\(relations)
            """
        return page(symbol, context, lead: lead, topics, trail: trail(context, module, topic))
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

    /// The entry has only the name: an index has room for few words of each, and readers with a bug look for those of experiments. A symbol
    /// with a page among the names of the API has no entry, as that page links here.
    private static func searchEntries(of title: String, _ context: PageContext) -> [SearchEntry] {
        guard context.content.apiEntry(of: title) == nil else { return [] }
        return [SearchEntry(route: context.route, title: title, kind: .reference, text: "")]
    }

    /// Omits names outside of the archive: `Equatable` says nothing about a class.
    private static func relation(of symbol: DocCArchive.Symbol, _ relation: DocCNode.Topic, _ context: PageContext) -> HTML? {
        let targets = relation.identifiers.compactMap { context.content.archive.target($0, in: symbol.node) }
        guard !targets.isEmpty else { return nil }
        let links = context.list(targets.map { ReferenceProse.link(to: $0, context) })
        return "<p>\(context.html(ReferencePhrase.relation, ["relation": "\(words(relation.title, context))", "names": links]))</p>\n"
    }

    /// A heading of DocC or of this reference, in the language of the page; other authors' headings are not translated.
    private static func words(_ heading: String?, _ context: PageContext) -> String {
        heading.flatMap(ReferencePhrase.init(text:)).map { context.say($0) } ?? heading ?? ""
    }
}
