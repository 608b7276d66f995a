/// One line of prose: what stands between backticks is code, the rest is as it is.
enum InlineCode {
    static func html(_ text: String) -> HTML {
        let parts = text.utf8.split(separator: backtick, omittingEmptySubsequences: false)
        guard parts.count > 1, parts.count % 2 == 1 else { return HTML(text: text) }
        var html: HTML.Interpolation = .init(literalCapacity: text.utf8.count, interpolationCount: parts.count)
        for (index, part) in parts.enumerated() {
            if index > 0 { html.appendLiteral(index % 2 == 1 ? "<code>" : "</code>") }
            html.appendInterpolation(String(Substring(part)))
        }
        return HTML(stringInterpolation: html)
    }

    /// The text without the backticks, where no code can be told from the rest: in titles and attributes.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(backtick) else { return text }
        return String(decoding: text.utf8.filter { $0 != backtick }, as: UTF8.self)
    }

    private static let backtick = UInt8(ascii: "`")
}
