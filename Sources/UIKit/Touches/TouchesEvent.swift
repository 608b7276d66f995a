/// The event that carries the touches, one for a whole sequence.
final class TouchesEvent: UIEvent {
    /// The current and just ended touches, in the order in which they began.
    var touches: ContiguousArray<UITouch> = []
    var sets = TouchSets()
    /// The late delivery under way.
    private(set) var lateDelivery: LateDelivery?

    override var allTouches: Set<UITouch>? { Set(touches) }

    /// Runs `body` during a late delivery, or outside of one if it is nil.
    func whileDelivering(_ delivery: LateDelivery?, _ body: () -> Void) {
        let outer = lateDelivery
        lateDelivery = delivery
        body()
        lateDelivery = outer
    }

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

    /// The phases to which touches of the event have changed.
    var changedPhases: ChangedPhases {
        var phases = ChangedPhases()
        for touch in touches { phases.insert(touch.storedPhase) }
        return phases
    }
}
