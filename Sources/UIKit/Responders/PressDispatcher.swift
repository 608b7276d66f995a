import EventTrace

/// RC.6: turns buttons into presses, which start at the focused view or the first responder. Recognizers get them first.
final class PressDispatcher: Part {
    /// The focused view, which gets presses; nil leaves them to the first responder.
    var focusedView: UIView?
    private let event = UIPressesEvent()
    /// The pressed modifier keys.
    private var heldModifiers: UIKeyModifierFlags = []

    /// RC.40: sets the pressed modifier keys; each that goes down or comes up is a press.
    func hold(_ modifiers: UIKeyModifierFlags, at time: Double, in simulation: Simulation) {
        for (flag, key) in UIKeyboardHIDUsage.modifiers where modifiers.contains(flag) != heldModifiers.contains(flag) {
            let isDown = modifiers.contains(flag)
            heldModifiers.formSymmetricDifference(flag)
            if simulation.holds(.modifierKeysArePresses) {
                handle(PressSample(UIKey(key, heldModifiers), isDown: isDown), at: time, in: simulation)
            }
        }
    }

    func handle(_ sample: PressSample, at time: Double, in simulation: Simulation) {
        // Client code can run the loop during an event: presses that ended before this one do not belong to it.
        let over = event.presses.filter { $0.isOver }
        event.presses.removeAll { $0.isOver }
        defer { event.presses += over }
        guard let press = press(for: sample, in: simulation) else { return }
        for other in event.presses { other.phase = .stationary }
        press.phase = sample.phase
        press.force = sample.force
        press.key = sample.key
        press.timestamp = time
        send(at: time, in: simulation)
    }

    /// TO.9
    func cancelAll(in simulation: Simulation) {
        guard !event.presses.isEmpty else { return }
        for press in event.presses { press.phase = .cancelled }
        send(at: simulation.now, in: simulation)
    }

    private func send(at time: Double, in simulation: Simulation) {
        event.timestamp = time
        simulation.application.receive(event, in: simulation)
        event.presses.removeAll { $0.isOver }
    }

    /// The press of this button: the one under way, or a new one if the button goes down.
    private func press(for sample: PressSample, in simulation: Simulation) -> UIPress? {
        if let known = event.presses.first(where: { $0.type == sample.type }) { return known }
        guard sample.phase == .began else { return nil }
        let press = UIPress(sample.type)
        let focused = focusedView.flatMap { simulation.applies(.pressesStartAtTheFocus, .bind, $0) ? $0 : nil }
        press.responder = focused ?? simulation.application.initialResponder(in: simulation)
        press.window = focused?.window ?? simulation.application.keyWindow
        press.gestureRecognizers = recognizers(for: press, in: simulation)
        event.presses.append(press)
        return press
    }

    private func recognizers(for press: UIPress, in simulation: Simulation) -> [UIGestureRecognizer] {
        var recognizers: [UIGestureRecognizer] = []
        var view = press.responder as? UIView ?? (press.responder as? UIViewController)?.viewIfLoaded
        while let current = view {
            recognizers += current.recognizers.filter { $0.receives(press, event, in: simulation) }
            view = current.parent
        }
        return recognizers
    }

    /// Delivers presses to recognizers, then to the responder unless a recognizer has recognized.
    func deliver(in simulation: Simulation) {
        for press in event.presses where press.phase != .stationary {
            for recognizer in press.gestureRecognizers ?? [] { tell(recognizer, press, in: simulation) }
            let hasRecognized = press.gestureRecognizers?.contains { $0.currentState.isActive || $0.currentState == .ended } ?? false
            simulation.gestures.update(in: simulation)
            guard let responder = press.responder, press.isOwedAnEnd else { continue }
            let cancels = hasRecognized && press.phase != .began
            if cancels || press.phase == .ended || press.phase == .cancelled { press.isOwedAnEnd = false }
            let method = cancels ? Word.pressesCancelled : press.phase.method
            let rule: Rule = press.key == nil ? .firstReceiver : .modifierKeysArePresses
            simulation.deliver(method, [press], with: event, to: responder, by: rule)
        }
    }

    private func tell(_ recognizer: UIGestureRecognizer, _ press: UIPress, in simulation: Simulation) {
        simulation.call(press.phase.method, on: recognizer, by: .recognizersFirst) {
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled: recognizer.pressesCancelled([press], with: event)
            default: recognizer.pressesChanged([press], with: event)
            }
        }
    }
}

extension Simulation {
    var presses: PressDispatcher { unsafeDowncast(parts.presses, to: PressDispatcher.self) }

    /// The focused view, which gets presses; nil leaves them to the first responder.
    package var focusedView: UIView? {
        get { presses.focusedView }
        set { presses.focusedView = newValue }
    }
}

extension UIPress {
    /// Whether the press has ended or was cancelled.
    fileprivate final var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIPress.Phase {
    fileprivate var method: Word {
        switch self {
        case .began: .pressesBegan
        case .ended: .pressesEnded
        case .cancelled: .pressesCancelled
        default: .pressesChanged
        }
    }
}
