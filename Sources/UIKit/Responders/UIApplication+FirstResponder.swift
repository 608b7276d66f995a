import EventTrace

/// RC.7
extension UIApplication {
    /// Makes a responder the first one: the old one resigns, then the new one is asked. False if either refuses.
    final func handOver(to responder: UIResponder, in simulation: Simulation) -> Bool {
        if firstResponder === responder { return true }
        let old = firstResponder
        simulation.keyboard.handOvers += 1
        let isFirst = replace(old, by: responder, in: simulation)
        simulation.keyboard.handOvers -= 1
        if firstResponder !== old, !isFirst || !responder.tellsOfKeyboard(in: simulation) { simulation.keyboardFollows() }
        return isFirst
    }

    private final func replace(_ old: UIResponder?, by responder: UIResponder, in simulation: Simulation) -> Bool {
        guard !refusesForWantOfAWindow(responder, in: simulation), resigns(in: simulation),
            simulation.ask(.canBecomeFirstResponder, of: responder, by: .firstResponderHandOver, { responder.canBecomeFirstResponder })
        else { return false }
        firstResponder = responder
        simulation.recorder.decide(.firstResponder, simulation.subject(responder), by: .firstResponderHandOver)
        return true
    }

    /// Whether there is no first responder, or it agrees to resign.
    private final func resigns(in simulation: Simulation) -> Bool {
        guard let old = firstResponder, simulation.holds(.firstResponderHandOver) else { return true }
        return simulation.ask(.canResignFirstResponder, of: old, by: .firstResponderHandOver, { old.canResignFirstResponder })
            && simulation.ask(.resignFirstResponder, of: old, by: .firstResponderHandOver, { old.resignFirstResponder() })
    }

    final func letGo(of responder: UIResponder, in simulation: Simulation) {
        takeBackRequest(of: responder, in: simulation)
        guard firstResponder === responder else { return }
        firstResponder = nil
        simulation.recorder.decide(.firstResponder, Name(.nil), simulation.subject(responder), by: .firstResponderHandOver)
        simulation.keyboardFollows()
    }

    /// RC.9: makes the first responder resign, even if it refuses to, when it was below a view that has left its window.
    final func viewLeftWindow(_ removed: UIView, in simulation: Simulation?) {
        guard let simulation, let old = firstResponder, old.isIn(removed),
            simulation.applies(.firstResponderNeedsWindow, .firstResponder, old, Name(.false))
        else { return }
        _ = simulation.ask(.resignFirstResponder, of: old, by: .firstResponderNeedsWindow) { old.resignFirstResponder() }
        guard firstResponder != nil else { return }
        firstResponder = nil
        simulation.keyboardFollows()
    }
}

extension UIResponder {
    /// Whether this is a view without a window, or the controller of such a view.
    final var isOutsideWindows: Bool {
        if let view = self as? UIView { return view.window == nil }
        if let controller = self as? UIViewController { return controller.viewIfLoaded?.window == nil }
        return false
    }

    /// Whether this is the view, a view below it, or the controller of one of them.
    final func isIn(_ view: UIView) -> Bool {
        let own = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
        return own?.isDescendant(of: view) ?? false
    }
}
