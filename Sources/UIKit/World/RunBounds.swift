/// The bounds of a run. A run that exceeds them counts as endless and stops where it is.
package struct RunBounds {
    /// The number of entries in the record at the beginning of a turn; by default as many as fit.
    package var entries = Int.max
    /// The number of turns at one instant, between two moments of the script.
    var turnsOfAnInstant = Limits.turnsOfAnInstant
    /// The number of turns of the whole run.
    var turns = Limits.turnsOfARun
    /// Whether exceeding the bounds is not a mistake, as in a run without a rule or with a change, which may never come to rest.
    package private(set) var isExpected = false

    package init() {}

    package static var ofChangedRun: RunBounds {
        var bounds = RunBounds()
        (bounds.turnsOfAnInstant, bounds.turns) = (.max, Limits.turnsOfAChangedRun)
        bounds.isExpected = true
        return bounds
    }
}
