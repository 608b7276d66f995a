import EventTrace

extension UIControl {
    /// CO.6: whether this is a one-finger single tap on a view above an enabled control; CO.7: its own recognizer may begin.
    final func vetoesTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, recognizer.attachedView !== self, let tap = recognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1, let view = tap.attachedView, isDescendant(of: view)
        else { return false }
        if let simulation = Simulation.current {
            simulation.recorder.decide(.veto, simulation.subject(self), simulation.subject(recognizer), by: .veto)
        }
        return true
    }
}
