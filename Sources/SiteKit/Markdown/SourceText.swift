import ExperimentKit

/// Turns the bytes of a hand-written file into text.
public enum SourceText {
    /// The largest page that is read, in bytes.
    public static let sizeLimit = 1 << 18

    /// Throws a diagnostic with the line and column of the first byte that is not UTF-8. A byte order mark is dropped.
    static func decode(_ bytes: [UInt8], file: String) throws(AuthorsMistakes) -> String {
        guard bytes.count <= sizeLimit else {
            let place = Location(fileID: file, line: 1)
            throw AuthorsMistakes([Diagnostic(place, "the file is larger than \(sizeLimit) bytes", remedy: nil)])
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw AuthorsMistakes([firstFault(in: bytes, file: file)]) }
        return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    }

    private static func firstFault(in bytes: [UInt8], file: String) -> Diagnostic {
        var iterator = bytes.makeIterator()
        var parser = UTF8.ForwardParser()
        var (line, column, offset) = (1, 1, 0)
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
            offset += scalar.count
            column += scalar.count
            if scalar.count == 1, scalar.first == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
        }
        let byte = offset < bytes.count ? "0x" + String(bytes[offset], radix: 16, uppercase: true) : "the end"
        return Diagnostic(
            Location(fileID: file, line: line, column: column), "not UTF-8 at \(byte)", remedy: "save the file as UTF-8")
    }
}
