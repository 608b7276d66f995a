import EventTrace

/// The touches of one phase, by the view that gets them.
struct ViewCalls {
    private var calls: [(view: UIView, touches: Set<UITouch>)] = []

    mutating func add(_ touch: UITouch) {
        guard let view = touch.view else { return }
        if let index = calls.firstIndex(where: { $0.view === view }) {
            calls[index].touches.insert(touch)
        } else {
            calls.append((view, [touch]))
        }
    }

    func deliver(_ method: Word, with event: UIEvent?, by rule: RuleID, in simulation: Simulation) {
        for call in calls { simulation.deliver(method, call.touches, with: event, to: call.view, by: rule) }
    }
}
