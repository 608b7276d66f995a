/// An identifier or keyword as it stands in a file.
struct SourceWord {
    let text: String
    /// From 1.
    let line: Int
    /// A parenthesis follows at once: a call, or a declaration.
    let opensParenthesis: Bool
    /// A dot stands before it.
    let isMember: Bool
}

extension SourceFile {
    /// The words of the file in order, those within string literals among them. O(size of the file).
    var words: [SourceWord] {
        lines.enumerated().flatMap { index, line in Self.words(of: Array(line.utf8), line: index + 1) }
    }

    private static func words(of bytes: [UInt8], line: Int) -> [SourceWord] {
        var words: [SourceWord] = []
        var start = 0
        while start < bytes.count {
            var end = start
            while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
            if end > start {
                words.append(
                    SourceWord(
                        text: String(decoding: bytes[start..<end], as: UTF8.self), line: line,
                        opensParenthesis: end < bytes.count && bytes[end] == UInt8(ascii: "("),
                        isMember: start > 0 && bytes[start - 1] == UInt8(ascii: ".")))
            }
            start = end + 1
        }
        return words
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case UInt8(ascii: "_"): true
        default: byte >= 0x80
        }
    }
}
