/// The reason why a live run refuses a request. The run is unchanged then.
package enum LiveError: Int32, Error, Hashable {
    /// There is no experiment of this index.
    case noSuchExperiment = -1
    /// The experiment has no case of this index.
    case noSuchCase = -2
    /// No run of this number is open.
    case noSuchRun = -3
    /// The time is earlier than the run's own, not a number, or later than a run can advance at once.
    case wrongTime = -4
    /// The input refers to something that does not exist, or its place or force is not a number.
    case wrongInput = -5
    /// A finger comes down that is down already, or a finger moves or lifts that is not down.
    case wrongFinger = -6
    /// The run has reached its greatest length, or the greatest number of runs is open.
    case full = -7
    /// There is no such entry or name.
    case wrongIndex = -8
    /// The text is not a sketch.
    case wrongSketch = -9
    /// The text does not have the form of claims.
    case wrongFormula = -10
}
