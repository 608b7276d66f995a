/// Cuts a Swift source into lexemes, which together are the source, byte by byte. The lexer knows the syntax of experiments; other
/// characters become symbols.
public struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var lexemes: [SwiftLexeme] = []

    /// The lexemes of a source in UTF-8. O(bytes).
    public static func lexemes(of source: [UInt8]) -> [SwiftLexeme] {
        var lexer = SwiftLexer(bytes: source)
        while lexer.position < lexer.bytes.count { lexer.step() }
        return lexer.lexemes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func step() {
        let start = position
        switch bytes[position] {
        case UInt8(ascii: "/") where at("//"):
            skip { $0 != UInt8(ascii: "\n") }
            take(.comment, from: start)
        case UInt8(ascii: "/") where at("/*"):
            skipComment()
            take(.comment, from: start)
        case UInt8(ascii: "\""):
            skipString()
            take(.string, from: start)
        case UInt8(ascii: "@"), UInt8(ascii: "#"):
            position += 1
            skip(while: SwiftLexer.isPartOfAName)
            take(position - start > 1 ? .attribute : .symbol, from: start)
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
            skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
            take(.space, from: start)
        case UInt8(ascii: "`"):
            position += 1
            skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
            if position < bytes.count, bytes[position] == UInt8(ascii: "`") { position += 1 }
            take(.word, from: start)
        case let byte where SwiftLexer.isDigit(byte):
            skipNumber()
            take(.number, from: start)
        case let byte where SwiftLexer.isPartOfAName(byte):
            skip(while: SwiftLexer.isPartOfAName)
            take(.word, from: start)
        default:
            position += 1
            take(.symbol, from: start)
        }
    }

    private mutating func take(_ kind: SwiftLexeme.Kind, from start: Int) {
        lexemes.append(SwiftLexeme(kind: kind, range: start..<position))
    }

    private func at(_ text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Whether a byte can be part of a name; bytes outside of ASCII can.
    private static func isPartOfAName(_ byte: UInt8) -> Bool {
        byte >= 128 || byte == UInt8(ascii: "_") || isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while position < bytes.count, condition(bytes[position]) { position += 1 }
    }

    private mutating func skipNumber() {
        while position < bytes.count {
            let isPoint =
                bytes[position] == UInt8(ascii: ".") && position + 1 < bytes.count && SwiftLexer.isDigit(bytes[position + 1])
            guard isPoint || SwiftLexer.isPartOfAName(bytes[position]) else { break }
            position += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                position += 2
            } else if at("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
    }

    /// Skips a string with its interpolations, which end with their parentheses and may contain strings themselves.
    private mutating func skipString() {
        let quotes = at("\"\"\"") ? 3 : 1
        position += quotes
        while position < bytes.count, !(quotes == 3 ? at("\"\"\"") : at("\"")) {
            if at("\\(") {
                position += 2
                skipInterpolation()
            } else {
                position += at("\\") ? 2 : 1
            }
        }
        position = min(position + quotes, bytes.count)
    }

    private mutating func skipInterpolation() {
        var depth = 1
        while position < bytes.count, depth > 0 {
            if bytes[position] == UInt8(ascii: "\"") {
                skipString()
                continue
            }
            if bytes[position] == UInt8(ascii: "(") { depth += 1 }
            if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
        }
        position = min(position, bytes.count)
    }
}
