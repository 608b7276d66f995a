import Foundation

/// An opaque colour in sRGB.
public struct Colour: Hashable, Sendable, CustomStringConvertible {
    /// Red, green and blue, from 0 to 1.
    let parts: [Double]

    /// Nil if the text is not written as `#rrggbb`.
    public init?(_ text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, let number = UInt32(text.dropFirst(), radix: 16),
            digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-")
        else { return nil }
        self.init(parts: [number >> 16, number >> 8 & 0xFF, number & 0xFF].map { Double($0) / 255 })
    }

    private init(parts: [Double]) {
        self.parts = parts
    }

    static let white = Colour(parts: [1, 1, 1])
    static let black = Colour(parts: [0, 0, 0])

    /// The colour as `#rrggbb`.
    public var description: String { "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined() }

    /// The mixture with this share of another colour, rounded to a colour that can be written.
    func mixed(_ share: Double, of other: Colour) -> Colour {
        let mixed = zip(parts, other.parts).map { (($0 * (1 - share) + $1 * share) * 255).rounded() / 255 }
        return Colour(parts: mixed)
    }

    /// The contrast ratio, from 1 to 21. Source: WCAG 2.2, contrast ratio and relative luminance.
    func contrast(with other: Colour) -> Double {
        let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    private var luminance: Double {
        let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
