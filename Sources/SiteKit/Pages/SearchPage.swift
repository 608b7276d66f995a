import TranslationKit

/// Where the search field leads.
enum SearchPage: PageKind {
    static func pages(of content: SiteContent) -> [Page] { [page(content.translations[.english])] }

    private static func page(_ translation: Translation) -> Page {
        let path = Routes.search.path
        let lists = [(Routes.index, PagePhrase.experiments), (Routes.claims, .claims), (Routes.rules, .rules)].map { route, words -> HTML in
            "<a href=\"\(route.address(from: path))\">\(translation(words))</a>"
        }
        let body: HTML = """
            <h1>\(translation(SearchPhrase.title))</h1>
            <noscript><p>\(translation(SearchPhrase.withoutScript)) \(lists.joined(", ")).</p></noscript>
            <form role="search" class="search-large" data-index="\(Assets.searchIndex.address(from: path))">
            <label class="hidden" for="query">\(translation(SearchPhrase.field))</label>
            <input type="search" id="query" name="q" autocomplete="off" aria-describedby="hint">
            <button>\(translation(SearchPhrase.title))</button>
            </form>
            <p id="hint" class="note">\(translation(SearchPhrase.hint))</p>
            <div class="found">
            <div id="kinds" class="kinds" role="group"></div>
            <p id="status" class="note" role="status" data-missing="\(translation(SearchPhrase.missing))"></p>
            <ol id="results" class="results"></ol>
            </div>

            """
        return Page(path: path, title: translation(SearchPhrase.title), translation: translation, body: body)
    }
}
