import EventTrace

/// The decisions before a drag moves the content.
extension UIScrollView {
    /// SC.9, SC.21: whether a pan that has moved far enough takes over.
    final func dragMayBegin(in simulation: Simulation?) -> Bool {
        guard let simulation else { return true }
        let movement = pan.way
        let axis = ScrollAxis.dominant(in: movement)
        if let outer = scrollViewToHandTo(axis, axis.of(movement)),
            simulation.applies(.nestedScrollViews, .decline, self, simulation.subject(outer))
        {
            return false
        }
        if axis == .vertical, let claimant = claimant(upwards: movement.y < 0, in: simulation),
            simulation.applies(.sheetBeforeContent, .decline, self, simulation.subject(claimant))
        {
            return false
        }
        return contentLetsGo(to: pan, in: simulation)
    }

    /// SC.9: the outer scroll view with content left, if this one's content is at its end.
    private final func scrollViewToHandTo(_ axis: ScrollAxis, _ movement: CGFloat) -> UIScrollView? {
        guard !hasContent(along: axis, against: movement) else { return nil }
        var ancestor = parent
        while let current = ancestor {
            if let outer = current as? UIScrollView, outer.isScrollEnabled, outer.hasContent(along: axis, against: movement),
                outer.pan.sharesTouch(with: pan)
            {
                return outer
            }
            ancestor = current.parent
        }
        return nil
    }

    /// RC.141: the recognizer with a touch of the pan to which the drag belongs.
    private final func claimant(upwards: Bool, in simulation: Simulation) -> UIGestureRecognizer? {
        simulation.gestures.attempting.first { other in
            other !== pan && other.sharesTouch(with: pan) && other.claimsDrag(of: self, upwards: upwards)
        }
    }

    /// SC.21: asks about each content view that has touches of the drag or the pinch.
    final func contentLetsGo(to recognizer: UIGestureRecognizer, in simulation: Simulation) -> Bool {
        var asked: ContiguousArray<UIView> = []
        for touch in recognizer.touchesOfAttempt where touch.delivery.isOwedAnEnd {
            guard let view = touch.view, view !== self, !asked.containsOne(where: { $0 === view }), view.isDescendant(of: self) else {
                continue
            }
            asked.append(view)
            let subject = simulation.subject(view)
            let letsGo =
                canCancelContentTouches
                && simulation.ask(.touchesShouldCancel, of: self, by: .contentTouchCancelled, about: subject) {
                    touchesShouldCancel(in: view)
                }
            if !letsGo, simulation.applies(.contentTouchCancelled, .decline, self, subject) { return false }
        }
        return true
    }
}
