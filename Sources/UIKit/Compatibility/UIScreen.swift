/// The screen of a phone.
public final class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    private override init() {
        super.init()
    }

    /// Points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    /// Pixels.
    public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: nativeScale, y: nativeScale)) }
    /// The pixels per point.
    public var scale: CGFloat { 3 }
    public var nativeScale: CGFloat { 3 }
    public var maximumFramesPerSecond: Int { 60 }
    public var traitCollection: UITraitCollection { .ofThePhone }
}
