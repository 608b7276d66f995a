import ProjectFiles
import ReportKit
import TranslationKit

/// The frame around every page.
enum Layout {
    static func file(of page: Page) -> SiteFile { SiteFile(path: page.path, bytes: document(page).bytes) }

    static func document(_ page: Page) -> HTML {
        let context = page.context
        let hasContents = page.contents.count > 2
        return """
            <!DOCTYPE html>
            <html lang="\(context.language.tag)">
            <head>
            \(PageHead(page: page).html)</head>
            <body>
            <a class="skip" href="#main">\(context.say(FramePhrase.skip))</a>
            \(header(page))<div class="frame\(hasContents ? " has-contents" : "")">
            \(hasContents ? contents(page) : nil)<main id="main">
            \(trail(page))\(page.body)\(neighbours(page))</main>
            </div>
            \(footer(page))</body>
            </html>

            """
    }

    private static func header(_ page: Page) -> HTML {
        let context = page.context
        return """
            <header class="site-header"><div>
            <a class="name" href="\(context.address(Routes.index))">\(context.content.facts.title)</a>
            <nav aria-label="\(context.say(FramePhrase.site))"><ul>
            \(Menu(page: page).items)</ul></nav>
            \(context.route == Routes.search ? nil : SearchField.html(context))<div class="switches">
            \(languages(page))<button type="button" class="theme" hidden aria-label="\(context.say(FramePhrase.theme))" \
            title="\(context.say(FramePhrase.theme))">◐</button>
            </div>
            </div></header>

            """
    }

    /// The names of the site's other languages, each in that language.
    private static func languages(_ page: Page) -> HTML {
        let links = page.context.twins.map { language, address -> HTML in
            """
            <a href="\(address)" lang="\(language.tag)" hreflang="\(language.tag)">\(language == .english ? "English" : "中文")</a>

            """
        }
        return "\(links)"
    }

    private static func contents(_ page: Page) -> HTML {
        let title = page.context.say(FramePhrase.contents)
        return """
            <nav class="contents" aria-label="\(title)">
            <p>\(title)</p>
            \(contents(page.contents))</nav>

            """
    }

    private static func contents(_ anchors: [Page.Anchor]) -> HTML {
        let items = anchors.map { anchor -> HTML in
            let within: HTML = anchor.within.isEmpty ? "" : "\n\(contents(anchor.within))"
            return "<li><a href=\"\(Route.fragment(anchor.id))\">\(anchor.title)</a>\(within)</li>\n"
        }
        return "<ul>\n\(items)</ul>\n"
    }

    private static func trail(_ page: Page) -> HTML {
        guard !page.trail.isEmpty else { return "" }
        let items = page.trail.map { "<li><a href=\"\(page.context.address($0.route))\">\($0.title)</a></li>\n" as HTML }
        return """
            <nav class="trail" aria-label="\(page.context.say(FramePhrase.youAreHere))"><ol>
            \(items)</ol></nav>

            """
    }

    private static func neighbours(_ page: Page) -> HTML {
        guard page.previous != nil || page.next != nil else { return "" }
        func link(_ link: Page.Link?, _ phrase: FramePhrase, _ rel: String) -> HTML {
            guard let link else { return "<span></span>\n" }
            return """
                <a rel="\(rel)" href="\(page.context.address(link.route))"><small>\(page.context.say(phrase))</small> \
                \(InlineCode.html(link.title))</a>

                """
        }
        return """
            <nav class="neighbours" aria-label="\(page.context.say(FramePhrase.neighbours))">
            \(link(page.previous, .previous, "prev"))\(link(page.next, .next, "next"))</nav>

            """
    }

    private static func footer(_ page: Page) -> HTML {
        let (context, facts) = (page.context, page.context.content.facts)
        var links: [HTML] = []
        if let source = page.source, let address = facts.editAddress(of: source) {
            links.append("<a href=\"\(address)\">\(context.say(FramePhrase.editThisPage))</a>")
        }
        if let markdown = page.markdown {
            links.append("<a href=\"\(context.address(markdown))\">\(context.say(FramePhrase.asMarkdown))</a>")
        }
        if facts.address != nil { links.append("<a href=\"\(context.address(Routes.feed))\">\(context.say(FramePhrase.feed))</a>") }
        let date = page.source.flatMap { facts.dates[$0] }.map { max($0, facts.date ?? $0) } ?? facts.date
        let made = facts.version.isEmpty ? "" : context.say(FramePhrase.version, ["version": facts.version])
        let changed = date.map { context.say(FramePhrase.newestChange, ["date": $0]) } ?? ""
        let version =
            made.isEmpty || changed.isEmpty ? made + changed : context.say(ListPhrase.clauses, ["first": made, "second": changed])
        return """
            <footer class="site-footer"><div>
            <p><a href="\(context.address(Routes.about))">\(context.say(FramePhrase.footer))</a></p>
            <p>\(version)\(HTML.when(!version.isEmpty && !links.isEmpty, " · "))\(links.joined(" · "))</p>
            </div></footer>

            """
    }
}
