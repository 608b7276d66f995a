import EventTrace

/// Matches the tokens of calls, or the words of decisions; `*` stands for any characters, none included.
public struct TokenPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    /// In UTF-8, where no character begins within another: bytes match where characters do.
    private let pieces: [[UInt8]]

    public init(_ pattern: String) {
        description = pattern
        pieces = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// O(pattern × text).
    public func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { matches($0) }
    }

    private func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return bytes.elementsEqual(pieces.first ?? []) }
        guard bytes.count >= first.count + last.count, bytes.starts(with: first), bytes.suffix(last.count).elementsEqual(last)
        else { return false }
        return matchesInner(bytes[first.count..<(bytes.count - last.count)])
    }

    public func matches(_ call: Call) -> Bool { matches(call.token) }

    /// The part before the first dot; nil when the pattern names no receiver.
    public var receiver: TokenPattern? {
        guard let dot = description.unicodeScalars.firstIndex(of: ".") else { return nil }
        return TokenPattern(String(description[..<dot]))
    }

    /// Takes the leftmost place for each piece, which is enough between two fixed ends.
    private func matchesInner(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var rest = bytes
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            while rest.count >= piece.count, !rest.starts(with: piece) { rest.removeFirst() }
            guard rest.count >= piece.count else { return false }
            rest.removeFirst(piece.count)
        }
        return true
    }
}
