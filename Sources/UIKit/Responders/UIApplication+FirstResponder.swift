import EventTrace

/// RC.7
extension UIApplication {
    /// Makes a responder the first one: the old one resigns, then the new one is asked. False if either refuses.
    final func handOver(to responder: UIResponder) -> Bool {
        guard let simulation = Simulation.current else { return false }
        if firstResponder === responder { return true }
        let old = firstResponder
        simulation.keyboard.handOvers += 1
        let isFirst = replace(old, by: responder, simulation)
        simulation.keyboard.handOvers -= 1
        if firstResponder !== old, !isFirst || !responder.tellsOfKeyboard(simulation) { simulation.keyboardFollows() }
        return isFirst
    }

    private final func replace(_ old: UIResponder?, by responder: UIResponder, _ simulation: Simulation) -> Bool {
        if responder.isOutsideWindows, simulation.applies(.firstResponderNeedsWindow, .firstResponder, responder, Name(.no)) {
            return false
        }
        guard resigns(simulation),
            simulation.ask(.canBecomeFirstResponder, of: responder, by: .firstResponderHandOver, { responder.canBecomeFirstResponder })
        else { return false }
        firstResponder = responder
        simulation.recorder.decide(.firstResponder, simulation.subject(responder), by: .firstResponderHandOver)
        return true
    }

    /// Whether the first responder, if there is one, lets itself be replaced.
    private final func resigns(_ simulation: Simulation) -> Bool {
        guard let old = firstResponder, simulation.holds(.firstResponderHandOver) else { return true }
        return simulation.ask(.canResignFirstResponder, of: old, by: .firstResponderHandOver, { old.canResignFirstResponder })
            && simulation.ask(.resignFirstResponder, of: old, by: .firstResponderHandOver, { old.resignFirstResponder() })
    }

    final func letGo(of responder: UIResponder) {
        guard let simulation = Simulation.current, firstResponder === responder else { return }
        firstResponder = nil
        simulation.recorder.decide(.firstResponder, Name(.nil), simulation.subject(responder), by: .firstResponderHandOver)
        simulation.keyboardFollows()
    }

    /// RC.9: a first responder below a view that has left its window resigns, whether it wants to or not.
    final func viewLeftWindow(_ removed: UIView) {
        guard let simulation = Simulation.current, let old = firstResponder, old.isIn(removed),
            simulation.applies(.firstResponderNeedsWindow, .firstResponder, old, Name(.no))
        else { return }
        _ = simulation.ask(.resignFirstResponder, of: old, by: .firstResponderNeedsWindow) { old.resignFirstResponder() }
        guard firstResponder != nil else { return }
        firstResponder = nil
        simulation.keyboardFollows()
    }
}

extension UIResponder {
    /// Whether it is a view, or the controller of one, that is in no window.
    fileprivate var isOutsideWindows: Bool {
        if let view = self as? UIView { return view.window == nil }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.window == nil }
        return false
    }

    /// Whether it is the view, one below it, or the controller of one.
    fileprivate func isIn(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}
