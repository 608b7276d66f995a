import EventTrace

/// Why a call is made or not, in at most five steps from the record: what came in, the decisions that belong together, and the one without which it would
/// be the other way round.
public struct ReasonChain: Hashable, Sendable {
    /// The most links of a chain.
    public static let most = 5

    public let reason: CallReason
    /// In order of the record; the last may be one of another case.
    public let links: [ReasonLink]

    /// Nil if the proof does not stand in this result: the case is not as the reason says, its deciding entry is not there, or the other case comes out as
    /// this one does or is not a nearest one.
    public init?(_ reason: CallReason, inCase index: Int, of result: ExperimentResult, _ calls: MadeCalls) {
        guard result.findings.indices.contains(index), calls.has(reason.call, inCase: index) == reason.isMade else { return nil }
        if let rule = reason.rule, !result.findings[index].trace.entries.indices.contains(rule.entry) { return nil }
        if let other = reason.otherCase {
            guard result.findings.indices.contains(other), calls.has(reason.call, inCase: other) != reason.isMade,
                calls.nearest(to: index, in: result, isMade: !reason.isMade, reason.call) == result.difference(index, other).count
            else { return nil }
        }
        guard let builder = ReasonChainBuilder(reason, inCase: index, of: result, calls) else { return nil }
        self.reason = reason
        links = builder.links
    }
}
