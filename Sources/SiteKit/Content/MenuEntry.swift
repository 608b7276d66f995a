/// What the menu of every page leads to.
public enum MenuEntry: Hashable, Sendable {
    case section(MenuSection)
    /// A page below `site/pages`, by the path of its Markdown there; `title` in English, or in the site's only language.
    case page(title: String, path: String)
    case web(title: String, address: String)

    /// The menu of a site that does not say what it wants.
    public static let all = MenuSection.allCases.map { MenuEntry.section($0) }

    /// What is translated.
    public var title: String? {
        switch self {
        case .section: nil
        case .page(let title, _), .web(let title, _): title
        }
    }
}
