import TranslationKit

/// The marks between the parts of a line, for which Chinese has its own.
public enum ListPhrase: String, FixedPhrase {
    public static let context = "list"

    case comma = ", "
    case semicolon = "; "
    case titled = "{title}: {text}"
    case aside = " ({text})"
    case clauses = "{first}, {second}"
    case sentence = "{text}."
    case sentences = "{first}. {second}"
}

extension Translation {
    /// The items with a mark between each two.
    package func list(_ items: [String], _ mark: ListPhrase = .comma) -> String { items.joined(separator: self(mark)) }
}
