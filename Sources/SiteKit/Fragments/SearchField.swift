/// The search field of the header.
enum SearchField {
    /// The script with the index in the page's language.
    static func index(_ context: PageContext) -> String { context.address(Assets.searchIndex(marked: context.mark)) }

    static func html(_ context: PageContext) -> HTML {
        """
        <form role="search" action="\(context.address(Routes.search))" data-index="\(index(context))">
        <label class="hidden" for="query">\(context.say(FramePhrase.search))</label>
        <input type="search" id="query" name="q" placeholder="\(context.say(FramePhrase.search))" autocomplete="off">
        </form>

        """
    }

    /// The search field of the first page.
    static func large(_ context: PageContext) -> HTML {
        """
        <form role="search" class="search-large" action="\(context.address(Routes.search))" data-index="\(index(context))">
        <label class="hidden" for="question">\(context.say(SearchPhrase.field))</label>
        <input type="search" id="question" name="q" placeholder="\(context.say(AboutPhrase.ask))" autocomplete="off">
        <button>\(context.say(FramePhrase.search))</button>
        </form>

        """
    }
}
