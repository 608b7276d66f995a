/// Bytes that a program in another language reads: little-endian numbers one after the other, and texts in UTF-8.
///
/// `Embedded/README.md` describes the contents. Each buffer begins with the version of the form.
package struct Buffer {
    /// The version of the form; changes if a number changes its place or its meaning.
    package static let version: UInt32 = 1

    package private(set) var bytes: [UInt8] = []

    package init() { append(Buffer.version) }

    package mutating func append(_ number: UInt8) { bytes.append(number) }

    package mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ number: Double) { append(number.bitPattern) }

    /// Appends a number with the precision of pictures.
    package mutating func append(short number: Double) { append(Float(number).bitPattern) }

    /// Appends the text's length in bytes, then the text.
    package mutating func append(_ text: String) {
        let utf8 = text.utf8
        append(UInt32(utf8.count))
        bytes.append(contentsOf: utf8)
    }
}
