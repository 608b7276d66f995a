import EventTrace
import ReportKit

/// Sets texts in the language of a page.
struct Translation: Sendable {
    let language: Language

    /// The English where nothing is written in the page's language.
    subscript(text: Text) -> String { text[language] }

    /// One line of prose; on a Chinese page, English says that it is English.
    func inline(_ text: Text, words: (String) -> HTML = { HTML(text: $0) }) -> HTML {
        let html = InlineCode.html(Text(text[language]), words: words)
        return language == .chinese && text.chinese == nil ? "<span lang=\"en\">\(html)</span>" : html
    }

    /// A link to the same page in the other language.
    func other(from page: String, _ route: (Language) -> Route) -> HTML {
        let other = Translation(language: language == .english ? .chinese : .english)
        let target = route(other.language).address(from: page)
        let code = other.language.rawValue
        return "<a href=\"\(target)\" lang=\"\(code)\" hreflang=\"\(code)\">\(other.language == .english ? "English" : "中文")</a>"
    }
}
