import LinearConstraints

/// A box along one axis.
struct LayoutSpan {
    let start: LinearExpression
    let length: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
}

extension LayoutBox {
    func span(along axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        axis == .horizontal ? LayoutSpan(start: x, length: width) : LayoutSpan(start: y, length: height)
    }
}

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
