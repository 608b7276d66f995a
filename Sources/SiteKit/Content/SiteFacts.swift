import TranslationKit

/// What is known of a site beside its pages.
public struct SiteFacts: Hashable, Sendable {
    /// The site's name.
    public var title = "evdoc"
    /// Of the first page; nil where the title is enough.
    public var heading: String?
    /// In the order in which they stand.
    public var menu = MenuEntry.all
    /// Of links and of what is chosen; nil for that of evdoc.
    public var accent: Accent?
    /// In which its pages are; at least one.
    public var languages = Language.allCases
    /// Where it is published, with a slash at the end; nil where that is not known.
    public var address: String?
    /// Where its sources are, as `https://code.example/owner/project`; nil where that is not known.
    public var repository: String?
    /// Of the program that writes it; empty where nobody says.
    public var version = ""
    /// Of the newest change that the site shows, `2026-11-22`; nil where there is no history.
    public var date: String?
    /// Of the newest change of each source file, by its path in the project.
    public var dates: [String: String] = [:]

    /// In which translations find its texts.
    public static let context = "site"

    public init() {}

    /// That of pages with a plain name: English, or the only one.
    var mainLanguage: Language { languages.contains(.english) ? .english : languages[0] }

    /// What tells the pages of a language from the others by their names, `zh` in `rules.zh.html`; nil for the main language.
    func mark(of language: Language) -> String? { language == mainLanguage ? nil : language.rawValue }

    /// The address of a file of the site.
    func absolute(_ path: String) -> String? {
        address.map { $0 + Route(path).address(from: "") }
    }

    /// Where somebody changes a file of the project.
    func editAddress(of file: String) -> String? {
        repository.map { "\($0)/edit/main/\(Route(file).address(from: ""))" }
    }

    /// Where somebody reads a file of the project.
    func address(ofSource file: String) -> String? {
        repository.map { "\($0)/blob/main/\(Route(file).address(from: ""))" }
    }
}
