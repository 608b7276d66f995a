/// The event that carries presses.
open class UIPressesEvent: UIEvent {
    /// The presses that are down or have just ended, in the order of their beginning.
    final var presses: [UIPress] = []

    open override var type: EventType { .presses }
    open var allPresses: Set<UIPress> { Set(presses) }

    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) ?? false }
    }
}
