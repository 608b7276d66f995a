/// How well a rule is known. Less known grades sort first.
public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple's documentation, a public header's comment or a WWDC talk says it.
    case documented
    /// A log printed on a device or the simulator shows it.
    case measured
    /// Neither Apple nor a log says it: an account reports it, or this project chose it.
    case assumed

    private var certainty: Int {
        switch self {
        case .assumed: 0
        case .documented: 1
        case .measured: 2
        }
    }

    public static func < (left: Grade, right: Grade) -> Bool { left.certainty < right.certainty }
}
