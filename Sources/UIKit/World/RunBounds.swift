/// How far a run may go; one that goes further has no end. It then ends as it is, and does nothing more.
package struct RunBounds {
    /// Entries of the record when a turn begins; as many as it can have unless whoever begins the run says otherwise.
    package var entries = Int.max
    /// Turns between two moments of the script that find the clock where the turn before left it.
    var turnsOfAnInstant = Limits.turnsOfAnInstant
    /// Turns of the whole run.
    var turns = Limits.turnsOfARun
    /// Whether to end there is no mistake: nothing promises that a run comes to rest that does without a rule, or in which something is changed.
    package private(set) var isExpected = false

    package init() {}

    package static var ofChangedRun: RunBounds {
        var bounds = RunBounds()
        (bounds.turnsOfAnInstant, bounds.turns) = (.max, Limits.turnsOfAChangedRun)
        bounds.isExpected = true
        return bounds
    }
}
