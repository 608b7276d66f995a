/// Text of files, arguments and records as a terminal or a log may have it: control characters in it would move the cursor, or forge lines.
enum VisibleText {
    /// Control characters but line ends and tabs as `\u{1B}`. `keepsStyle` lets the sequences through that `Style` writes. O(length).
    static func of(_ text: String, keepsStyle: Bool) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
        var visible = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\u{1B}", keepsStyle, let end = endOfStyle(rest) {
                visible.unicodeScalars.append(scalar)
                visible.unicodeScalars += rest[..<end]
                rest = rest[end...]
            } else if isControl(scalar) {
                visible += scalar.escaped(asASCII: true)
            } else {
                visible.unicodeScalars.append(scalar)
            }
        }
        return visible
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar != "\n" && scalar != "\t" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value))
    }

    /// Behind `[31m`; nil for anything but a colour or weight.
    private static func endOfStyle(_ text: Substring.UnicodeScalarView) -> String.Index? {
        guard text.first == "[" else { return nil }
        let digits = text.dropFirst().prefix { ("0"..."9").contains($0) }
        guard digits.count <= 2, digits.endIndex < text.endIndex, text[digits.endIndex] == "m" else { return nil }
        return text.index(after: digits.endIndex)
    }
}
