/// The event that carries the touches, one for a whole sequence.
final class TouchesEvent: UIEvent {
    /// Alive or just ended, in the order in which they began.
    var touches: ContiguousArray<UITouch> = []

    override var allTouches: Set<UITouch>? { Set(touches) }

    /// The windows in which touches of this event began, in that order.
    var windows: ContiguousArray<UIWindow> {
        var windows: ContiguousArray<UIWindow> = []
        for touch in touches {
            guard let window = touch.window, !windows.contains(where: { $0 === window }) else { continue }
            windows.append(window)
        }
        return windows
    }
}
