/// A row of accents and other characters that combine with the letter before them.
///
/// Comparing two texts puts combining characters into Unicode's canonical order, in quadratic time. A file of a mebibyte of nothing else
/// takes minutes at the first comparison.
public enum AccentRun {
    /// More than any language puts on a letter; Unicode's own limit for text read piece by piece is 30.
    public static let most = 100

    /// The line of the first run that is too long, or nil. `\u0301`, JSON's spelling of an accent, counts as an accent; invalid UTF-8 does
    /// not. O(bytes).
    public static func lineOfTooLong(in bytes: some Collection<UInt8>) -> Int? {
        bytes.withContiguousStorageIfAvailable(lineOfTooLong) ?? Array(bytes).withUnsafeBufferPointer(lineOfTooLong)
    }

    private static func lineOfTooLong(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var (line, count, index) = (1, 0, 0)
        while index < bytes.count {
            let piece = Piece(bytes, at: index)
            count = piece.isAccent ? count + 1 : 0
            if count > most { return line }
            if bytes[index] == UInt8(ascii: "\n") { line += 1 }
            index += piece.length
        }
        return nil
    }

    /// A scalar, or a byte that belongs to no scalar.
    private struct Piece {
        var length = 1
        var isAccent = false

        init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): readEscape(bytes, at: index)
            // Lead bytes of two, three and four bytes; combining characters begin with no others.
            case 0xCC...0xDF: read(bytes, at: index, length: 2)
            case 0xE0...0xE3, 0xEA, 0xEF: read(bytes, at: index, length: 3)
            case 0xE4...0xE9: length = 3
            case 0xF0, 0xF3: read(bytes, at: index, length: 4)
            default: break
            }
        }

        private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, length: Int) {
            var iterator = bytes[index..<min(index + length, bytes.count)].makeIterator()
            var parser = UTF8.ForwardParser()
            guard case .valid(let encoded) = parser.parseScalar(from: &iterator) else { return }
            take(UTF8.decode(encoded), length: length)
        }

        private mutating func readEscape(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
            guard index + 6 <= bytes.count, bytes[index + 1] == UInt8(ascii: "u") else { return }
            let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { return }
            take(scalar, length: 6)
        }

        private mutating func take(_ scalar: Unicode.Scalar, length: Int) {
            self.length = length
            isAccent = scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
