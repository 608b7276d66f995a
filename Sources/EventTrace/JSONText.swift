/// JSON as text, written without spaces. The core has no Foundation to write it.
public struct JSONText: CustomStringConvertible, Hashable, Sendable {
    /// A key and what stands at it.
    public typealias Member = (key: String, value: JSONText)

    public let description: String

    /// A text, between quotation marks.
    public init(_ text: String) {
        guard text.utf8.contains(where: JSONText.isEscaped) else {
            description = "\"\(text)\""
            return
        }
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        description = literal + "\""
    }

    public init(_ number: Int) { description = String(number) }

    public init(_ flag: Bool) { description = flag ? "true" : "false" }

    /// A text that is JSON already, such as a number with a fixed count of decimals.
    public init(json: String) { description = json }

    /// `onLines`: each element begins a line.
    public static func list(_ elements: [JSONText], onLines: Bool = false) -> JSONText {
        JSONText(json: joined(elements.map { $0.description }, "[", "]", onLines))
    }

    public static func list(_ texts: [String]) -> JSONText { list(texts.map { JSONText($0) }) }

    /// `onLines`: each member begins a line.
    public static func object(_ members: [Member], onLines: Bool = false) -> JSONText {
        JSONText(json: joined(members.map { "\(JSONText($0.key)):\($0.value)" }, "{", "}", onLines))
    }

    private static func joined(_ parts: [String], _ start: String, _ end: String, _ onLines: Bool) -> String {
        let text = parts.joined(separator: onLines ? ",\n" : ",")
        return onLines ? "\(start)\n\(text)\n\(end)" : "\(start)\(text)\(end)"
    }

    private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
}
