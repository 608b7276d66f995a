extension UIView {
    /// Follows a change of its superview's size as its mask says: what is flexible shares the difference equally.
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
    /// How far the near margin and the size grow.
    fileprivate func shares(of difference: CGFloat, _ near: Self, _ size: Self, _ far: Self) -> (margin: CGFloat, size: CGFloat) {
        let count = [near, size, far].filter { contains($0) }.count
        guard count > 0 else { return (0, 0) }
        let share = difference / CGFloat(count)
        return (contains(near) ? share : 0, contains(size) ? share : 0)
    }
}
