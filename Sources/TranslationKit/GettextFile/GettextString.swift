import EventTrace

/// Strings as gettext writes them: between quotation marks, with `\n`, `\t`, `\r`, `\"` and `\\`.
enum GettextString {
    struct Fault: Error {
        let summary: String
    }

    /// The text of a literal that takes the whole of a line. O(length).
    static func read(_ literal: Substring) -> Result<String, Fault> {
        guard literal.unicodeScalars.first == "\"" else { return .failure(Fault(summary: "a string has to begin with a quotation mark")) }
        var text = ""
        var rest = literal.unicodeScalars.dropFirst()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"":
                let isLast = rest.allSatisfy { $0 == " " || $0 == "\t" }
                return isLast ? .success(text) : .failure(Fault(summary: "something stands after the string"))
            case "\\":
                guard let escaped = rest.popFirst(), let meant = escapes[escaped] else {
                    return .failure(Fault(summary: "there is no such escape in a string"))
                }
                text.unicodeScalars.append(meant)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return .failure(Fault(summary: "the string has no end"))
    }

    /// The literal of a text, which is one of JSON's too as long as no control character but those stands in it.
    static func written(_ text: String) -> String { JSONString(text).description }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\"]
}
