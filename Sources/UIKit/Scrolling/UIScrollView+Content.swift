import EventTrace

/// The position of the content and its limits.
extension UIScrollView {
    /// The least offsets at which the content leaves no gap at its edges.
    final var leastOffset: CGPoint { leastOffset(inside: adjustedContentInset) }

    final func leastOffset(inside inset: UIEdgeInsets) -> CGPoint { CGPoint(x: -inset.left, y: -inset.top - refreshRoom) }

    /// The greatest offsets at which the content leaves no gap at its edges.
    final var greatestOffset: CGPoint { greatestOffset(of: contentSize, in: layer.bounds.size, inside: adjustedContentInset) }

    final func greatestOffset(of content: CGSize, in size: CGSize, inside inset: UIEdgeInsets) -> CGPoint {
        let least = leastOffset(inside: inset)
        return CGPoint(
            x: max(least.x, content.width + inset.right - size.width), y: max(least.y, content.height + inset.bottom - size.height))
    }

    final func nearestOffset(to offset: CGPoint) -> CGPoint {
        let (least, greatest) = (leastOffset, greatestOffset)
        return CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }

    /// SC.5: whether a drag along this axis moves the content.
    final func scrolls(along axis: ScrollAxis) -> Bool {
        if axis.of(greatestOffset) > axis.of(leastOffset) { return true }
        return bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// Whether a finger moving this way uncovers hidden content.
    final func hasContent(along axis: ScrollAxis, against movement: CGFloat) -> Bool {
        let offset = axis.of(contentOffset)
        return movement > 0 ? offset > axis.of(leastOffset) : offset < axis.of(greatestOffset)
    }

    /// SC.6: reports a change of the offset.
    final func tellOfScroll(in simulation: Simulation?) {
        tellDelegate(.scrollViewDidScroll, in: simulation) { $0.scrollViewDidScroll(self) }
    }

    final func tellDelegate(
        _ method: Word, by rule: Rule = .scrollDelegate, in simulation: Simulation?, _ body: (any UIScrollViewDelegate) -> Void
    ) {
        guard let delegate = delegateReference.delegate else { return }
        guard let simulation else { return body(delegate) }
        guard simulation.holds(rule) else { return }
        simulation.tell(method, toDelegate: delegate, for: self, by: rule, about: simulation.subject(self)) { body(delegate) }
    }

    final func moveContent(to offset: CGPoint, animated: Bool, in simulation: Simulation?) {
        guard animated, let simulation else {
            stopMotion(in: simulation)
            return contentOffset = offset
        }
        start(.animation(from: contentOffset, to: offset), in: simulation)
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        guard !rect.intersection(CGRect(origin: .zero, size: contentSize)).isEmpty else { return }
        let visible = bounds
        var offset = visible.origin
        if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
        if rect.minX < offset.x { offset.x = rect.minX }
        if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
        if rect.minY < offset.y { offset.y = rect.minY }
        offset = nearestOffset(to: offset)
        if offset != visible.origin { setContentOffset(offset, animated: animated) }
    }
}
