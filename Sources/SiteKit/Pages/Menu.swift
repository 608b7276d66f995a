/// The menu of a page. Sections without content are left out.
struct Menu {
    let page: Page

    private var context: PageContext { page.context }

    var items: HTML {
        let entries = context.content.facts.menu
        let ownPage = entries.contains { if case .page(_, let path) = $0 { Routes.note(path) == context.route } else { false } }
        return "\(entries.compactMap { item($0, isPage: ownPage) })"
    }

    /// `isPage`: whether the menu leads to this very page, so that its section is not marked as the reader's place.
    private func item(_ entry: MenuEntry, isPage: Bool) -> HTML? {
        switch entry {
        case .section(let section):
            guard !section.isEmpty(in: context.content) else { return nil }
            let current: HTML = section.route == context.route ? " aria-current=\"page\"" : " aria-current=\"true\""
            return link(
                context.address(section.route), context.say(section.title), section == page.section && !isPage ? current : "")
        case .page(let title, let path):
            let route = Routes.note(path)
            return link(context.address(route), said(title), route == context.route ? " aria-current=\"page\"" : "")
        case .web(let title, let address): return link(address, said(title), " rel=\"noreferrer\"")
        }
    }

    private func said(_ title: String) -> String { context.translation(title, in: SiteFacts.context) }

    private func link(_ address: String, _ title: String, _ attributes: HTML) -> HTML {
        "<li><a href=\"\(address)\"\(attributes)>\(title)</a></li>\n"
    }
}
