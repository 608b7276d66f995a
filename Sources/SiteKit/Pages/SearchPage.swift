import TranslationKit

/// The page of search results.
enum SearchPage: PageKind {
    static func plans(of content: SiteContent, in translation: Translation) -> [PagePlan] {
        [PagePlan(PageContext(Routes.search, in: translation, of: content), page)]
    }

    private static func page(_ context: PageContext) -> Page {
        func link(_ route: Route, _ phrase: FramePhrase) -> HTML { "<a href=\"\(context.address(route))\">\(context.say(phrase))</a>" }
        let without = context.html(
            FramePhrase.searchNeedsScript, ["experiments": link(Routes.index, .experiments), "rules": link(Routes.rules, .rules)])
        let body: HTML = """
            <h1>\(context.say(FramePhrase.search))</h1>
            <noscript><p>\(without)</p></noscript>
            <form role="search" class="search-large" data-index="\(SearchField.index(context))">
            <label class="hidden" for="query">\(context.say(SearchPhrase.field))</label>
            <input type="search" id="query" name="q" autocomplete="off" aria-describedby="hint">
            <button>\(context.say(FramePhrase.search))</button>
            </form>
            <p id="hint" class="note">\(context.say(SearchPhrase.hint))</p>
            <div class="found">
            <div id="kinds" class="kinds" role="group"></div>
            <div id="notices" class="notices" role="status"></div>
            <p id="status" class="note" role="status" data-missing="\(context.say(SearchPhrase.missing))"></p>
            <ol id="results" class="results"></ol>
            </div>

            """
        return Page(
            context: context, title: context.say(FramePhrase.search), summary: context.say(AboutPhrase.symptomsLead), body: body)
    }
}
