import EventTrace

extension MethodProbe {
    static let control: [MethodProbe] = [
        MethodProbe(.beginTracking, BeginTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.continueTracking, ContinueTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.endTracking, EndTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.cancelTracking, CancelTracking.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.sendAction, SendAction.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.sendActionOfClosure, SendActionOfClosure.self, BlankControl.self, of: UIControl.self),
        MethodProbe(.isHighlighted, Highlighted.self, BlankControl.self, of: UIControl.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class BlankControl: UIControl {}
private final class BeginTracking: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class ContinueTracking: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
}
private final class EndTracking: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
}
private final class CancelTracking: UIControl {
    override func cancelTracking(with event: UIEvent?) {}
}
private final class SendAction: UIControl {
    override func sendAction(_ action: Selector, to target: AnyOrObject?, for event: UIEvent?) {}
}
private final class SendActionOfClosure: UIControl {
    override func sendAction(_ action: UIAction) {}
}
private final class Highlighted: UIControl {
    override var isHighlighted: Bool {
        get { false }
        set {}
    }
}
