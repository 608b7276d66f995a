/// The pace of an animation, as data.
open class CAMediaTimingFunction: NSObject {
    /// The name; nil for a function given by control points.
    package let name: CAMediaTimingFunctionName?
    /// The x and y of two control points.
    package let points: [Float]

    public init(name: CAMediaTimingFunctionName) {
        (self.name, points) = (name, [])
        super.init()
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        (name, points) = (nil, [c1x, c1y, c2x, c2y])
        super.init()
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
