/// The spaces of Chinese text: beside a word in other letters, not between two Chinese characters and not beside Chinese punctuation.
public enum ChineseSpacing {
    /// A Chinese character, or punctuation of its width.
    public static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
        (0x2E80...0x9FFF).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
    }

    /// Quotation marks of both languages; between Chinese characters they count as Chinese.
    private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool { (0x2018...0x201D).contains(scalar.value) }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        (0x3000...0x303F).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
    }

    /// Removes the spaces that Chinese does not have. A text put together from phrases has one wherever a word in other letters could
    /// stand. O(length).
    static func tightened(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: " ")) else { return text }
        var tightened = String.UnicodeScalarView()
        var before: Unicode.Scalar?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == " ", let before, let after = rest.first, isTight(before, after) { continue }
            tightened.append(scalar)
            before = scalar
        }
        return String(tightened)
    }

    private static func isTight(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        if isPunctuation(before) { return isWord(after) }
        if isPunctuation(after) { return isWord(before) }
        let isWide = (isChinese(before) || isQuotationMark(before)) && (isChinese(after) || isQuotationMark(after))
        return isWide && (isChinese(before) || isChinese(after))
    }

    /// Whether the character begins or ends words; marks of Markdown, such as that of a list, do not.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "`" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isChinese(scalar)
            || isQuotationMark(scalar)
    }
}
