/// The event that carries the touches, one for a whole sequence.
final class TouchesEvent: UIEvent {
    /// Alive or just ended, in the order in which they began.
    var touches: ContiguousArray<UITouch> = []
    var sets = TouchSets()

    override var allTouches: Set<UITouch>? { Set(touches) }

    /// Calls `body` for each window in which touches of this event began, in that order.
    func forEachWindow(_ body: (UIWindow) -> Void) {
        // OPTIMIZATION: nearly always there is one touch.
        if touches.count == 1 { return touches[0].storedWindow.map(body) ?? () }
        let touches = touches
        for (index, touch) in touches.enumerated() {
            guard let window = touch.storedWindow, !touches[..<index].contains(where: { $0.storedWindow === window }) else { continue }
            body(window)
        }
    }

    /// Whether all its touches began in this window.
    func isOnly(of window: UIWindow?) -> Bool { touches.allSatisfy { $0.window === window } }

    /// The phases that touches of the event have changed to.
    var changedPhases: ChangedPhases {
        var phases = ChangedPhases()
        for touch in touches { phases.insert(touch.storedPhase) }
        return phases
    }
}
