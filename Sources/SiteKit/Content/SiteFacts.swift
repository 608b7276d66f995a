import TranslationKit

/// The facts about a site beside its pages.
public struct SiteFacts: Hashable, Sendable {
    /// The site's name.
    public var title = "evdoc"
    /// The heading of the first page; nil if the title is enough.
    public var heading: String?
    /// The entries of the menu, in their order.
    public var menu = MenuEntry.all
    /// The colour of links and selections, or the nearest readable one; nil for evdoc's own.
    public var accent: Colour?
    /// The languages of the pages; at least one.
    public var languages = Language.allCases
    /// The address of the published site, with a slash at the end; nil if unknown.
    public var address: String?
    /// The address of the sources, as `https://code.example/owner/project`; nil if unknown.
    public var repository: String?
    /// The version of the program that writes the site; empty if unknown.
    public var version = ""
    /// The date of the newest change that the site shows, as `2026-11-22`; nil if there is no history.
    public var date: String?
    /// The date of the newest change of each source file, by its path in the project.
    public var dates: [String: String] = [:]

    /// The context in which translations find the site's texts.
    public static let context = "site"

    public init() {}

    /// The language of pages with a plain name: English, or the only language.
    var mainLanguage: Language { languages.contains(.english) ? .english : languages[0] }

    /// The mark of a language in the names of its pages, as `zh` in `rules.zh.html`; nil for the main language.
    func mark(of language: Language) -> String? { language == mainLanguage ? nil : language.rawValue }

    /// The address of a file of the site.
    func absolute(_ path: String) -> String? {
        address.map { $0 + Route(path).address(from: "") }
    }

    /// The address for editing a file of the project.
    func editAddress(of file: String) -> String? {
        repository.map { "\($0)/edit/main/\(Route(file).address(from: ""))" }
    }

    /// The address for reading a file of the project.
    func address(ofSource file: String) -> String? {
        repository.map { "\($0)/blob/main/\(Route(file).address(from: ""))" }
    }
}
