import TranslationKit

extension Translation {
    /// One line of prose; where it is not translated, the English says that it is English.
    func inline(_ text: String, in context: String) -> HTML {
        guard let translated = translated(text, in: context) else {
            return "<span lang=\"en\">\(InlineCode.html(text))</span>"
        }
        return InlineCode.html(translated)
    }

    /// A link to the same page in the other language.
    func other(from page: String, _ route: (Language) -> Route) -> HTML {
        let other: Language = language == .english ? .chinese : .english
        let target = route(other).address(from: page)
        let code = other.rawValue
        return "<a href=\"\(target)\" lang=\"\(code)\" hreflang=\"\(code)\">\(other == .english ? "English" : "中文")</a>"
    }
}
