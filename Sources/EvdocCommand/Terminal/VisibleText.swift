/// Text of files, arguments and records as a terminal or a log may have it: control characters in it would move the cursor, or forge lines, and a workflow
/// on GitHub takes some lines of its log for commands.
enum VisibleText {
    /// Control characters but line ends and tabs as `\u{1B}`. `keepsStyle` lets the sequences through that `Style` writes. What would be a command has its first
    /// character as JSON spells it, which leaves JSON what it was. O(length).
    static func of(_ text: String, keepsStyle: Bool) -> String {
        withoutCommands(withoutControls(text, keepsStyle: keepsStyle))
    }

    private static func withoutCommands(_ text: String) -> String {
        let isSuspect = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == $1 && ($0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#")) }
        guard isSuspect else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let start = line.prefix { $0.isWhitespace }
            let rest = line.dropFirst(start.count)
            return rest.hasPrefix("::") ? "\(start)\\u003A\(rest.dropFirst())" : String(line)
        }
        return lines.joined(separator: "\n").replacing("##[", with: "\\u0023#[")
    }

    private static func withoutControls(_ text: String, keepsStyle: Bool) -> String {
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
