/// The members of a symbol, each with its declaration and its comment; the members of members are closed at first.
struct ReferenceMembers {
    let context: PageContext

    private var archive: DocCArchive { context.content.archive }

    func list(_ members: [DocCArchive.Symbol]) -> HTML {
        HTML(verbatim: "<ul class=\"symbols\">\n") + "\(members.map(item))</ul>\n"
    }

    private func item(_ member: DocCArchive.Symbol) -> HTML {
        let prose = ReferenceProse(node: member.node, context: context)
        let place = Routes.reference(member.path).place ?? ""
        let below = archive.children(of: member).flatMap(\.symbols)
        return """
            <li id="\(place)">
            \(prose.declaration)\(HTML.when(!prose.summary.isEmpty, "<p>\(prose.summary)</p>\n"))\(prose.rest)\(experiments(member))\
            \(HTML.when(!below.isEmpty, "<details><summary>\(context.say(ReferencePhrase.members))</summary>\n\(list(below))</details>\n"))</li>

            """
    }

    /// A link to the page about the effect of a name on the order of events.
    func experiments(_ symbol: DocCArchive.Symbol) -> HTML {
        let name = archive.name(of: symbol)
        guard let entry = context.content.apiEntry(of: name) else { return "" }
        return "<p class=\"note\"><a href=\"\(context.address(Routes.api(entry)))\">\(context.say(ReferencePhrase.experiments))</a></p>\n"
    }
}
