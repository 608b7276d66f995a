/// The hash function FNV-1a of 64 bits, over lines: the same on every platform and in every process.
package struct FowlerNollVo {
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    /// Adds a line and its end.
    package mutating func add(_ line: String) {
        addPiece(line)
        endLine()
    }

    /// Adds a part of a line, which ends with `endLine()`.
    package mutating func addPiece(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    package mutating func endLine() { add(10) }

    private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
