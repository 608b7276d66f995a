extension UIView {
    /// Adapts to a change of its superview's size according to its mask: flexible parts share the difference equally.
    final func follow(from old: CGSize, to new: CGSize) {
        guard autoresizingMask != [] else { return }
        var frame = frame
        let horizontal = autoresizingMask.shares(of: new.width - old.width, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
        let vertical = autoresizingMask.shares(of: new.height - old.height, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
        frame.origin.x += horizontal.margin
        frame.size.width += horizontal.size
        frame.origin.y += vertical.margin
        frame.size.height += vertical.size
        self.frame = frame
    }
}

extension UIView.AutoresizingMask {
    /// The growth of the near margin and of the size.
    fileprivate func shares(of difference: CGFloat, _ near: Self, _ size: Self, _ far: Self) -> (margin: CGFloat, size: CGFloat) {
        let count = [near, size, far].filter { contains($0) }.count
        guard count > 0 else { return (0, 0) }
        let share = difference / CGFloat(count)
        return (contains(near) ? share : 0, contains(size) ? share : 0)
    }
}
