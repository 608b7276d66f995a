/// A font by name and size; `TextMetrics` estimates the size of text in it.
open class UIFont: NSObject, @unchecked Sendable {
    public final let fontName: String
    public final let pointSize: CGFloat
    package let weight: Weight

    /// The weight of the strokes, −1…1; 0 is regular.
    public struct Weight: Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// The font of this name; every name exists.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName, fontSize, .regular)
    }

    package init(_ name: String, _ size: CGFloat, _ weight: Weight) {
        fontName = name
        pointSize = size
        self.weight = weight
    }

    /// Fonts of the same name, size and weight are equal.
    open override func isEqual(_ object: AnyOrObject?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
    }

    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont(".SFUI", fontSize, weight) }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(".SFUI-Italic", fontSize, .regular) }

    /// The same font in another size.
    public final func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }
}
