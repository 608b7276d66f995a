import EventTrace

/// Follows a pointer that has no button down and tells the hover recognizers under it.
final class HoverDispatcher {
    private let event = HoverEvent()
    /// Those that the pointer is over.
    private var under: ContiguousArray<UIHoverGestureRecognizer> = []

    /// Where the pointer was when it last hovered, in points of the screen.
    var place: CGPoint? { event.place }

    /// The pointer is at this point of the screen, or is gone.
    func handle(_ place: CGPoint?, at time: Double, in simulation: Simulation) {
        let hit = place.flatMap { simulation.touches.hitTestOnce($0, event, by: .hover, in: simulation) }
        event.timestamp = time
        event.place = place
        event.recognizers = hit.map { recognizers(from: $0.view, simulation) } ?? []
        event.window = hit?.window ?? event.window
        simulation.application.passThrough(event, in: simulation)
        if place == nil { event.window = nil }
    }

    /// GE.21: those of the hit view and of all views above it that may have the event.
    private func recognizers(from view: UIView, _ simulation: Simulation) -> ContiguousArray<UIHoverGestureRecognizer> {
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

    /// GE.21: first those that it has left, then those that it is over.
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

/// The event of a pointer that moves with no button down.
final class HoverEvent: UIEvent {
    override var type: EventType { .hover }

    /// In points of the screen; nil when the pointer is gone.
    var place: CGPoint?
    var recognizers: ContiguousArray<UIHoverGestureRecognizer> = []
    var window: UIWindow?
}
