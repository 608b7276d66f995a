/// The exit status of `evdoc`.
///
/// If there are several reasons for failure, the smallest number wins: a page that does not build is worse than a verdict, a verdict worse
/// than a report that has to be written anew.
enum ExitCode: Int32, CaseIterable, Sendable, Comparable {
    case success = 0
    /// An author's mistake: an experiment, a page or a translation that cannot be published as it is.
    case authorsMistake = 1
    /// A verdict or an observation that was not declared.
    case surprisingVerdict = 2
    /// A committed report that is out of date.
    case staleReport = 3
    /// An ablation, a trial of mutations or a list of reasons whose results have changed since.
    case outdatedStudy = 4
    case wrongUsage = 64
    /// A mistake in the program itself: it was built in a way in which the engine cannot work.
    case unsoundProgram = 70
    /// A failure of the system: the disk, a permission, a path.
    case world = 74

    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }

    /// The most serious code; success if there is none.
    static func worst(of codes: [ExitCode]) -> ExitCode { codes.filter { $0 != .success }.min() ?? .success }

    /// The meaning of the code, for the help.
    var meaning: String {
        switch self {
        case .success: "all is well"
        case .authorsMistake: "an author's mistake: an experiment, a page or a translation that cannot be published"
        case .surprisingVerdict: "a verdict or an observation that nobody declared"
        case .staleReport: "a committed report that is not what the experiments say"
        case .outdatedStudy: "an ablation, mutations or reasons of results that are others by now"
        case .wrongUsage: "wrong usage"
        case .unsoundProgram: "the program was not built as it should be"
        case .world: "the disk, a permission or a path is in the way"
        }
    }
}
