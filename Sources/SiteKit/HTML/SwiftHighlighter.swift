/// Swift with its keywords, types, strings, numbers and comments told apart. It reads what experiments are written in; what it does not know
/// stays as it is.
enum SwiftHighlighter {
    /// O(bytes).
    static func html(_ source: String) -> HTML {
        var scanner = Scanner(bytes: Array(source.utf8))
        scanner.scan()
        return HTML(verbatim: scanner.out)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "borrowing", "break", "case", "catch", "class", "continue", "convenience", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package", "private",
        "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "some", "any", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ]

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0
        var out: [UInt8] = []

        mutating func scan() {
            out.reserveCapacity(bytes.count * 3)
            while position < bytes.count { step() }
        }

        private func at(_ text: StaticString) -> Bool {
            guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
            return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
        }

        private mutating func step() {
            switch bytes[position] {
            case UInt8(ascii: "/") where at("//"): take(as: "comment") { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "/") where at("/*"): comment()
            case UInt8(ascii: "\""): string(ending: at("\"\"\"") ? 3 : 1)
            case UInt8(ascii: "@"), UInt8(ascii: "#"): attribute()
            case let byte where Scanner.isDigit(byte): number()
            case let byte where Scanner.isLetter(byte): word()
            default:
                write(position..<(position + 1))
                position += 1
            }
        }

        /// What is not ASCII is part of a name.
        private static func isLetter(_ byte: UInt8) -> Bool {
            byte >= 128 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }

        private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

        private mutating func take(as name: StaticString, while condition: (UInt8) -> Bool) {
            let start = position
            while position < bytes.count, condition(bytes[position]) { position += 1 }
            write(start..<position, as: name)
        }

        private mutating func number() {
            let start = position
            while position < bytes.count {
                let isPoint =
                    bytes[position] == UInt8(ascii: ".") && position + 1 < bytes.count && Scanner.isDigit(bytes[position + 1])
                guard isPoint || Scanner.isDigit(bytes[position]) || Scanner.isLetter(bytes[position]) else { break }
                position += 1
            }
            write(start..<position, as: "number")
        }

        private mutating func comment() {
            let start = position
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
            write(start..<position, as: "comment")
        }

        /// With what is interpolated into it: that ends where its parentheses are closed. `quotes` is how many end it.
        private mutating func string(ending quotes: Int) {
            let start = position
            position += quotes
            while position < bytes.count, !(quotes == 3 ? at("\"\"\"") : at("\"")) {
                if at("\\(") {
                    position += 2
                    var depth = 1
                    while position < bytes.count, depth > 0 {
                        if bytes[position] == UInt8(ascii: "(") { depth += 1 }
                        if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
                        position += 1
                    }
                } else {
                    position += at("\\") ? 2 : 1
                }
            }
            position = min(position + quotes, bytes.count)
            write(start..<position, as: "string")
        }

        private mutating func attribute() {
            let start = position
            position += 1
            while position < bytes.count, Scanner.isLetter(bytes[position]) { position += 1 }
            write(start..<position, as: position - start > 1 ? "keyword" : nil)
        }

        private mutating func word() {
            let start = position
            while position < bytes.count, Scanner.isLetter(bytes[position]) || Scanner.isDigit(bytes[position]) { position += 1 }
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let isType = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
            let isKeyword = !isMember && keywords.contains(String(decoding: bytes[start..<position], as: UTF8.self))
            write(start..<position, as: isKeyword ? "keyword" : isType ? "type" : nil)
        }

        private mutating func write(_ range: Range<Int>, as name: StaticString? = nil) {
            if let name {
                out += Array("<span class=\"".utf8)
                out.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
                out += Array("\">".utf8)
            }
            for byte in bytes[range] {
                switch byte {
                case UInt8(ascii: "&"): out += Array("&amp;".utf8)
                case UInt8(ascii: "<"): out += Array("&lt;".utf8)
                case UInt8(ascii: ">"): out += Array("&gt;".utf8)
                default: out.append(byte)
                }
            }
            if name != nil { out += Array("</span>".utf8) }
        }
    }
}
