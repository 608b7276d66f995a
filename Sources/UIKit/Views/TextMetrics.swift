/// How large text is. DEVIATION: no font is measured; these are fixed proportions that stand for a font, and are not Apple's.
///
/// A line is 1.2 times as high as its point size, a character as wide as its class says. Sizes are whole points.
struct TextMetrics {
    let font: UIFont

    /// Points.
    var lineHeight: CGFloat { (font.pointSize * 1.2).rounded(.up) }

    /// Points, without the end of a line that is in it. O(length)
    func width(of text: some StringProtocol) -> CGFloat {
        (text.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * font.pointSize).rounded(.up)
    }

    /// In parts of the point size.
    private func advance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar.value {
        case 0x0A, 0x0D, 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F: return 0
        case 0x1100...0x115F, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0x1F300...0x3FFFD: return 1
        default: return font.isMonospaced ? 0.6 : proportionalAdvance(of: scalar)
        }
    }

    private func proportionalAdvance(of scalar: Unicode.Scalar) -> CGFloat {
        switch scalar {
        case " ", "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "!", "'", "|", "(", ")", "[", "]", "-": 0.3
        case "m", "w", "M", "W", "@", "%": 0.85
        case "A"..."Z": 0.65
        default: 0.55
        }
    }

    // MARK: Lines

    /// Points.
    static let caretWidth: CGFloat = 2

    /// Where the last of the lines ends, from the top left of the first one's.
    func endOfLines(of text: String, width limit: CGFloat) -> CGPoint {
        let limit = limit > 0 ? limit : .infinity
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { widthsOfLines($0, limit) }
        return CGPoint(x: lines.last ?? 0, y: lineHeight * CGFloat(max(0, lines.count - 1)))
    }

    /// Of text that is broken between words where a line would be wider, 0 meaning nowhere, into at most so many lines, 0 meaning any number.
    func size(of text: String, width limit: CGFloat = 0, lines maximum: Int = 1) -> CGSize {
        if text.isEmpty { return CGSize(width: CGFloat(0), height: CGFloat(0)) }
        var widths = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            maximum == 1 || limit <= 0 ? [width(of: paragraph)] : widthsOfLines(paragraph, limit)
        }
        if maximum > 0 { widths = Array(widths.prefix(maximum)) }
        let widest = widths.max() ?? 0
        return CGSize(width: limit > 0 ? min(widest, limit) : widest, height: lineHeight * CGFloat(widths.count))
    }

    /// The first line that has room takes each word; one that no line has room for is broken itself.
    private func widthsOfLines(_ paragraph: Substring, _ limit: CGFloat) -> [CGFloat] {
        let space = width(of: " ")
        var lines: [CGFloat] = []
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            var rest = width(of: word)
            if let last = lines.last, last + space + rest <= limit {
                lines[lines.count - 1] += space + rest
                continue
            }
            while rest > limit {
                lines.append(limit)
                rest -= limit
            }
            if rest > 0 || word.isEmpty { lines.append(rest) }
        }
        return lines.isEmpty ? [0] : lines
    }
}

extension UIFont {
    /// Points from one line of text to the next, as labels and text views have it here.
    public final var lineHeight: CGFloat { TextMetrics(font: self).lineHeight }
    fileprivate final var isMonospaced: Bool { fontName == UIFont.monospacedName }
}
