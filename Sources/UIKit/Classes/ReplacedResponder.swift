import EventTrace

/// A first responder that has resigned because something covers its view, and comes back afterwards.
struct ReplacedResponder {
    private let responder: WeakReference<UIResponder>
    private let rule: Rule

    /// Makes the first responder resign; nil if it refuses.
    init?(_ responder: UIResponder, by rule: Rule, in simulation: Simulation) {
        guard simulation.ask(.resignFirstResponder, of: responder, by: rule, { responder.resignFirstResponder() }) else { return nil }
        self.responder = WeakReference(responder)
        self.rule = rule
    }

    /// Makes it first responder again, unless there is another one.
    func comeBack(in simulation: Simulation) {
        guard let responder = responder.value, simulation.application.firstResponder == nil else { return }
        _ = simulation.ask(.becomeFirstResponder, of: responder, by: rule) { responder.becomeFirstResponder() }
    }
}
