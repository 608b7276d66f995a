/// The translations into one language.
public struct Catalogue: Hashable, Sendable {
    private var translations: [MessageKey: String]

    public init(_ translations: [MessageKey: String] = [:]) {
        self.translations = translations
    }

    /// The translation of a text; nil if the text is not translated. O(length of the text).
    public subscript(english: String, in context: String) -> String? { translations[MessageKey(english, in: context)] }

    /// Adds the translations of a file, which replace those of the catalogue.
    mutating func add(_ file: GettextFile) {
        for entry in file.entries where entry.isTranslated { translations[entry.key] = entry.translation }
    }

    /// The translations of both catalogues; this one's if they differ.
    public func merging(_ other: Catalogue) -> Catalogue {
        Catalogue(translations.merging(other.translations) { own, _ in own })
    }
}
