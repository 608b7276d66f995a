import EventTrace

extension Simulation {
    /// Calls one of a responder's touch methods, recording the call if client code overrides it.
    func deliver(_ method: Word, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder, by rule: RuleID) {
        guard overrides(method, in: responder) else { return send(method, touches, event, to: responder) }
        recorder.enter(method, of: subject(responder), by: rule)
        send(method, touches, event, to: responder)
        recorder.leave()
    }

    @inline(__always)
    private func send(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, to responder: UIResponder) {
        switch method {
        case .touchesBegan: responder.touchesBegan(touches, with: event)
        case .touchesMoved: responder.touchesMoved(touches, with: event)
        case .touchesEnded: responder.touchesEnded(touches, with: event)
        default: responder.touchesCancelled(touches, with: event)
        }
    }
}
