/// The search field of the header.
enum SearchField {
    static func html(_ context: PageContext) -> HTML {
        """
        <form role="search" action="\(context.address(Routes.search))">
        <label class="hidden" for="query">\(context.say(FramePhrase.search))</label>
        <input type="search" id="query" name="q" placeholder="\(context.say(FramePhrase.search))" autocomplete="off">
        </form>

        """
    }

    /// The first page's own.
    static func large(_ context: PageContext) -> HTML {
        """
        <form role="search" class="search-large" action="\(context.address(Routes.search))">
        <label class="hidden" for="question">\(context.say(FramePhrase.searchFor))</label>
        <input type="search" id="question" name="q" placeholder="\(context.say(AboutPhrase.ask))" autocomplete="off">
        <button>\(context.say(FramePhrase.search))</button>
        </form>

        """
    }
}
