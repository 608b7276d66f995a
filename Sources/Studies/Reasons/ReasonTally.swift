import EventTrace

/// The number of calls of an experiment that are explained.
public struct ReasonTally: Hashable, Sendable {
    /// A call of one case, or its absence, without a proved reason.
    public struct Unexplained: Hashable, Sendable {
        /// The position of the case.
        public let `case`: Int
        public let call: String
        public let isMade: Bool
    }

    private struct Key: Hashable {
        let call: String
        let occurrence: Int
    }

    /// The number of calls of all cases, and the number of those with a chain.
    public private(set) var made = 0
    public private(set) var madeExplained = 0
    /// The number of calls that a case lacks and another case has, and the number of those with a chain.
    public private(set) var missing = 0
    /// The number of missing calls that are made without a rule, whether or not a change of a variable brings them too.
    public private(set) var byRule = 0
    /// The number of missing calls that no rule explains, and that the change of one variable brings.
    public private(set) var byVariable = 0
    /// The number of missing calls that only the change of several variables together brings, each of which is needed.
    public private(set) var byVariables = 0
    /// Calls without a chain, made or missing.
    public private(set) var unexplained: [Unexplained] = []

    public init(_ result: ExperimentResult, _ reasons: ReasonTable) {
        let calls = MadeCalls(result.findings)
        let chains = reasons.chains(of: result)
        for index in result.findings.indices {
            made += calls.made(inCase: index).count
            madeExplained += chains[index].count { $0.reason.isMade }
            let explained = chains[index].filter { !$0.reason.isMade }
            byRule += explained.count { $0.reason.rule != nil }
            let differences = explained.filter { $0.reason.rule == nil }.compactMap { $0.reason.otherCase }.map {
                result.difference(index, $0).count
            }
            byVariable += differences.count { $0 == 1 }
            byVariables += differences.count { $0 > 1 }
            let lacking = calls.missing(inCase: index)
            missing += lacking.count
            let told = Set(chains[index].map { Key(call: $0.reason.call, occurrence: $0.reason.occurrence) })
            let all =
                calls.made(inCase: index).map { (Key(call: $0.call.token, occurrence: $0.occurrence), true) }
                + lacking.map { (Key(call: $0.token, occurrence: 0), false) }
            unexplained += all.filter { !told.contains($0.0) }.map { Unexplained(case: index, call: $0.0.call, isMade: $0.1) }
        }
    }
}

extension MadeCalls {
    /// The number of variables in which the nearest case with the opposite result differs from this one; nil if there is no such case.
    func nearest(to index: Int, in result: ExperimentResult, oppositeOf reason: CallReason) -> Int? {
        result.findings.indices.filter { $0 != index && isOpposite($0, of: reason) }.map { result.difference(index, $0).count }.min()
    }

    /// Whether the case lacks the call that the reason is for, or has the call for whose absence the reason is.
    func isOpposite(_ index: Int, of reason: CallReason) -> Bool { has(reason.call, reason.occurrence, inCase: index) != reason.isMade }

    /// Whether the case makes more calls of the token than this number.
    func has(_ token: String, _ occurrence: Int, inCase index: Int) -> Bool { count(of: token, inCase: index) > occurrence }
}
