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

    /// The literal of a text. O(length).
    static func written(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\t": literal += "\\t"
            case "\r": literal += "\\r"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "t": "\t", "r": "\r", "\"": "\"", "\\": "\\"]
}
