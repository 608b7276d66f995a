import EventTrace

/// The touches of one phase, by the view that gets them.
struct ViewCalls {
    private typealias Call = (view: UIView, touches: Set<UITouch>)

    // OPTIMIZATION: nearly always there is one view, and nothing to allocate.
    private var first: Call?
    private var others: [Call] = []

    mutating func add(_ touch: UITouch, _ event: TouchesEvent) {
        guard let view = touch.storedView else { return }
        precondition(touch.delivery.isOwedAnEnd, "TO.4: only a view that has received began receives an end")
        if first == nil {
            first = (view, event.sets.single(touch))
        } else if first?.view === view {
            first?.touches.insert(touch)
        } else if let index = others.firstIndex(where: { $0.view === view }) {
            others[index].touches.insert(touch)
        } else {
            others.append((view, [touch]))
        }
    }

    func deliver(_ method: Word, with event: UIEvent?, by rule: Rule, in simulation: Simulation) {
        guard let first else { return }
        simulation.deliver(method, first.touches, with: event, to: first.view, by: rule)
        for call in others { simulation.deliver(method, call.touches, with: event, to: call.view, by: rule) }
    }
}
