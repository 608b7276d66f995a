import EventTrace

/// What delivery does without a rule; the rule itself says it in a sentence. Reached only in runs that do without one.
extension TouchDispatcher {
    /// Without TO.1, with each move the touch goes over to the view under its finger.
    func bindAnew(_ touch: UITouch, in simulation: Simulation) {
        guard let hit = hitTestOnce(touch.location, event, by: .oneFingerOneTouch, in: simulation) else { return }
        if touch.storedView?.onlyTouch === touch { touch.storedView?.onlyTouch = nil }
        touch.storedView = hit.view
    }
}

extension Simulation {
    /// Without RC.4, a message that the override has not passed on goes on all the same.
    func sendOn(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, to responder: UIResponder) {
        let start = recorder.count
        send(method, touches, event, to: responder)
        let hasForwarded = recorder.contains(Name(.forward), of: responder.subject, since: start)
        if !hasForwarded, !holds(.unhandledIsDropped) { responder.passOn(method, touches, event) }
    }
}

extension CGPoint {
    /// Without HT.8, as seen from the frame's upper left corner.
    func relative(to frame: CGRect) -> CGPoint { CGPoint(x: x - frame.minX, y: y - frame.minY) }
}
