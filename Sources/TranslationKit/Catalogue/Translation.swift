/// Translates English texts into the language of a report or a page.
public struct Translation: Hashable, Sendable {
    public let language: Language
    private let catalogue: Catalogue

    public init(_ language: Language, _ catalogue: Catalogue) {
        self.language = language
        self.catalogue = catalogue
    }

    /// The translation that leaves texts as they are.
    public static let english = Translation(.english, Catalogue())

    /// The translated text; the English if the text is not translated.
    public func callAsFunction(_ english: String, in context: String) -> String { translated(english, in: context) ?? english }

    /// The translated text; nil if the text is not translated, and in English, which needs no translation.
    public func translated(_ english: String, in context: String) -> String? {
        language == .english ? english : catalogue[english, in: context]
    }

    /// A fixed phrase with values in the places of its placeholders.
    public func callAsFunction<Phrase: FixedPhrase>(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
        let filled = Placeholders.fill(self(phrase.rawValue, in: Phrase.context), values)
        return language == .chinese && !values.isEmpty ? ChineseSpacing.tightened(filled) : filled
    }
}
