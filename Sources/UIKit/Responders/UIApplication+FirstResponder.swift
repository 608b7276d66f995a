import EventTrace

/// RC.7
extension UIApplication {
    /// Makes a responder the first one: it is asked, the old one resigns, the new one becomes. False if either refuses.
    final func handOver(to responder: UIResponder) -> Bool {
        guard let simulation = Simulation.current else { return false }
        if firstResponder === responder { return true }
        guard simulation.ask(.canBecomeFirstResponder, of: responder, by: .firstResponderHandOver, { responder.canBecomeFirstResponder })
        else {
            return false
        }
        if let old = firstResponder {
            guard simulation.ask(.canResignFirstResponder, of: old, by: .firstResponderHandOver, { old.canResignFirstResponder }),
                simulation.ask(.resignFirstResponder, of: old, by: .firstResponderHandOver, { old.resignFirstResponder() })
            else { return false }
        }
        firstResponder = responder
        simulation.recorder.decide(.firstResponder, simulation.subject(responder), by: .firstResponderHandOver)
        return true
    }

    final func letGo(of responder: UIResponder) {
        if firstResponder === responder { firstResponder = nil }
    }
}
