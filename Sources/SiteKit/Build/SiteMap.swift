import ProjectFiles
import TranslationKit

/// The files through which programs find the pages: a site map, a feed, a summary for language models, and the rules for crawlers.
struct SiteMap {
    let content: SiteContent
    let pages: [Page]

    private static let models = "llms.txt"
    private static let siteMap = "sitemap.xml"
    private static let robots = "robots.txt"

    /// The paths of the files. A site without an address has only the file that needs no address.
    static func paths(of content: SiteContent) -> [String] {
        content.facts.address == nil ? [models] : [models, siteMap, Routes.feed.path, robots]
    }

    var files: [SiteFile] {
        let listed = pages.filter { $0.context.route != Routes.notFound }
        guard content.facts.address != nil else { return [models(listed)] }
        return [
            models(listed), siteMap(listed), SiteFile(path: Routes.feed.path, text: feed),
            SiteFile(path: SiteMap.robots, text: "User-agent: *\nAllow: /\nSitemap: \(absolute(SiteMap.siteMap))\n"),
        ]
    }

    /// The pages in the site's main language.
    private func main(_ pages: [Page]) -> [Page] { pages.filter { $0.context.language == content.facts.mainLanguage } }

    private func absolute(_ path: String) -> String { content.facts.absolute(path) ?? path }

    /// Without the reference of declarations, which contributors read: a search engine would offer its many pages first.
    private func siteMap(_ pages: [Page]) -> SiteFile {
        let entries = pages.filter { $0.section != .reference }.map { page -> HTML in
            let languages = content.facts.languages.count > 1 ? content.facts.languages : []
            let alternates = languages.map { language -> HTML in
                let path = page.context.route.path(marked: content.facts.mark(of: language))
                return """
                    <xhtml:link rel="alternate" hreflang="\(language.tag)" href="\(absolute(path))"/>
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
        return SiteFile(path: SiteMap.siteMap, text: text.description)
    }

    /// The experiments that changed last, the newest first.
    private var feed: String {
        let newest = content.facts.date ?? "1970-01-01"
        func date(_ page: Page) -> String { page.source.flatMap { content.facts.dates[$0] } ?? newest }
        let experiments = main(pages).filter { $0.markdown != nil }
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
        let own = main(pages)
        let lines = own.compactMap { page -> String? in
            guard let markdown = page.markdown else { return nil }
            return "- [\(page.title)](\(markdown.path)): \(page.summary)"
        }
        let rules = own.filter { $0.section == .rules }.map { "- [\($0.title)](\($0.path))" }
        let translation = content.translations[content.facts.mainLanguage]
        let text = """
            # \(content.facts.title)

            > \(translation(AboutPhrase.summary))

            \(translation(AboutPhrase.engine)) \(translation(AboutPhrase.engineLimits))

            ## \(translation(FramePhrase.experiments))

            \(lines.joined(separator: "\n"))

            ## \(translation(FramePhrase.rules))

            \(rules.joined(separator: "\n"))

            """
        return SiteFile(path: SiteMap.models, text: text)
    }
}
