/// The place of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// A bar that knows its place.
public protocol UIBarPositioning: AnyObject {
    /// The place that the delegate has named, or else the one of the bar's kind.
    var barPosition: UIBarPosition { get }
}

/// Names the place of a bar. The method is optional.
public protocol UIBarPositioningDelegate: AnyObject {
    /// Asked once, when the bar joins a superview.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

// A call of it means that client code has no such method.
extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        Simulation.delegate(self, lacks: .positionForBar, for: bar)
        return .any
    }
}
