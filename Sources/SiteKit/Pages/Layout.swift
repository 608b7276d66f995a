import TranslationKit

/// The frame around every page.
enum Layout {
    static func document(_ page: Page) -> HTML {
        let hasContents = page.contents.count > 2
        return """
            <!DOCTYPE html>
            <html lang="\(page.translation.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(page.title == "evdoc" ? "evdoc" : "\(page.title) – evdoc")</title>
            \(description(page))<meta name="color-scheme" content="light dark">
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="\(page.link(to: Assets.style))">
            <script>document.documentElement.className = "js"</script>
            <script defer src="\(page.link(to: Assets.script))"></script>
            <script defer src="\(page.link(to: Assets.search))"></script>
            \(scripts(page))</head>
            <body>
            <a class="skip" href="#main">\(page.translation(PagePhrase.skip))</a>
            \(header(page))<div class="frame\(hasContents ? " has-contents" : "")">
            \(hasContents ? contents(page) : nil)<main id="main">
            \(page.body)</main>
            </div>
            <footer class="site-footer"><div>
            <span>\(page.translation(PagePhrase.footer))</span>
            </div></footer>
            </body>
            </html>

            """
    }

    private static func description(_ page: Page) -> HTML {
        page.summary.isEmpty ? "" : "<meta name=\"description\" content=\"\(page.summary)\">\n"
    }

    private static func scripts(_ page: Page) -> HTML {
        page.scripts.map { "<script defer src=\"\(page.link(to: $0))\"></script>\n" as HTML }.joined()
    }

    private static func header(_ page: Page) -> HTML {
        let items = Page.Section.allCases.map { section -> HTML in
            let target = section.route(in: page.translation.language)
            let current: HTML =
                section != page.section ? "" : target.path == page.path ? " aria-current=\"page\"" : " aria-current=\"true\""
            return "<li><a href=\"\(page.link(to: target))\"\(current)>\(page.translation(section.title))</a></li>\n"
        }
        return """
            <header class="site-header"><div>
            <a class="name" href="\(page.link(to: Routes.index))">evdoc</a>
            <nav aria-label="\(page.translation(PagePhrase.site))"><ul>
            \(items)</ul></nav>
            \(page.path == Routes.search.path ? nil : search(page))</div></header>

            """
    }

    private static func search(_ page: Page) -> HTML {
        """
        <form role="search" action="\(page.link(to: Routes.search))" data-index="\(page.link(to: Assets.searchIndex))">
        <label class="hidden" for="query">\(page.translation(PagePhrase.search))</label>
        <input type="search" id="query" name="q" placeholder="\(page.translation(PagePhrase.search))" autocomplete="off">
        </form>

        """
    }

    private static func contents(_ page: Page) -> HTML {
        let items = page.contents.map { "<li><a href=\"\(Route.fragment($0.id))\">\($0.title)</a></li>\n" as HTML }
        return """
            <nav class="contents" aria-label="\(page.translation(PagePhrase.contents))">
            <h2>\(page.translation(PagePhrase.contents))</h2>
            <ul>
            \(items)</ul>
            </nav>

            """
    }
}
