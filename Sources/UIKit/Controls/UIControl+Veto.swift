import EventTrace

/// CO.6: the results of `gestureRecognizerShouldBegin` for system controls. CO.7: a control's own recognizers may begin.
extension UIControl {
    /// Whether the recognizer is a one-finger single tap of a view above an enabled control.
    final func vetoesTap(_ recognizer: UIGestureRecognizer, in simulation: Simulation?) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 else {
            return false
        }
        return vetoes(recognizer, in: simulation)
    }

    /// Whether the recognizer is a one-finger pan of a view above an enabled control, and the way leads along the knob's.
    final func vetoesPan(_ recognizer: UIGestureRecognizer, along way: KnobWay, in simulation: Simulation?) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.minimumNumberOfTouches == 1, way.isSideways else { return false }
        return vetoes(recognizer, in: simulation)
    }

    /// Whether the recognizer is a swipe of a view above an enabled control, and the way leads along the knob's.
    final func vetoesSwipe(_ recognizer: UIGestureRecognizer, along way: KnobWay, in simulation: Simulation?) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer, swipe.numberOfTouchesRequired == 1,
            !swipe.direction.isDisjoint(with: [.left, .right]), way.isSideways
        else { return false }
        return vetoes(recognizer, in: simulation)
    }

    private final func vetoes(_ recognizer: UIGestureRecognizer, in simulation: Simulation?) -> Bool {
        guard isInService(in: simulation), let view = recognizer.attachedView, isDescendant(of: view) else { return false }
        guard let simulation else { return view !== self }
        if view === self, simulation.applies(.ownRecognizerWins, .allow, self, simulation.subject(recognizer)) { return false }
        return simulation.applies(.veto, .veto, self, simulation.subject(recognizer))
    }
}
