/// Where the search field leads. The one page that loads the index.
enum SearchPage: PageKind {
    static let path = "search.html"

    static func pages(of content: SiteContent) -> [Page] {
        let body: HTML = """
            <h1>Search</h1>
            <noscript><p>Searching needs JavaScript. Without it, the lists of
            <a href="index.html">experiments</a>, <a href="claims.html">claims</a> and <a href="rules.html">rules</a> have everything.</p></noscript>
            <form role="search" class="search-large">
            <label class="hidden" for="query">Search for</label>
            <input type="search" id="query" name="q" autocomplete="off">
            <button>Search</button>
            </form>
            <p id="status" class="note" role="status"></p>
            <ol id="results" class="results"></ol>

            """
        return [Page(path: path, title: "Search", body: body, scripts: [Assets.search, Assets.searchIndex])]
    }
}
