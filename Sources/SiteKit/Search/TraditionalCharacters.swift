import Foundation

/// Traditional Chinese characters with the simplified ones that pages are written in, so that a question in either finds them.
enum TraditionalCharacters {
    /// The traditional characters of the common block, each with its simplified form if that differs. ICU knows them; it receives one
    /// character a line, because it also knows words.
    private static let simplified: [(traditional: Unicode.Scalar, simplified: Unicode.Scalar)] = {
        let block = (UInt32(0x4E00)...0x9FFF).compactMap(Unicode.Scalar.init)
        let lines = String(String.UnicodeScalarView(block.flatMap { [$0, "\n"] }))
        let answer = lines.applyingTransform(StringTransform("Hant-Hans"), reverse: false) ?? lines
        let forms = answer.unicodeScalars.split(separator: "\n")
        return zip(block, forms).compactMap { $1.count == 1 && $1.first! != $0 && $1.first!.value < 0x1_0000 ? ($0, $1.first!) : nil }
    }()

    /// The traditional characters that `text` does not have, though it has their simplified forms; and these forms, in the same order.
    static func missing(in text: String) -> [String] {
        var known = [Bool](repeating: false, count: 0x1_0000)
        for scalar in text.unicodeScalars where scalar.value < known.count { known[Int(scalar.value)] = true }
        let pairs = simplified.filter { known[Int($0.simplified.value)] && !known[Int($0.traditional.value)] }
        return [pairs.map(\.traditional), pairs.map(\.simplified)].map { String(String.UnicodeScalarView($0)) }
    }
}
