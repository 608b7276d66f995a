import EventTrace

/// Follows a pointer without pressed buttons and calls the hover recognizers under it.
final class HoverDispatcher {
    private let event = HoverEvent()
    /// The recognizers under the pointer.
    private var under: ContiguousArray<UIHoverGestureRecognizer> = []

    /// The place of the pointer at its last hover, in points of the screen.
    var place: CGPoint? { event.place }

    /// Moves the pointer to this point of the screen, or removes it.
    func handle(_ place: CGPoint?, at time: Double, in simulation: Simulation) {
        let hit = place.flatMap { simulation.touches.hitTestOnce($0, event, by: .hover, in: simulation) }
        event.timestamp = time
        event.place = place
        event.recognizers = hit.map { recognizers(from: $0.view, in: simulation) } ?? []
        event.window = hit?.window ?? event.window
        simulation.application.passThrough(event, in: simulation)
        if place == nil { event.window = nil }
    }

    /// GE.21: the hover recognizers of the hit view and of all views above it that may have the event.
    private func recognizers(from view: UIView, in simulation: Simulation) -> ContiguousArray<UIHoverGestureRecognizer> {
        var found: ContiguousArray<UIHoverGestureRecognizer> = []
        var ancestor: UIView? = view
        while let view = ancestor {
            for case let recognizer as UIHoverGestureRecognizer in view.recognizers {
                guard under.contains(where: { $0 === recognizer }) || recognizer.mayReceive(event, in: simulation) else { continue }
                if recognizer.isEnabled, simulation.holds(.hover) { found.append(recognizer) }
            }
            ancestor = view.parent
        }
        return found
    }

    /// GE.21: calls first the recognizers that the pointer has left, then those under it.
    func serve(_ event: HoverEvent, in simulation: Simulation) {
        let left = under.filter { old in !event.recognizers.contains { $0 === old } }
        under = event.recognizers
        if simulation.touches.notesInputFlags {
            for recognizer in left + under { recognizer.inputFlags = InputFlags(modifiers: simulation.touches.heldModifiers) }
        }
        for recognizer in left { recognizer.pointerHasGone() }
        if let place = event.place { for recognizer in under { recognizer.pointerIsAt(place) } }
        simulation.gestures.update(in: simulation)
    }
}

/// The event of a pointer that moves without pressed buttons.
final class HoverEvent: UIEvent {
    override var type: EventType { .hover }

    /// The place in points of the screen; nil after the pointer was removed.
    var place: CGPoint?
    var recognizers: ContiguousArray<UIHoverGestureRecognizer> = []
    var window: UIWindow?
}
