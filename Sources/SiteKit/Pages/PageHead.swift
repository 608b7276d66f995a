import TranslationKit

/// The metadata of a page for browsers, search engines and previews.
struct PageHead {
    let page: Page

    private var context: PageContext { page.context }
    private var facts: SiteFacts { context.content.facts }

    /// The content policy: only the site's own scripts, styles and pictures. WebAssembly runs only on pages with a stage for the reader's
    /// own touches.
    private var policy: String {
        let scripts = page.scripts.contains(Assets.trying) || page.scripts.contains(Assets.builder) ? "'self' 'wasm-unsafe-eval'" : "'self'"
        return "default-src 'none'; script-src \(scripts); style-src 'self'; img-src 'self' data:; connect-src 'none'; base-uri 'none'; "
            + "form-action 'self'"
    }

    var html: HTML {
        """
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        \(description)<meta name="color-scheme" content="light dark">
        \(card)\(addresses)<link rel="icon" href="\(context.address(Assets.icon))" type="image/svg+xml">
        <link rel="stylesheet" href="\(context.address(Assets.style))">
        <script defer src="\(context.address(Assets.script))"></script>
        <script defer src="\(context.address(Assets.search))"></script>
        \(page.scripts.map { "<script defer src=\"\(context.address($0))\"></script>\n" as HTML })
        """
    }

    /// The titles of the page and of the site, without backticks, which only headings can show as code.
    private var title: String {
        let own = InlineCode.plain(page.title)
        return own == facts.title ? own : "\(own) – \(facts.title)"
    }

    private var summary: String { InlineCode.plain(page.summary) }

    private var description: HTML {
        summary.isEmpty ? "" : "<meta name=\"description\" content=\"\(summary)\">\n"
    }

    /// The metadata of Open Graph.
    private var card: HTML {
        let address: HTML = facts.absolute(context.path).map { "<meta property=\"og:url\" content=\"\($0)\">\n" } ?? ""
        return """
            <meta property="og:type" content="article">
            <meta property="og:site_name" content="\(facts.title)">
            <meta property="og:title" content="\(InlineCode.plain(page.title))">
            \(HTML.when(!summary.isEmpty, "<meta property=\"og:description\" content=\"\(summary)\">\n"))\
            <meta property="og:locale" content="\(context.language == .english ? "en_US" : "zh_CN")">
            \(address)
            """
    }

    /// The addresses of the page and of its translations; relative if the site's own address is unknown.
    private var addresses: HTML {
        func address(_ language: Language) -> String {
            let path = context.route.path(marked: facts.mark(of: language))
            return facts.absolute(path) ?? Route(path).address(from: context.path)
        }
        let alternates = (facts.languages.map { ($0.tag, address($0)) } + [("x-default", address(facts.mainLanguage))])
            .map { "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"\($1)\">\n" as HTML }
        let feed: HTML = HTML.when(
            facts.address != nil,
            "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"\(facts.title)\" href=\"\(context.address(Routes.feed))\">\n")
        return """
            <link rel="canonical" href="\(address(context.language))">
            \(HTML.when(facts.languages.count > 1, "\(alternates)"))\(feed)
            """
    }
}
