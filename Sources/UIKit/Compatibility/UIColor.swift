/// A colour that does not depend on traits, as plain data.
open class UIColor: NSObject, @unchecked Sendable {
    public final let cgColor: CGColor

    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// A hue of the colour circle, 0…1, with its saturation and brightness.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ shift: CGFloat) -> CGFloat {
            let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour with the same numbers in the default colour space: nothing is drawn, so the wider range makes no difference.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour with another opacity.
    public final func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    open override func isEqual(_ object: AnyOrObject?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return cgColor == other.cgColor
    }

    open override var hash: Int { cgColor.hashValue }

    /// Draws nothing.
    public final func set() {}

    /// Draws nothing.
    public final func setFill() {}

    /// Draws nothing.
    public final func setStroke() {}
}
