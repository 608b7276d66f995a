/// A link to the page on which a reader builds a stage.
enum BuilderLink {
    /// Empty for a site without this page.
    static func html(_ phrase: BuilderPhrase, from context: PageContext) -> HTML {
        guard context.content.engine.isThere else { return "" }
        let link: HTML = "<a href=\"\(context.address(Routes.builder))\">\(context.say(BuilderPhrase.title))</a>"
        return "<p class=\"elsewhere\">\(context.html(phrase, ["build": link]))</p>\n"
    }
}
