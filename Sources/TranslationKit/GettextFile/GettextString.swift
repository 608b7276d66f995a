import EventTrace

/// Strings as gettext writes them: between quotation marks, with `\n`, `\t`, `\r`, `\"` and `\\`.
enum GettextString {
    struct Fault: Error {
        let summary: String
    }

    /// The text of a literal that takes the whole of a line. O(length).
    static func read(_ literal: Substring.UTF8View) -> Result<String, Fault> {
        guard literal.first == quote else { return .failure(Fault(summary: "a string has to begin with a quotation mark")) }
        var text = ""
        var rest = literal.dropFirst()
        while let mark = rest.firstIndex(where: { $0 == quote || $0 == backslash }) {
            text += Substring(rest[..<mark])
            let isEnd = rest[mark] == quote
            rest = rest[rest.index(after: mark)...]
            if isEnd { return rest.allSatisfy(isBlank) ? .success(text) : .failure(Fault(summary: "something stands after the string")) }
            guard let escaped = rest.popFirst(), let meant = escapes[escaped] else {
                return .failure(Fault(summary: "there is no such escape in a string"))
            }
            text.unicodeScalars.append(meant)
        }
        return .failure(Fault(summary: "the string has no end"))
    }

    /// Whether the byte may stand before or after a literal.
    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// The literal of a text; equal to the JSON literal if the text has no other control characters.
    static func written(_ text: String) -> String { JSONText(text).description }

    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    private static let escapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "n"): "\n", UInt8(ascii: "t"): "\t", UInt8(ascii: "r"): "\r", quote: "\"", backslash: "\\",
    ]
}
