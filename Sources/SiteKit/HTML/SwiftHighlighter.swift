import Foundation

/// Swift with its keywords, types, strings, numbers and comments told apart. It reads what experiments are written in; what it does not know
/// stays as it is.
enum SwiftHighlighter {
    static func html(_ source: String) -> HTML {
        var scanner = Scanner(Array(source.unicodeScalars))
        return HTML(verbatim: scanner.html)
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
        let scalars: [Unicode.Scalar]
        var position = 0
        var out = ""

        init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

        var html: String {
            mutating get {
                while position < scalars.count { step() }
                return out
            }
        }

        private func at(_ text: String, _ offset: Int = 0) -> Bool {
            var index = position + offset
            for scalar in text.unicodeScalars {
                guard index < scalars.count, scalars[index] == scalar else { return false }
                index += 1
            }
            return true
        }

        private mutating func step() {
            if at("//") { return take(while: { $0 != "\n" }, as: "comment") }
            if at("/*") { return comment() }
            if at("\"\"\"") { return string(ending: "\"\"\"") }
            if at("\"") { return string(ending: "\"") }
            let scalar = scalars[position]
            if scalar == "@" || scalar == "#" { return attribute() }
            if Scanner.isDigit(scalar) {
                return take(while: { Scanner.isDigit($0) || Scanner.isLetter($0) || $0 == "_" }, as: "number", orDot: true)
            }
            if Scanner.isLetter(scalar) || scalar == "_" { return word() }
            write(position..<(position + 1))
            position += 1
        }

        private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
        private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

        private mutating func take(while condition: (Unicode.Scalar) -> Bool, as name: String, orDot: Bool = false) {
            let start = position
            while position < scalars.count {
                let isDot = orDot && scalars[position] == "." && position + 1 < scalars.count && Scanner.isDigit(scalars[position + 1])
                guard condition(scalars[position]) || isDot else { break }
                position += 1
            }
            write(start..<position, as: name)
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
            } while depth > 0 && position < scalars.count
            position = min(position, scalars.count)
            write(start..<position, as: "comment")
        }

        /// With what is interpolated into it: that ends where its parentheses are closed.
        private mutating func string(ending: String) {
            let start = position
            position += ending.unicodeScalars.count
            while position < scalars.count, !at(ending) {
                if at("\\(") {
                    position += 2
                    var depth = 1
                    while position < scalars.count, depth > 0 {
                        if scalars[position] == "(" { depth += 1 }
                        if scalars[position] == ")" { depth -= 1 }
                        position += 1
                    }
                } else {
                    position += at("\\") ? 2 : 1
                }
            }
            position = min(position + ending.unicodeScalars.count, scalars.count)
            write(start..<position, as: "string")
        }

        private mutating func attribute() {
            let start = position
            position += 1
            while position < scalars.count, Scanner.isLetter(scalars[position]) { position += 1 }
            write(start..<position, as: position - start > 1 ? "keyword" : nil)
        }

        private mutating func word() {
            let start = position
            while position < scalars.count,
                Scanner.isLetter(scalars[position]) || Scanner.isDigit(scalars[position]) || scalars[position] == "_"
            {
                position += 1
            }
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[start..<position])
            let word = String(text)
            let isMember = start > 0 && scalars[start - 1] == "."
            let isType = word.unicodeScalars.first!.properties.isUppercase
            write(start..<position, as: keywords.contains(word) && !isMember ? "keyword" : isType ? "type" : nil)
        }

        private mutating func write(_ range: Range<Int>, as name: String? = nil) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range])
            let escaped = HTML(text: String(text)).description
            out += name.map { "<span class=\"\($0)\">\(escaped)</span>" } ?? escaped
        }
    }
}
