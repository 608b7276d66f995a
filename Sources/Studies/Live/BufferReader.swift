/// Reads little-endian numbers one after the other, and zeros after the end.
struct BufferReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func readUInt8() -> UInt8 { rest.popFirst() ?? 0 }

    mutating func readInt32() -> Int32 {
        var number: UInt32 = 0
        for place in 0..<4 { number |= UInt32(readUInt8()) << (place * 8) }
        return Int32(bitPattern: number)
    }

    mutating func readDouble() -> Double {
        var pattern: UInt64 = 0
        for place in 0..<8 { pattern |= UInt64(readUInt8()) << (place * 8) }
        return Double(bitPattern: pattern)
    }
}
