/// How well a rule is known.
public enum Grade: String, Hashable, Sendable, CaseIterable {
    /// Apple's documentation, a public header's comment or a WWDC talk says it.
    case documented
    /// A log printed on a device or the simulator shows it.
    case measured
    /// Nobody says; chosen here.
    case assumed
}
