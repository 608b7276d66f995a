import EventTrace

/// RC.9, RC.164, RC.165, RC.166: views that are to become first responder and have no window yet.
extension UIApplication {
    /// Refuses a responder outside of windows; a view is asked again when it has entered one.
    final func refusesForWantOfAWindow(_ responder: UIResponder, in simulation: Simulation) -> Bool {
        guard responder.isOutsideWindows, simulation.applies(.firstResponderNeedsWindow, .firstResponder, responder, Name(.false)) else {
            return false
        }
        if let view = responder as? UIView {
            requests += 1
            view.request = requests
        }
        return true
    }

    /// Asks the views again that wait for a window, after `view` has entered one.
    final func viewEnteredWindow(_ view: UIView, in simulation: Simulation) {
        // OPTIMIZATION: hardly any view waits, and every added view comes here.
        guard requests > 0 else { return }
        var waiting: [(request: Int, view: UIView)] = []
        view.takeRequests(&waiting)
        guard let last = waiting.max(by: { $0.request < $1.request }) else { return }
        let isOne = waiting.count > 1 && simulation.applies(.lastRequestCounts, .firstResponder, last.view)
        for (_, view) in isOne ? [last] : waiting where isAskedAgain(view, in: simulation) {
            _ = simulation.ask(.becomeFirstResponder, of: view, by: .askedAgainInAWindow) { view.becomeFirstResponder() }
        }
    }

    private final func isAskedAgain(_ view: UIView, in simulation: Simulation) -> Bool {
        if view.isInBarOfASearchController, simulation.applies(.searchBarIsNotAskedAgain, .firstResponder, view, Name(.false)) {
            return false
        }
        return simulation.applies(.askedAgainInAWindow, .firstResponder, view)
    }

    final func takeBackRequest(of responder: UIResponder, in simulation: Simulation) {
        guard let view = responder as? UIView, view.request > 0, simulation.applies(.lastRequestCounts, .firstResponder, view, Name(.false))
        else {
            return
        }
        view.request = 0
    }
}

extension UIView {
    /// RC.9: whether the view cannot become first responder before it has entered a window.
    final func waitsForWindow(in simulation: Simulation?) -> Bool {
        guard let simulation else { return containingWindow == nil }
        return simulation.application.refusesForWantOfAWindow(self, in: simulation)
    }

    fileprivate final var isInBarOfASearchController: Bool {
        var ancestor = parent
        while let view = ancestor {
            if view.isBarOfASearchController { return true }
            ancestor = view.parent
        }
        return false
    }

    /// Adds the requests of the view and of those below it, which wait no longer.
    fileprivate final func takeRequests(_ waiting: inout [(request: Int, view: UIView)]) {
        if request > 0 { waiting.append((request, self)) }
        request = 0
        for child in children { child.takeRequests(&waiting) }
    }
}
