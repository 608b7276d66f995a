import EventTrace

/// CO.13: how the system's own controls tell of a value that a finger has changed.
extension UIControl {
    /// The events of a changed value.
    static var changeOfValue: Event { [.valueChanged, .primaryActionTriggered] }

    /// Adds them to the pass of the touch message that is being tracked.
    final func owesChange(by rule: Rule) {
        guard let simulation = Simulation.current, simulation.holds(.systemValues) else { return }
        owedEvents.formUnion(UIControl.changeOfValue)
        simulation.recorder.decide(.changed, simulation.subject(self), by: rule)
    }
}
