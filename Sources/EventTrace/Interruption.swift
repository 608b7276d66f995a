/// An act of the system that takes touches from the application, returns the foreground to it, or passes a tap on the status bar on.
public enum Interruption: Hashable, Sendable {
    case call, alert
    /// A gesture of the system, such as the swipe to the home screen.
    case systemGesture
    /// The application leaves the foreground, or returns to it.
    case background, foreground
    /// A tap on the status bar, which takes no touches: the application receives the request to scroll to the top.
    case statusBarTap
}
