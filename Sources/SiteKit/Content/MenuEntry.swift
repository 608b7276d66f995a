/// An entry of the menu of every page.
public enum MenuEntry: Hashable, Sendable {
    case section(MenuSection)
    /// A page below `site/pages`, by the path of its Markdown there; `title` is in English, or in the site's only language.
    case page(title: String, path: String)
    case web(title: String, address: String)

    /// The menu of a site without a menu of its own.
    public static let all = MenuSection.allCases.map { MenuEntry.section($0) }

    /// The text to be translated, or nil.
    public var title: String? {
        switch self {
        case .section: nil
        case .page(let title, _), .web(let title, _): title
        }
    }
}
