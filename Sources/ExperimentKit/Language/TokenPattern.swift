import EventTrace

/// Matches tokens of calls or words of decisions; `*` stands for any characters, or none. A call without a detail matches whatever its
/// detail is: `tap.action` is any action of `tap`, `tap.action(ended)` one.
public struct TokenPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    /// The pieces between wildcards in UTF-8, where comparing bytes equals comparing characters; none without a wildcard.
    private let pieces: [[UInt8]]
    /// Whether this is a call without a detail.
    private let matchesAnyDetail: Bool

    public init(_ pattern: String) {
        description = pattern
        var (isWild, isCall, hasDetail) = (false, false, false)
        // OPTIMIZATION: one pass without an array; a law makes patterns for each of its worlds.
        for byte in pattern.utf8 {
            switch byte {
            case UInt8(ascii: "*"): isWild = true
            case UInt8(ascii: "."): isCall = true
            case UInt8(ascii: "("), UInt8(ascii: " "): hasDetail = true
            default: break
            }
        }
        pieces = isWild ? pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) } : []
        matchesAnyDetail = isCall && !hasDetail && pattern.utf8.last != UInt8(ascii: "*")
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// O(pattern × text).
    public func matches(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            if matches(bytes) { return true }
            guard matchesAnyDetail, bytes.last == UInt8(ascii: ")"), let detail = bytes.firstIndex(of: UInt8(ascii: "(")) else {
                return false
            }
            return matches(UnsafeBufferPointer(rebasing: bytes[..<detail]))
        }
    }

    private func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = pieces.first, let last = pieces.last else { return bytes.elementsEqual(description.utf8) }
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

    /// Whether the inner pieces match in order. Taking the leftmost place for each piece is enough between two fixed ends.
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
