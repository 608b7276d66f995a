/// The methods that the class of a view overrides.
package struct SketchOverrides: Hashable, Sendable {
    /// The body of an override.
    package enum Body: String, CaseIterable, Hashable, Sendable {
        case callsSuper = "super"
        /// Does not call super; `hitTest` returns nil.
        case stops = "stop"
    }

    /// The body of `touchesBegan`, `touchesMoved`, `touchesEnded` and `touchesCancelled`; nil if they are not overridden.
    package let touches: Body?
    package let hitTest: Body?
    /// The points by which `point(inside:with:)` extends the bounds, or shrinks them if negative; with 0 it calls super. Nil if the method
    /// is not overridden.
    package let margin: Double?

    package init(touches: Body? = nil, hitTest: Body? = nil, margin: Double? = nil) {
        self.touches = touches
        self.hitTest = hitTest
        self.margin = margin
    }

    var isEmpty: Bool { touches == nil && hitTest == nil && margin == nil }
}
