/// The translations into one language.
public struct Catalogue: Hashable, Sendable {
    private var translations: [MessageKey: String]

    public init(_ translations: [MessageKey: String] = [:]) {
        self.translations = translations
    }

    /// Nil where the text is not translated. O(length of the text).
    public subscript(english: String, in context: String) -> String? { translations[MessageKey(english, in: context)] }

    /// Takes over what is translated in a file; it wins over what is here.
    mutating func add(_ file: GettextFile) {
        for entry in file.entries where entry.isTranslated { translations[entry.key] = entry.translation }
    }

    /// What both have; this one's where they differ.
    public func merging(_ other: Catalogue) -> Catalogue {
        Catalogue(translations.merging(other.translations) { own, _ in own })
    }
}
