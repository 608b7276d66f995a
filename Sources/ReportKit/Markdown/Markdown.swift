/// Writes text so that Markdown shows it unchanged.
public enum Markdown {
    /// Plain text: characters with a meaning are escaped, line ends become spaces.
    public static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "&", "!": escaped += "\\\(scalar)"
            case "\n", "\r": escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A line of prose with code in backticks; the rest is escaped.
    public static func prose(_ text: String) -> String {
        let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        guard parts.count % 2 == 1 else { return escaped(text) }
        return parts.enumerated().map { $0.offset % 2 == 1 ? code($0.element) : escaped($0.element) }.joined()
    }

    /// A code span, with as many backticks around it as it needs.
    public static func code(_ text: String) -> String {
        let text = String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }))
        let fence = String(repeating: "`", count: longestRun(in: text) + 1)
        let needsSpace = text.hasPrefix("`") || text.hasSuffix("`") || text.isEmpty
        return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    /// Markdown for a cell of a table: one line, with escaped bars. Bars that are escaped already stay the same.
    public static func cell(_ markdown: String) -> String {
        var cell = ""
        var isEscaped = false
        for scalar in markdown.unicodeScalars {
            switch scalar {
            case "|" where !isEscaped: cell += "\\|"
            case "\n", "\r": cell += " "
            default: cell.unicodeScalars.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return cell
    }

    /// A table of GitHub's Markdown; the cells are Markdown.
    public static func table(_ head: [String], _ rows: [[String]]) -> String {
        func line(_ cells: [String]) -> String { "| " + cells.map { cell($0) }.joined(separator: " | ") + " |\n" }
        return line(head) + "|" + String(repeating: " --- |", count: head.count) + "\n" + rows.map { line($0) }.joined()
    }

    private static func longestRun(in text: String) -> Int {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            run = scalar == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
