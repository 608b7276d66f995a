/// A link to its own place, for copying the address. The link stays on the line of the word before.
enum PermalinkMark {
    static func html(_ id: String, _ context: PageContext) -> HTML {
        "\u{A0}<a class=\"anchor\" href=\"\(Route.fragment(id))\" aria-label=\"\(context.linkTo(id))\">#</a>"
    }
}
