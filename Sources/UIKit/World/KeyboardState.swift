/// The state of the keyboard, as its notifications report it. It is never shown, and touches go to the views below.
struct KeyboardState {
    /// The frame in points of the screen, or the frame at the end of a movement; nil if the keyboard is not up.
    var frame: CGRect?
    /// The number of changes of the first responder under way, whose end the keyboard waits for.
    var handOvers = 0
    /// The end of its movement.
    var arrival: TimerQueue.Token?
}
