import EventTrace

/// Matches the tokens of calls, or the words of decisions; `*` stands for any characters, none included.
public struct TokenPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    private let pieces: [[Unicode.Scalar]]

    public init(_ pattern: String) {
        description = pattern
        pieces = pattern.unicodeScalars.split(separator: "*", omittingEmptySubsequences: false).map { Array($0) }
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// O(pattern × text).
    public func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else { return scalars == pieces.first ?? [] }
        guard scalars.count >= first.count + last.count, scalars.starts(with: first), scalars.suffix(last.count).elementsEqual(last)
        else { return false }
        return matchesInner(scalars[first.count..<(scalars.count - last.count)])
    }

    public func matches(_ call: Call) -> Bool { matches(call.token) }

    /// The part before the first dot; nil when the pattern names no receiver.
    public var receiver: TokenPattern? {
        guard let dot = description.unicodeScalars.firstIndex(of: ".") else { return nil }
        return TokenPattern(String(description[..<dot]))
    }

    /// Takes the leftmost place for each piece, which is enough between two fixed ends.
    private func matchesInner(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        var rest = scalars
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            while rest.count >= piece.count, !rest.starts(with: piece) { rest.removeFirst() }
            guard rest.count >= piece.count else { return false }
            rest.removeFirst(piece.count)
        }
        return true
    }
}
