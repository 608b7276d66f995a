/// PL.20: the mode in which the main run loop runs.
///
///     default ──► tracking: a scroll view follows a finger, or goes on from it
///     tracking ──► default: the last of them has come to rest
///
/// The loop goes over to another mode between two passes.
struct RunLoopModes {
    private(set) var isTracking = false
    /// How many scroll views track.
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

    /// True if the loop is to go over to another mode.
    mutating func takeChange() -> Bool {
        isChangeDue = false
        return isTracking != (trackers > 0)
    }

    mutating func toggle() { isTracking.toggle() }
}
