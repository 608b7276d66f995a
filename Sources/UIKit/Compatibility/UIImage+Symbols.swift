extension UIImage {
    /// The appearance of an image, as plain data: the size of a symbol does not depend on it.
    open class Configuration: NSObject, @unchecked Sendable {}

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum SymbolScale: Int, Sendable {
        case unspecified = -1, `default`, small, medium, large
    }

    /// The appearance of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    public final func withConfiguration(_ configuration: Configuration) -> UIImage { UIImage(name: name, size: size) }
}
