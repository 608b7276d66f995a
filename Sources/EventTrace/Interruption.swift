/// What takes the touches away from the application, or gives it the foreground back.
public enum Interruption: Hashable, Sendable {
    case call, alert
    /// A gesture of the system's own, as the one that leads to the home screen.
    case systemGesture
    /// The application leaves the foreground, and comes back.
    case background, foreground
}
