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
