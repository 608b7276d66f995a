import TranslationKit

/// Where the search field leads.
enum SearchPage: PageKind {
    static func pages(of content: SiteContent, in translation: Translation) -> [Page] {
        let context = PageContext(Routes.search, in: translation, of: content)
        func link(_ route: Route, _ phrase: FramePhrase) -> HTML { "<a href=\"\(context.address(route))\">\(context.say(phrase))</a>" }
        let without = context.html(
            FramePhrase.searchNeedsScript, ["experiments": link(Routes.index, .experiments), "rules": link(Routes.rules, .rules)])
        let body: HTML = """
            <h1>\(context.say(FramePhrase.search))</h1>
            <noscript><p>\(without)</p></noscript>
            <form role="search" class="search-large">
            <label class="hidden" for="query">\(context.say(FramePhrase.searchFor))</label>
            <input type="search" id="query" name="q" autocomplete="off">
            <button>\(context.say(FramePhrase.search))</button>
            </form>
            <p id="status" class="note" role="status"></p>
            <ol id="results" class="results"></ol>

            """
        return [
            Page(
                context: context, title: context.say(FramePhrase.search), summary: context.say(AboutPhrase.symptomsLead), body: body,
                scripts: [Assets.searchIndex(in: context.language)])
        ]
    }
}
