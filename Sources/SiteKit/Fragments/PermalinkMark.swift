/// A link to its own place, for copying the address.
enum PermalinkMark {
    static func html(_ id: String, _ context: PageContext) -> HTML {
        "<a class=\"anchor\" href=\"\(Route.fragment(id))\" aria-label=\"\(context.linkTo(id))\">#</a>"
    }
}
