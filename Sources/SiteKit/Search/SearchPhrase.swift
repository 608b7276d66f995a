import TranslationKit

/// The words around a search: phrases of the page, and those that the script shows.
package enum SearchPhrase: String, FixedPhrase {
    package static let context = "search"

    // The page.
    case field = "Search for"
    case hint = "Say what goes wrong, in your words, or name a method. Some of the words are enough; spelling may be off by a letter."

    // The phrases that the script shows.
    case none = "Nothing found for “{query}”. Try fewer or other words, or the name of a method."
    case unknown = "No page has “{words}”; what follows has the other words."
    case notModelled = "Not modelled here: {area}."
    case one = "1 result"
    case many = "{count} results"
    case all = "All {count} results"
    case more = "Show more"
    case everything = "Everything"
    case filter = "Show only"
    case suggestions = "Suggestions"
    case missing = "The index could not be loaded."

    // Kinds of results.
    case experiment = "experiment"
    case api = "API"
    case claim = "claim"
    case rule = "rule"
    case observation = "observation"
    case version = "version of iOS"
    case document = "document"
    case note = "note"
    case reference = "reference"
    case bug = "reported bug"

    /// Whether the index has the phrase.
    var isSaidByScript: Bool {
        switch self {
        case .none, .unknown, .notModelled, .one, .many, .all, .more, .everything, .filter, .suggestions: true
        default: false
        }
    }

    /// The name of the phrase in the script.
    var name: String { String(describing: self) }
}
