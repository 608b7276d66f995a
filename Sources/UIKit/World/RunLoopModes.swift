/// PL.20: the mode in which the main run loop runs.
///
///     default ──► tracking: the content of a scroll view follows a finger, or moves on after it
///     tracking ──► default: all content has come to rest
///
/// The loop changes its mode between two passes.
struct RunLoopModes {
    private(set) var isTracking = false
    /// The number of scroll views that track.
    private var trackers = 0
    /// Whether the next pass may run in another mode.
    private(set) var isChangeDue = false

    mutating func beginTracking() {
        trackers += 1
        isChangeDue = true
    }

    mutating func endTracking() {
        guard trackers > 0 else { return }
        trackers -= 1
        isChangeDue = true
    }

    /// Changes the mode; true if there is a change.
    mutating func takeChange() -> Bool {
        isChangeDue = false
        return isTracking != (trackers > 0)
    }

    mutating func toggle() { isTracking.toggle() }
}
