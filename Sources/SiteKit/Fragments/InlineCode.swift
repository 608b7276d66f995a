/// One line of prose: what stands between backticks is code, the rest is as it is.
enum InlineCode {
    /// `words` sets what is not code.
    static func html(_ text: String, words: (String) -> HTML = { HTML(text: $0) }) -> HTML {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return words(text) }
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(String(part))</code>" : words(String(part))
        }.joined()
    }
}
