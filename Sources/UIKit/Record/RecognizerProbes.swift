import EventTrace

extension MethodProbe {
    static let recognizer: [MethodProbe] = [
        MethodProbe(.touchesBegan, TouchesBegan.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.touchesMoved, TouchesMoved.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.touchesEnded, TouchesEnded.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.touchesCancelled, TouchesCancelled.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.reset, Reset.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.canPrevent, CanPrevent.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.canBePrevented, CanBePrevented.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.shouldRequireFailure, ShouldRequireFailure.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.shouldBeRequiredToFail, ShouldBeRequired.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.shouldReceiveEvent, ShouldReceive.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.touchesEstimatedPropertiesUpdated, EstimatesUpdated.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.pressesBegan, PressesBegan.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.pressesChanged, PressesChanged.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.pressesEnded, PressesEnded.self, Blank.self, of: UIGestureRecognizer.self),
        MethodProbe(.pressesCancelled, PressesCancelled.self, Blank.self, of: UIGestureRecognizer.self),
    ]
}

// Each overrides one method; their bodies never run.
private final class Blank: UIGestureRecognizer {}
private final class TouchesBegan: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class TouchesMoved: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class TouchesEnded: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class TouchesCancelled: UIGestureRecognizer {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
private final class Reset: UIGestureRecognizer {
    override func reset() {}
}
private final class CanPrevent: UIGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
private final class CanBePrevented: UIGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
private final class ShouldRequireFailure: UIGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
private final class ShouldBeRequired: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
private final class ShouldReceive: UIGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
private final class EstimatesUpdated: UIGestureRecognizer {
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
private final class PressesBegan: UIGestureRecognizer {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}
private final class PressesChanged: UIGestureRecognizer {
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}
private final class PressesEnded: UIGestureRecognizer {
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}
private final class PressesCancelled: UIGestureRecognizer {
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}
