/// Text within markup, HTML or SVG.
public enum Markup {
    /// The text with `&`, `<`, `>` and `"` escaped, for use between tags and inside a quoted attribute. Control characters, which markup
    /// may not hold, become U+FFFD. O(length).
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 16)
        write(text, into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the escaped text in UTF-8. O(length).
    public static func write(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { write($0, into: &bytes) }
    }

    /// Appends text that is UTF-8 already, escaped.
    public static func write(_ utf8: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        var start = 0
        for index in utf8.indices where isSpecial(utf8[index]) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
            let replacement = replacement(of: utf8[index])
            bytes.append(contentsOf: UnsafeBufferPointer(start: replacement.utf8Start, count: replacement.utf8CodeUnitCount))
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }

    private static func replacement(of byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "\u{FFFD}"
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
        default: byte < 0x20
        }
    }
}
