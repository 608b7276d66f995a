/// The beginning of a text, shown in place of the whole.
enum Excerpt {
    /// The text up to the first full stop or question mark, of English or Chinese.
    static func firstSentence(of text: String) -> String {
        let scalars = text.unicodeScalars
        for index in scalars.indices {
            let next = scalars.index(after: index)
            let isEnd =
                switch scalars[index] {
                case "。", "？", "！": true
                case ".", "?", "!": next == scalars.endIndex || scalars[next] == " " || scalars[next] == "\n"
                default: false
                }
            if isEnd { return String(scalars[...index]) }
        }
        return text
    }
}
