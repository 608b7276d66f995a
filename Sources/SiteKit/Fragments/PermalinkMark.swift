/// Leads to the place that it stands at, so that somebody can copy its address.
enum PermalinkMark {
    static func html(_ id: String, _ context: PageContext) -> HTML {
        "<a class=\"anchor\" href=\"\(Route.fragment(id))\" aria-label=\"\(context.say(FramePhrase.linkTo)) \(id)\">#</a>"
    }
}
