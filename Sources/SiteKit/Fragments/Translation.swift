import TranslationKit

extension Translation {
    /// One line of prose; where it is not translated, the English says that it is English.
    func inline(_ text: String, in context: String, words: (String) -> HTML = { HTML(text: $0) }) -> HTML {
        guard let translated = translated(text, in: context) else {
            return "<span lang=\"en\">\(InlineCode.html(text, words: words))</span>"
        }
        return InlineCode.html(translated, words: words)
    }

    /// `documents/000.html`, `documents/000.zh.html`.
    func path(_ name: String) -> String { language.path(name) }

    /// The same page in the other language.
    func other(from page: String, _ name: String) -> HTML {
        let other: Language = language == .english ? .chinese : .english
        let target = Paths.relative(from: page, to: other.path(name))
        let code = other.rawValue
        return "<a href=\"\(target)\" lang=\"\(code)\" hreflang=\"\(code)\">\(other == .english ? "English" : "中文")</a>"
    }
}

extension Language {
    /// `documents/000.html`, `documents/000.zh.html`.
    func path(_ name: String) -> String { self == .english ? "\(name).html" : "\(name).\(rawValue).html" }
}
