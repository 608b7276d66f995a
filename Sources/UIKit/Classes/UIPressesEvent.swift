/// The event that carries presses.
open class UIPressesEvent: UIEvent {
    /// Down or just ended, in the order in which they began.
    final var presses: [UIPress] = []

    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { Set(presses) }

    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }
}
