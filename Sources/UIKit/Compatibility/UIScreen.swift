/// The screen: a phone's of 390 by 844 points.
public final class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    private override init() {
        super.init()
    }

    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }
    /// Pixels to a point.
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { 3 }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { .ofThePhone }
}
