/// One timed input, ready to be played: what a script comes down to.
package struct Stimulus {
    package enum Kind {
        case down(finger: Int, Spot)
        case move(finger: Int, Spot)
        case up(finger: Int, Spot)
        /// The system takes the finger away.
        case cancel(finger: Int, Spot)
        case mark(String)
        case block(() -> Void)
    }

    /// Seconds of virtual time since the script began.
    package let time: Double
    package let kind: Kind
}
