/// Where the search field leads. The one page that loads the index.
enum SearchPage: PageKind {
    static func pages(of content: SiteContent) -> [Page] {
        let body: HTML = """
            <h1>Search</h1>
            <noscript><p>Searching needs JavaScript. Without it, the lists of
            \(link(Routes.index, "experiments")), \(link(Routes.claims, "claims")) and \(link(Routes.rules, "rules")) have everything.</p></noscript>
            <form role="search" class="search-large">
            <label class="hidden" for="query">Search for</label>
            <input type="search" id="query" name="q" autocomplete="off">
            <button>Search</button>
            </form>
            <p id="status" class="note" role="status"></p>
            <ol id="results" class="results"></ol>

            """
        return [Page(path: Routes.search.path, title: "Search", body: body, scripts: [Assets.search, Assets.searchIndex])]
    }

    private static func link(_ route: Route, _ words: String) -> HTML {
        "<a href=\"\(route.address(from: Routes.search.path))\">\(words)</a>"
    }
}
