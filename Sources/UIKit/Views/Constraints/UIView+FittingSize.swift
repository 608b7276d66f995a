import LinearConstraints

/// Sizes that follow from what is in a view.
extension UIView {
    /// As small as the constraints let it be.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// As large as the constraints let it be.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    final func fittingSize(near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        var layout = ConstraintLayout(of: self, sizesRoot: true)
        guard let frame = layout.variables.frame(of: self) else { return target }
        for (variable, length, priority) in [(frame.width, target.width, horizontal), (frame.height, target.height, vertical)] {
            let difference = LinearExpression(variable: variable) - LinearExpression(Double(length))
            layout.add(LinearConstraint(difference, .equal, LinearConstraint.Priority(priority.rawValue)))
        }
        return layout.fittingSize()
    }

    /// The intrinsic length; nil for a view that has none.
    final func lengthOfContent(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let intrinsic = intrinsicContentSize.length(along: axis)
        return intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
