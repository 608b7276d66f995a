/// The size of text. DEVIATION: no font is measured; fixed proportions, which are not Apple's, stand for a font.
///
/// A line is 1.2 times as high as its point size; the width of a character depends on its class. Sizes are whole points.
struct TextMetrics {
    let font: UIFont

    /// The height of a line in points.
    var lineHeight: CGFloat { (font.pointSize * 1.2).rounded(.up) }

    /// The width in points, as if line breaks took no width. O(length)
    func width(of text: some StringProtocol) -> CGFloat {
        (text.unicodeScalars.reduce(0) { $0 + advance(of: $1) } * font.pointSize).rounded(.up)
    }

    /// The width of a character, in parts of the point size.
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

    /// The width of the caret in points.
    static let caretWidth: CGFloat = 2

    /// The end of the last line, from the top left of the first.
    func endOfLines(of text: String, width limit: CGFloat) -> CGPoint {
        let limit = limit > 0 ? limit : .infinity
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { widthsOfLines($0, limit) }
        return CGPoint(x: lines.last ?? 0, y: lineHeight * CGFloat(max(0, lines.count - 1)))
    }

    /// The size of text, broken between words at this width into at most this many lines; 0 stands for no limit.
    func size(of text: String, width limit: CGFloat = 0, lines maximum: Int = 1) -> CGSize {
        if text.isEmpty { return CGSize(width: CGFloat(0), height: CGFloat(0)) }
        var widths = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            maximum == 1 || limit <= 0 ? [width(of: paragraph)] : widthsOfLines(paragraph, limit)
        }
        if maximum > 0 { widths = Array(widths.prefix(maximum)) }
        let widest = widths.max() ?? 0
        return CGSize(width: limit > 0 ? min(widest, limit) : widest, height: lineHeight * CGFloat(widths.count))
    }

    /// The widths of the lines: each word goes to the first line with room, and a word too long for any line is broken.
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
    /// The distance in points between lines of text in labels and text views.
    public final var lineHeight: CGFloat { TextMetrics(font: self).lineHeight }
    fileprivate final var isMonospaced: Bool { fontName == UIFont.monospacedName }
}
