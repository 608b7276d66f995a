import EventTrace

/// CO.6: what a system control answers to `gestureRecognizerShouldBegin`. CO.7: its own recognizers may begin.
extension UIControl {
    /// Whether this is a one-finger single tap of a view above an enabled control.
    final func vetoesTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 else {
            return false
        }
        return vetoes(recognizer)
    }

    /// Whether this is a one-finger pan of a view above an enabled control, from side to side like the finger on the knob.
    final func vetoesPan(_ recognizer: UIGestureRecognizer, along way: KnobWay) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1, way.isSideways else { return false }
        return vetoes(recognizer)
    }

    /// The same for a swipe.
    final func vetoesSwipe(_ recognizer: UIGestureRecognizer, along way: KnobWay) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1,
            !swipe.direction.isDisjoint(with: [.left, .right]), way.isSideways
        else { return false }
        return vetoes(recognizer)
    }

    private final func vetoes(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isInService, let view = recognizer.attachedView, isDescendant(of: view) else { return false }
        guard let simulation = Simulation.current else { return view !== self }
        if view === self, simulation.applies(.ownRecognizerWins, .allow, self, simulation.subject(recognizer)) { return false }
        return simulation.applies(.veto, .veto, self, simulation.subject(recognizer))
    }
}
