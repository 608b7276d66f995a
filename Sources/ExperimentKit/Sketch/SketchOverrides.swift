/// The methods that the class of a view overrides.
package struct SketchOverrides: Hashable, Sendable {
    /// What the override of a method does.
    package enum Body: String, CaseIterable, Hashable, Sendable {
        case callsSuper = "super"
        /// Keeps the call to itself; `hitTest` answers nil.
        case stops = "stop"
    }

    /// `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`; nil where they are not overridden.
    package let touches: Body?
    package let hitTest: Body?
    /// Points by which `point(inside:with:)` answers for more than the bounds, or for less; with 0 it calls super. Nil where it is not
    /// overridden.
    package let margin: Double?

    package init(touches: Body? = nil, hitTest: Body? = nil, margin: Double? = nil) {
        self.touches = touches
        self.hitTest = hitTest
        self.margin = margin
    }

    var isEmpty: Bool { touches == nil && hitTest == nil && margin == nil }
}
