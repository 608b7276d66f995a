import TranslationKit

/// The files by which programs find the pages: a site map, a feed, a summary for language models, and what a crawler may read.
struct SiteMap {
    let content: SiteContent
    let pages: [Page]

    var files: [SiteFile] {
        let listed = pages.filter { $0.context.route != Routes.notFound }
        guard content.facts.address != nil else { return [models(listed)] }
        return [
            models(listed), siteMap(listed), SiteFile(path: Routes.feed.path, text: feed),
            SiteFile(path: "robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(absolute("sitemap.xml"))\n"),
        ]
    }

    private func absolute(_ path: String) -> String { content.facts.absolute(path) ?? path }

    private func siteMap(_ pages: [Page]) -> SiteFile {
        let entries = pages.map { page -> HTML in
            let alternates = Language.allCases.map { language -> HTML in
                """
                <xhtml:link rel="alternate" hreflang="\(language.tag)" href="\(absolute(page.context.route.path(in: language)))"/>
                """
            }
            let date: HTML = content.facts.date.map { "<lastmod>\($0)</lastmod>" } ?? ""
            return "<url><loc>\(absolute(page.path))</loc>\(date)\(alternates)</url>\n"
        }
        let text: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
            \(entries)</urlset>

            """
        return SiteFile(path: "sitemap.xml", text: text.description)
    }

    /// The experiments that changed last, the newest first.
    private var feed: String {
        let newest = content.facts.date ?? "1970-01-01"
        func date(_ page: Page) -> String { page.source.flatMap { content.facts.dates[$0] } ?? newest }
        let experiments = pages.filter { $0.context.language == .english && $0.markdown != nil }
        let recent = experiments.sorted { (date($1), $0.path) < (date($0), $1.path) }.prefix(30)
        let entries = recent.map { page -> HTML in
            """
            <entry><title>\(InlineCode.plain(page.title))</title><id>\(absolute(page.path))</id><link href="\(absolute(page.path))"/>\
            <updated>\(date(page))T00:00:00Z</updated><summary>\(page.summary)</summary></entry>

            """
        }
        let text: HTML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <feed xmlns="http://www.w3.org/2005/Atom"><title>\(content.facts.title)</title><id>\(absolute(""))</id>
            <link rel="self" href="\(absolute(Routes.feed.path))"/><author><name>\(content.facts.title)</name></author>
            <updated>\(newest)T00:00:00Z</updated>
            \(entries)</feed>

            """
        return text.description
    }

    /// `llms.txt`: what the site is, and its pages as Markdown.
    private func models(_ pages: [Page]) -> SiteFile {
        let english = pages.filter { $0.context.language == .english }
        let lines = english.compactMap { page -> String? in
            guard let markdown = page.markdown else { return nil }
            return "- [\(page.title)](\(markdown.path)): \(page.summary)"
        }
        let rules = english.filter { $0.section == .rules }.map { "- [\($0.title)](\($0.path))" }
        let text = """
            # \(content.facts.title)

            > \(Translation.english(AboutPhrase.summary))

            \(Translation.english(AboutPhrase.engine)) \(Translation.english(AboutPhrase.engineLimits))

            ## Experiments

            \(lines.joined(separator: "\n"))

            ## Rules

            \(rules.joined(separator: "\n"))

            """
        return SiteFile(path: "llms.txt", text: text)
    }
}
