import EventTrace

/// The reason for a call or its absence, as at most five links from the record.
///
/// The links are the inputs, the related decisions, and the decision without which the result would be the opposite, which is a rule's
/// sentence if the rule writes no entry there. Of a call that is made, the last link is the call.
public struct ReasonChain: Hashable, Sendable {
    /// The most links of a chain.
    public static let most = 5

    public let reason: CallReason
    /// The call, as a case makes it.
    public let call: Call
    /// The number of calls of the token in the case.
    public let count: Int
    /// The links in the order of the record; the last may be from another case.
    public let links: [ReasonLink]

    /// Builds the chain; nil if the proof does not fit this result.
    ///
    /// The proof does not fit if the case is not as the reason says, if its deciding entry is not there, or if the other case has the same
    /// result or is not a nearest one. `never` is the call if no case makes it.
    public init?(_ reason: CallReason, inCase index: Int, of result: ExperimentResult, _ calls: MadeCalls, never: Call? = nil) {
        guard let call = calls.call(reason.call) ?? never, result.findings.indices.contains(index), !calls.isOpposite(index, of: reason)
        else { return nil }
        if let rule = reason.rule, !result.findings[index].trace.entries.indices.contains(rule.entry) { return nil }
        if let other = reason.otherCase {
            guard result.findings.indices.contains(other), calls.isOpposite(other, of: reason),
                calls.nearest(to: index, in: result, oppositeOf: reason) == result.difference(index, other).count
            else { return nil }
        }
        self.reason = reason
        self.call = call
        count = calls.count(of: reason.call, inCase: index)
        links = ReasonChainBuilder(reason, call, inCase: index, of: result, calls).links
    }
}
