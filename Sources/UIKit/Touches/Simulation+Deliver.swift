import EventTrace

extension Simulation {
    /// Calls one of a responder's touch methods, recording the call if client code overrides it.
    func deliver(_ method: Word, _ touches: Set<UITouch>, with event: UIEvent?, to responder: UIResponder, by rule: Rule) {
        guard overrides(method, in: responder) else { return send(method, touches, event, to: responder) }
        recorder.enter(method, of: subject(responder), by: rule)
        if ablation == nil {
            runOverride(of: method, touches, event, in: responder)
        } else {
            sendOn(method, touches, event, to: responder)
        }
        recorder.leave()
    }

    /// Without RC.4, a message that the override has not passed on goes on all the same.
    private func sendOn(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, to responder: UIResponder) {
        let start = recorder.count
        runOverride(of: method, touches, event, in: responder)
        let hasForwarded = recorder.contains(Name(.forward), of: responder.subject, since: start)
        if !hasForwarded, !holds(.unhandledIsDropped) { responder.passOn(method, touches, event) }
    }

    @inline(__always)
    private func runOverride(of method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, in responder: UIResponder) {
        guard let override = viewOverrides(of: responder)?.touches else { return send(method, touches, event, to: responder) }
        override { send(method, touches, event, to: responder) }
    }

    @inline(__always)
    func send(_ method: Word, _ touches: Set<UITouch>, _ event: UIEvent?, to responder: UIResponder) {
        switch method {
        case .touchesBegan: responder.touchesBegan(touches, with: event)
        case .touchesMoved: responder.touchesMoved(touches, with: event)
        case .touchesEnded: responder.touchesEnded(touches, with: event)
        default: responder.touchesCancelled(touches, with: event)
        }
    }

    func deliver(_ method: Word, _ presses: Set<UIPress>, with event: UIPressesEvent?, to responder: UIResponder, by rule: Rule) {
        call(method, on: responder, by: rule) {
            switch method {
            case .pressesBegan: responder.pressesBegan(presses, with: event)
            case .pressesChanged: responder.pressesChanged(presses, with: event)
            case .pressesEnded: responder.pressesEnded(presses, with: event)
            default: responder.pressesCancelled(presses, with: event)
            }
        }
    }

    func deliver(_ method: Word, _ motion: UIEvent.EventSubtype, with event: UIEvent?, to responder: UIResponder, by rule: Rule) {
        call(method, on: responder, by: rule) {
            switch method {
            case .motionBegan: responder.motionBegan(motion, with: event)
            case .motionEnded: responder.motionEnded(motion, with: event)
            default: responder.motionCancelled(motion, with: event)
            }
        }
    }

    func deliverRemoteControl(_ event: UIEvent?, to responder: UIResponder, by rule: Rule) {
        call(.remoteControlReceived, on: responder, by: rule) { responder.remoteControlReceived(with: event) }
    }
}
