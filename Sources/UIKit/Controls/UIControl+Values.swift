import EventTrace

/// CO.13: events of system controls whose value a finger has changed.
extension UIControl {
    /// The events of a changed value.
    static var changeOfValue: Event { [.valueChanged, .primaryActionTriggered] }

    /// Adds the events to the pass of the touch message that is being tracked.
    final func owesChange(by rule: Rule, in simulation: Simulation?) {
        guard let simulation, simulation.holds(.systemValues) else { return }
        owedEvents.formUnion(UIControl.changeOfValue)
        simulation.recorder.decide(.changed, simulation.subject(self), by: rule)
    }
}
