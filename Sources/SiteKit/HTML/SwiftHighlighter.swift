import ReportKit
import SwiftLexing

/// Swift code with marked keywords, types, strings, numbers and comments.
enum SwiftHighlighter {
    /// The code as HTML. O(bytes).
    static func html(_ source: String) -> HTML {
        let bytes = Array(source.utf8)
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count * 3)
        for lexeme in SwiftLexer.lexemes(of: bytes) {
            let name = name(of: lexeme, in: bytes)
            if let name {
                out += "<span class=\"".utf8
                out.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
                out += "\">".utf8
            }
            bytes.withUnsafeBufferPointer { Markup.write(UnsafeBufferPointer(rebasing: $0[lexeme.range]), into: &out) }
            if name != nil { out += "</span>".utf8 }
        }
        return HTML(verbatim: out)
    }

    /// The class in the style sheet; nil for plain text.
    private static func name(of lexeme: SwiftLexeme, in bytes: [UInt8]) -> StaticString? {
        switch lexeme.kind {
        case .comment: return "comment"
        case .string: return "string"
        case .number: return "number"
        case .attribute: return "keyword"
        case .space, .symbol: return nil
        case .word:
            let start = lexeme.range.lowerBound
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            if !isMember, keywords.contains(String(decoding: bytes[lexeme.range], as: UTF8.self)) { return "keyword" }
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]) ? "type" : nil
        }
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "borrowing", "break", "case", "catch", "class", "continue", "convenience", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init",
        "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated", "open", "operator", "override", "package", "private",
        "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "some", "any", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ]
}
