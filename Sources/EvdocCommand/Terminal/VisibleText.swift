/// The visible form of text from files, arguments and records. Control characters would move the cursor or forge lines of a log, and a
/// workflow on GitHub takes some lines of its log for commands.
enum VisibleText {
    /// Writes control characters, except line ends and tabs, and marks of direction as `\u{1B}`. `keepsStyle` keeps the sequences that `Style` writes. The first
    /// character of a workflow command becomes its JSON escape, which leaves JSON equivalent. O(length).
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
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || [0xC2, 0xD8, 0xE2].contains($0) }) else {
            return text
        }
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
        scalar != "\n" && scalar != "\t" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)) || isMarkOfDirection(scalar)
    }

    /// Whether the character makes text stand in another order than it is read by a compiler, or ends a line in some programs only.
    private static func isMarkOfDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The name of a file on one line.
    static func name(_ name: String) -> String { name.replacing("\n", with: "\\n").replacing("\r", with: "\\r") }

    /// The end of a sequence such as `[31m`; nil for anything but a colour or weight.
    private static func endOfStyle(_ text: Substring.UnicodeScalarView) -> String.Index? {
        guard text.first == "[" else { return nil }
        let digits = text.dropFirst().prefix { ("0"..."9").contains($0) }
        guard digits.count <= 2, digits.endIndex < text.endIndex, text[digits.endIndex] == "m" else { return nil }
        return text.index(after: digits.endIndex)
    }
}
