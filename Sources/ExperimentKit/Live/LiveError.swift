/// Why a live run does not do what it is asked to. It is then as it was.
package enum LiveError: Int32, Error, Hashable {
    /// There is no experiment of this index.
    case noSuchExperiment = -1
    /// The experiment has no case of this index.
    case noSuchCase = -2
    /// No run of this number is open.
    case noSuchRun = -3
    /// It is earlier than what has been, no number, or later than a run goes on at once.
    case wrongTime = -4
    /// It names what there is not, or a place or a force that is no number.
    case wrongInput = -5
    /// A finger comes down that is down, or moves or lifts that is not.
    case wrongFinger = -6
    /// The run has grown as long as runs may get, or as many are open as may be.
    case full = -7
    /// There is no such entry or name.
    case wrongIndex = -8
    /// The text is no sketch.
    case wrongSketch = -9
}
