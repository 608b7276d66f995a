/// The translations into one language.
public struct Catalogue: Hashable, Sendable {
    private var translations: [MessageKey: String]

    public init(_ translations: [MessageKey: String] = [:]) {
        self.translations = translations
    }

    /// Nil where the text is not translated. O(length of the text).
    public subscript(english: String, in context: String) -> String? { translations[MessageKey(english, in: context)] }

    /// What both have; this one's where they differ.
    public func merging(_ other: Catalogue) -> Catalogue {
        Catalogue(translations.merging(other.translations) { own, _ in own })
    }
}
