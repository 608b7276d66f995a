/// One line of prose: what stands between backticks is code, the rest is as it is.
enum InlineCode {
    static func html(_ text: String) -> HTML {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return HTML(text: text) }
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? "<code>\(String(part))</code>" : HTML(text: String(part))
        }.joined()
    }
}
