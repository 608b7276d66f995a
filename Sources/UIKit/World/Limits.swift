/// Bounds on what would otherwise go on for ever or grow without end. Those of UIKit are not known.
///
/// They are far from what the experiments do: what decides an ordering is in `Thresholds`, where an experiment can vary it.
package enum Limits {
    /// How often actions can change states again within one update of the recognizers. What is left then waits for the next update.
    static let roundsOfAnUpdate = 16
    /// Touches that a recognizer remembers of one attempt, so that one that never makes up its mind does not remember all of a run: three
    /// taps of ten fingers have room. The oldest that is over goes first.
    static let touchesOfAnAttempt = 32
    /// Layouts of one commit. Views that are still marked then are reported as the app's mistake. UIKit's own search for such loops, started by
    /// the argument `UIViewLayoutFeedbackLoopDebuggingThreshold`, takes a number from 50 to 1000.
    static let layoutsOfACommit = 100
    /// Views that a view may be in: what goes through all of them, as hit-testing does, needs room on the stack for each. A page has less room than a process.
    #if hasFeature(Embedded)
        static let nesting = 1_000
    #else
        static let nesting = 10_000
    #endif
    /// Turns after which a run ends that does without a rule, or in which something is changed: nothing promises that it comes to rest.
    package static let turnsOfAChangedRun = 20_000
    /// Turns after which any other run ends. What follows every frame for an hour, the longest script, takes 220,000.
    static let turnsOfARun = 250_000
    /// Turns after which a run ends in which each leaves something for the next at the same instant. A chain of blocks that ends takes fewer.
    static let turnsOfAnInstant = 2_000
}
