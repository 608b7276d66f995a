import TranslationKit

extension Translation {
    /// One line of prose; if the line is not translated, the English is marked as English.
    func inline(_ text: String, in context: String) -> HTML {
        guard let translated = translated(text, in: context) else {
            return "<span lang=\"en\">\(InlineCode.html(text))</span>"
        }
        return InlineCode.html(translated)
    }

    /// The same, with links in place of the ids of experiments.
    func inline(_ text: String, in context: String, linking link: (String) -> HTML?) -> HTML {
        guard let translated = translated(text, in: context) else {
            return "<span lang=\"en\">\(InlineCode.html(text, linking: link))</span>"
        }
        return InlineCode.html(translated, linking: link)
    }
}
