/// Where the keyboard is, as far as notifications tell: nothing of it is seen, and touches go to what would lie below it.
struct KeyboardState {
    var isUp = false
    /// How many responders are handing first responder over: the keyboard waits for what comes of it.
    var handOvers = 0
    /// The end of its way.
    var arrival: TimerQueue.Token?
}
