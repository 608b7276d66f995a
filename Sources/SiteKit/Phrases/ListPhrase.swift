import TranslationKit

/// The marks between the parts of a line, which Chinese has of its own.
package enum ListPhrase: String, FixedPhrase {
    package static let context = "list"

    case comma = ", "
    case semicolon = "; "
    case titled = "{title}: {text}"
    case aside = " ({text})"
    case clauses = "{first}, {second}"
}
