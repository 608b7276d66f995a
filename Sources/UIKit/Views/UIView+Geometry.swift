/// Conversion of points and rectangles; nil stands for the window.
extension UIView {
    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view = view ?? topmost else { return point }
        if view === self { return point }
        return view.fromWindow(toWindow(point))
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let view = view ?? topmost else { return point }
        return view.converted(point, to: self)
    }

    final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? topmost)?.layer)
    }

    final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? topmost)?.layer)
    }

    private var topmost: UIView? {
        var topmost = self
        while let parent = topmost.parent { topmost = parent }
        return topmost
    }

    /// The point in the coordinates of the topmost view. O(depth).
    private func toWindow(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let parent = view.parent {
            point = view.layer.pointToSuperlayer(point)
            view = parent
        }
        return point
    }

    /// The point from the coordinates of the topmost view. O(depth).
    private func fromWindow(_ point: CGPoint) -> CGPoint {
        guard let parent else { return point }
        return layer.pointFromSuperlayer(parent.fromWindow(point))
    }
}
