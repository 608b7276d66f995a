import EventTrace

extension MethodProbe {
    static let responder: [MethodProbe] = [
        MethodProbe(.touchesBegan, TouchesBegan.self, Blank.self, of: UIResponder.self),
        MethodProbe(.touchesMoved, TouchesMoved.self, Blank.self, of: UIResponder.self),
        MethodProbe(.touchesEnded, TouchesEnded.self, Blank.self, of: UIResponder.self),
        MethodProbe(.touchesCancelled, TouchesCancelled.self, Blank.self, of: UIResponder.self),
        MethodProbe(.canPerformAction, CanPerformAction.self, Blank.self, of: UIResponder.self),
        MethodProbe(.canBecomeFirstResponder, CanBecome.self, Blank.self, of: UIResponder.self),
        MethodProbe(.canResignFirstResponder, CanResign.self, Blank.self, of: UIResponder.self),
        MethodProbe(.becomeFirstResponder, Become.self, Blank.self, of: UIResponder.self),
        MethodProbe(.resignFirstResponder, Resign.self, Blank.self, of: UIResponder.self),
        MethodProbe(.touchesEstimatedPropertiesUpdated, EstimatesUpdated.self, Blank.self, of: UIResponder.self),
        MethodProbe(.pressesBegan, PressesBegan.self, Blank.self, of: UIResponder.self),
        MethodProbe(.pressesChanged, PressesChanged.self, Blank.self, of: UIResponder.self),
        MethodProbe(.pressesEnded, PressesEnded.self, Blank.self, of: UIResponder.self),
        MethodProbe(.pressesCancelled, PressesCancelled.self, Blank.self, of: UIResponder.self),
        MethodProbe(.motionBegan, MotionBegan.self, Blank.self, of: UIResponder.self),
        MethodProbe(.motionEnded, MotionEnded.self, Blank.self, of: UIResponder.self),
        MethodProbe(.motionCancelled, MotionCancelled.self, Blank.self, of: UIResponder.self),
        MethodProbe(.remoteControlReceived, RemoteControl.self, Blank.self, of: UIResponder.self),
        MethodProbe(.target, Target.self, Blank.self, of: UIResponder.self),
        MethodProbe(.cut, Cut.self, Blank.self, of: UIResponder.self),
        MethodProbe(.copy, Copy.self, Blank.self, of: UIResponder.self),
        MethodProbe(.paste, Paste.self, Blank.self, of: UIResponder.self),
        MethodProbe(.select, Select.self, Blank.self, of: UIResponder.self),
        MethodProbe(.selectAll, SelectAll.self, Blank.self, of: UIResponder.self),
        MethodProbe(.delete, Delete.self, Blank.self, of: UIResponder.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class Blank: UIResponder {}
private final class TouchesBegan: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesMoved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesEnded: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class TouchesCancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
private final class CanPerformAction: UIResponder {
    override func canPerformAction(_ action: Selector, withSender sender: AnyOrObject?) -> Bool { false }
}
private final class CanBecome: UIResponder {
    override var canBecomeFirstResponder: Bool { false }
}
private final class CanResign: UIResponder {
    override var canResignFirstResponder: Bool { false }
}
private final class Become: UIResponder {
    override func becomeFirstResponder() -> Bool { false }
}
private final class Resign: UIResponder {
    override func resignFirstResponder() -> Bool { false }
}
private final class EstimatesUpdated: UIResponder {
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
private final class PressesBegan: UIResponder {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesChanged: UIResponder {
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesEnded: UIResponder {
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class PressesCancelled: UIResponder {
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
private final class MotionBegan: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class MotionEnded: UIResponder {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class MotionCancelled: UIResponder {
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
private final class RemoteControl: UIResponder {
    override func remoteControlReceived(with event: UIEvent?) {}
}
private final class Target: UIResponder {
    override func target(forAction action: Selector, withSender sender: AnyOrObject?) -> AnyOrObject? { nil }
}
private final class Cut: UIResponder {
    override func cut(_ sender: AnyOrObject?) {}
}
private final class Copy: UIResponder {
    override func copy(_ sender: AnyOrObject?) {}
}
private final class Paste: UIResponder {
    override func paste(_ sender: AnyOrObject?) {}
}
private final class Select: UIResponder {
    override func select(_ sender: AnyOrObject?) {}
}
private final class SelectAll: UIResponder {
    override func selectAll(_ sender: AnyOrObject?) {}
}
private final class Delete: UIResponder {
    override func delete(_ sender: AnyOrObject?) {}
}
