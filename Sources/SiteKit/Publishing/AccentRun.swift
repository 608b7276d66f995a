/// Accents, and whatever else combines with the letter before it, in a row.
///
/// Two texts are compared in the one order that Unicode has for them, and putting them into it takes the square of their number: a file of a mebibyte of
/// nothing else takes minutes at the first comparison.
public enum AccentRun {
    /// More than any language has on a letter; Unicode's own limit for what is read piece by piece is 30.
    public static let most = 100

    /// The line of the first run of more; nil where there is none. `\u0301`, as JSON spells an accent, is one too; what is not UTF-8 is none. O(bytes).
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

    /// One scalar, or a byte that is none.
    private struct Piece {
        var length = 1
        var isAccent = false

        init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
            switch bytes[index] {
            case UInt8(ascii: "\\"): readEscape(bytes, at: index)
            // Leads of two, three and four bytes; nothing that combines begins with any other.
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
