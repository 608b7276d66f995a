/// Text within markup, HTML or SVG.
public enum Markup {
    /// With `&`, `<`, `>` and `"` escaped: good between tags and inside a quoted attribute. Control characters, which markup may not
    /// hold, become U+FFFD. O(length).
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped = ""
        escaped.reserveCapacity(text.utf8.count + 16)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case _ where isControl(scalar.value): escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
        default: isControl(UInt32(byte))
        }
    }

    private static func isControl(_ value: UInt32) -> Bool { value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D }
}
