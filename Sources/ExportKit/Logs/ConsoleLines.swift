/// Cuts the output of a console into lines, piece by piece, whatever its encoding. Reads UTF-8, UTF-16 with or without a byte order mark,
/// and bytes that are neither.
struct ConsoleLines {
    private enum Encoding { case bytes, littleEndian, bigEndian }

    /// The number of units read of a line; the rest of a line is skipped.
    private static let mostUnits = 4_096
    /// Bytes that identify the encoding.
    private static let mostLookedAt = 64

    private var encoding: Encoding?
    private var first: [UInt8] = []
    private var half: UInt8?
    private var bytes: [UInt8] = []
    private var units: [UInt16] = []
    /// The number of the line being read, counted from 1.
    private var number = 1
    /// Whether a carriage return came last: a line feed after it ends the same line.
    private var hasReturned = false

    /// Passes each line completed by these bytes to `take`, without its end, with its number; empty lines are only counted. O(bytes).
    mutating func feed(_ piece: ArraySlice<UInt8>, _ take: (String, Int) -> Void) {
        guard encoding == nil else { return read(piece, take) }
        first += piece
        guard first.count >= ConsoleLines.mostLookedAt else { return }
        begin(take)
    }

    /// Ends the reading; the last line may lack its end.
    mutating func finish(_ take: (String, Int) -> Void) {
        if encoding == nil { begin(take) }
        handOver(take)
    }

    private mutating func begin(_ take: (String, Int) -> Void) {
        // Only as many bytes as the smallest pieces have: the result must not depend on the pieces.
        let (found, skipped) = ConsoleLines.encoding(of: Array(first.prefix(ConsoleLines.mostLookedAt)))
        encoding = found
        let start = first.dropFirst(skipped)
        first = []
        read(start, take)
    }

    /// The encoding by the mark at the beginning, or by the zeros of plain text.
    private static func encoding(of bytes: [UInt8]) -> (Encoding, Int) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): return (.littleEndian, 2)
        case (0xFE, 0xFF): return (.bigEndian, 2)
        case (0xEF, 0xBB) where bytes.dropFirst(2).first == 0xBF: return (.bytes, 3)
        default: break
        }
        let zeros = bytes.indices.filter { bytes[$0] == 0 }
        let odd = zeros.count { $0 % 2 == 1 }
        guard zeros.count * 4 > bytes.count else { return (.bytes, 0) }
        return (odd * 2 > zeros.count ? .littleEndian : .bigEndian, 0)
    }

    private mutating func read(_ piece: ArraySlice<UInt8>, _ take: (String, Int) -> Void) {
        if encoding == .bytes {
            for byte in piece {
                if byte == 10 || byte == 13 {
                    endLine(take, UInt16(byte))
                } else if bytes.count < ConsoleLines.mostUnits {
                    bytes.append(byte)
                }
            }
            return
        }
        for byte in piece {
            guard let earlier = half else {
                half = byte
                continue
            }
            half = nil
            let unit = encoding == .littleEndian ? UInt16(byte) << 8 | UInt16(earlier) : UInt16(earlier) << 8 | UInt16(byte)
            if unit == 10 || unit == 13 {
                endLine(take, unit)
            } else if units.count < ConsoleLines.mostUnits {
                units.append(unit)
            }
        }
    }

    private mutating func endLine(_ take: (String, Int) -> Void, _ unit: UInt16) {
        let isSecondHalf = unit == 10 && hasReturned && bytes.isEmpty && units.isEmpty
        handOver(take)
        if !isSecondHalf { number += 1 }
        hasReturned = unit == 13
    }

    /// Passes the line on; bytes that are not text in the encoding are replaced.
    private mutating func handOver(_ take: (String, Int) -> Void) {
        if !bytes.isEmpty { take(String(decoding: bytes, as: UTF8.self), number) }
        if !units.isEmpty { take(String(decoding: units, as: UTF16.self), number) }
        bytes.removeAll(keepingCapacity: true)
        units.removeAll(keepingCapacity: true)
    }
}
