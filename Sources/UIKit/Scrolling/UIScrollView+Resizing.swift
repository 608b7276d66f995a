import EventTrace

/// SC.93: the offset after a change of size or inset.
extension UIScrollView {
    /// Closes the gap that a change of the inset, of the content's or the view's own size has opened. Content that a finger, a motion or a
    /// zoom moves goes where those take it.
    final func closeGap(
        contentBefore: CGSize? = nil, sizeBefore: CGSize? = nil, insetBefore: UIEdgeInsets? = nil, in simulation: Simulation?
    ) {
        guard drag == nil, motion == nil, !isTracking, !zooming.isUnderWay, contentBefore != contentSize else { return }
        let (offset, nearest) = (contentOffset, nearestOffset(to: contentOffset))
        guard nearest != offset, let simulation else { return }
        let inset = insetBefore.map { $0.adding(insetOfSafeArea) } ?? adjustedContentInset
        let least = leastOffset(inside: inset)
        let before = greatestOffset(of: contentBefore ?? contentSize, in: sizeBefore ?? layer.bounds.size, inside: inset)
        guard offset.x <= before.x, offset.y <= before.y, offset.x >= least.x, offset.y >= least.y else { return }
        if simulation.applies(.resizedContent, .scroll, self) { contentOffset = nearest }
    }
}
