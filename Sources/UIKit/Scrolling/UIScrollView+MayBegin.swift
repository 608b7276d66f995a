import EventTrace

/// What is decided before a drag moves the content.
extension UIScrollView {
    /// SC.2, SC.5, SC.9: whether the pan that has moved far enough takes over.
    final func dragMayBegin() -> Bool {
        guard let simulation = Simulation.current else { return true }
        let movement = fingerMovement
        let axis = ScrollAxis.dominant(in: movement)
        guard scrolls(along: axis) || !simulation.holds(.dragDirection) else { return declineDrag(by: .dragDirection, simulation) }
        if let outer = scrollViewToHandTo(axis, axis.of(movement)), simulation.holds(.nestedScrollViews) {
            return declineDrag(by: .nestedScrollViews, about: simulation.subject(outer), simulation)
        }
        return contentLetsGo(to: pan, simulation)
    }

    private final func declineDrag(by rule: Rule, about detail: Name = .none, _ simulation: Simulation) -> Bool {
        simulation.recorder.decide(.decline, simulation.subject(self), detail, by: rule)
        return false
    }

    /// SC.9: at the end of its content, a scroll view further out that has some left.
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

    /// SC.2: asks about each view of the content that has touches of the drag or of the pinch.
    final func contentLetsGo(to recognizer: UIGestureRecognizer, _ simulation: Simulation) -> Bool {
        var asked: UIView?
        for touch in recognizer.touchesOfAttempt where touch.delivery.isOwedAnEnd {
            guard let view = touch.view, view !== self, view !== asked, view.isDescendant(of: self) else { continue }
            guard simulation.holds(.contentTouchQuestions) else { return true }
            asked = view
            let subject = simulation.subject(view)
            guard canCancelContentTouches else { return declineDrag(by: .contentTouchQuestions, about: subject, simulation) }
            let letsGo = simulation.ask(.touchesShouldCancel, of: self, by: .contentTouchQuestions, about: subject) {
                touchesShouldCancel(in: view)
            }
            guard letsGo else { return declineDrag(by: .contentTouchQuestions, about: subject, simulation) }
        }
        return true
    }
}
