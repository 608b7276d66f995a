import TranslationKit

extension Translation {
    /// One line of prose; where it is not translated, the English says that it is English.
    func inline(_ text: String, in context: String) -> HTML {
        guard let translated = translated(text, in: context) else {
            return "<span lang=\"en\">\(InlineCode.html(text))</span>"
        }
        return InlineCode.html(translated)
    }
}
