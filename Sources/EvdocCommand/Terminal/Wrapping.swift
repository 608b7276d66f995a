/// Breaks prose into lines that fit the terminal.
enum Wrapping {
    /// The greatest number of characters in a readable line.
    private static let most = 100

    /// The text in lines; a word longer than a line has a line of its own.
    static func lines(_ text: String, width: Int) -> String {
        let limit = max(20, min(width, most))
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, Columns.width(of: line) + 1 + Columns.width(of: String(word)) > limit {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " \(word)"
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
