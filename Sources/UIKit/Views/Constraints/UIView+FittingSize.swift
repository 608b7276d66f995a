import LinearConstraints

/// Sizes that follow from the content of a view.
extension UIView {
    /// A target for the smallest size that the constraints allow.
    public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
    /// A target for the largest size that the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    final func fittingSize(
        near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, in simulation: Simulation?
    ) -> CGSize {
        var layout = ConstraintLayout(of: self, sizesRoot: true, in: simulation)
        guard let frame = layout.variables.frame(of: self) else { return target }
        for (variable, length, priority) in [(frame.width, target.width, horizontal), (frame.height, target.height, vertical)] {
            let difference = LinearExpression(variable: variable) - LinearExpression(Double(length))
            layout.add(LinearConstraint(difference, .equal, LinearConstraint.Priority(priority.rawValue)))
        }
        return layout.fittingSize()
    }

    /// The intrinsic length; nil without one.
    final func lengthOfContent(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let intrinsic = intrinsicContentSize.length(along: axis)
        return intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
