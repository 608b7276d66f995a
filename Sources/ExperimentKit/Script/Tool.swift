/// What a hand touches the glass with.
public enum Tool: Hashable, Sendable {
    case finger
    /// Each sample has a force that is an estimate; `Finger.refine(force:)` gives a better one.
    case pencil
}
