import SwiftLexing

/// A lexeme with its text.
public struct SwiftToken: Hashable, Sendable {
    public typealias Kind = SwiftLexeme.Kind

    public let kind: Kind
    public let text: String
    /// The line, counted from 1.
    public let line: Int

    public init(_ kind: Kind, _ text: String, line: Int = 0) {
        self.kind = kind
        self.text = text
        self.line = line
    }

    /// The tokens of a source; joined, they give the source. O(bytes).
    static func all(in source: String) -> [SwiftToken] {
        let bytes = Array(source.utf8)
        var line = 1
        return SwiftLexer.lexemes(of: bytes).map { lexeme in
            let text = bytes[lexeme.range]
            let token = SwiftToken(lexeme.kind, String(decoding: text, as: UTF8.self), line: line)
            line += text.count { $0 == UInt8(ascii: "\n") }
            return token
        }
    }

    /// Whether the token means something to the compiler.
    var isCode: Bool { kind != .space && kind != .comment }
}

extension [SwiftToken] {
    public var text: String { map(\.text).joined() }
}
