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
}
