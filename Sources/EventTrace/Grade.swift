/// How well a rule is known. Less known comes before better known.
public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple's documentation, a public header's comment or a WWDC talk says it.
    case documented
    /// A log printed on a device or the simulator shows it.
    case measured
    /// Nobody says; chosen here.
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
