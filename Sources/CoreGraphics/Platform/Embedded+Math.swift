#if hasFeature(Embedded)
    // The functions that app code expects beside CGFloat; a hosted build has them from Foundation.

    public func sin(_ angle: CGFloat) -> CGFloat { Elementary.sin(angle) }
    public func cos(_ angle: CGFloat) -> CGFloat { Elementary.cos(angle) }
    public func tan(_ angle: CGFloat) -> CGFloat { Elementary.sin(angle) / Elementary.cos(angle) }
    public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { Elementary.atan2(y, x) }
    public func atan(_ tangent: CGFloat) -> CGFloat { Elementary.atan2(tangent, 1) }
    public func sqrt(_ value: CGFloat) -> CGFloat { value.squareRoot() }
    public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { Elementary.hypot(x, y) }
    public func floor(_ value: CGFloat) -> CGFloat { value.rounded(.down) }
    public func ceil(_ value: CGFloat) -> CGFloat { value.rounded(.up) }
    public func round(_ value: CGFloat) -> CGFloat { value.rounded() }
#endif
