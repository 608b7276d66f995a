/// Where the keyboard is, as far as notifications tell: nothing of it is seen, and touches go to what would lie below it.
struct KeyboardState {
    /// Where it is, in points of the screen, or is coming to; nil if it is not up.
    var frame: CGRect?
    var isUp: Bool { frame != nil }
    /// How many responders are handing first responder over: the keyboard waits for what comes of it.
    var handOvers = 0
    /// The end of its way.
    var arrival: TimerQueue.Token?
}
