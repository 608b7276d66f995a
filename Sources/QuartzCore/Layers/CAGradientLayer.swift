/// A layer with a gradient, as plain data.
open class CAGradientLayer: CALayer {
    /// Colors of type `CGColor`.
    open var colors: [AnyOrObject]?
    /// 0…1 each.
    open var locations: [NumberOrDouble]?
    /// In units of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// In units of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial
}

/// The course of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
