/// Limits for loops and growth without end. UIKit's own are not known.
///
/// Experiments stay far below them: numbers that decide an ordering are in `Thresholds`, where an experiment can vary them.
package enum Limits {
    /// The number of times that actions can change states within one update of the recognizers; the rest waits for the next update.
    static let roundsOfAnUpdate = 16
    /// The number of touches of one attempt that an undecided recognizer stores: enough for three taps of ten fingers. The oldest ended one
    /// is dropped first.
    static let touchesOfAnAttempt = 32
    /// The number of layouts of one commit; views still marked then are reported as the app's mistake.
    ///
    /// UIKit's own search for such loops, started by the argument `UIViewLayoutFeedbackLoopDebuggingThreshold`, takes a number from 50 to
    /// 1000.
    static let layoutsOfACommit = 100
    /// The number of nested views: recursion through them, as in hit-testing, needs room on the stack. A page has less room than a process.
    #if hasFeature(Embedded)
        static let nesting = 1_000
    #else
        static let nesting = 10_000
    #endif
    /// The number of turns of a run without a rule, or with a change: such a run may never come to rest.
    package static let turnsOfAChangedRun = 20_000
    /// The number of turns of any other run. A call in every frame for an hour, the longest script, takes 220,000.
    static let turnsOfARun = 250_000
    /// The number of turns at one instant, each with work left by the last. A chain of blocks that ends takes fewer.
    static let turnsOfAnInstant = 2_000
}
