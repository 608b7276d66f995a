/// An act of the system that takes touches from the application, or returns the foreground to it.
public enum Interruption: Hashable, Sendable {
    case call, alert
    /// A gesture of the system, such as the swipe to the home screen.
    case systemGesture
    /// The application leaves the foreground, or returns to it.
    case background, foreground
}
