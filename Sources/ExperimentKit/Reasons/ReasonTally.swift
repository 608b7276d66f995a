import EventTrace

/// How many calls of an experiment are explained.
public struct ReasonTally: Hashable, Sendable {
    /// A call of one case of which nothing is proved.
    public struct Unexplained: Hashable, Sendable {
        /// The position of the case.
        public let `case`: Int
        public let call: String
        public let isMade: Bool
    }

    /// Calls of all cases that a case has, each once a case, and how many of them have a chain.
    public private(set) var made = 0
    public private(set) var madeExplained = 0
    /// The same of calls that a case lacks and another case has.
    public private(set) var missing = 0
    /// Of the missing ones: without a rule the call is there, whatever a change of a variable does.
    public private(set) var byRule = 0
    /// Of the missing ones: no rule does, but the change of one variable brings the call.
    public private(set) var byVariable = 0
    /// Of the missing ones: only the change of several variables together brings the call, each of which is needed.
    public private(set) var byVariables = 0
    /// Calls without a chain, those that are made among them.
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
            let tokens = Set(chains[index].map { $0.reason.call })
            let all = calls.made(inCase: index).map { ($0.token, true) } + lacking.map { ($0.token, false) }
            unexplained += all.filter { !tokens.contains($0.0) }.map { Unexplained(case: index, call: $0.0, isMade: $0.1) }
        }
    }
}

extension MadeCalls {
    /// In how many variables the nearest case that has the call, or lacks it, differs from this one; nil if no other is so.
    func nearest(to index: Int, in result: ExperimentResult, isMade: Bool, _ token: String) -> Int? {
        result.findings.indices.filter { $0 != index && has(token, inCase: $0) == isMade }.map { result.difference(index, $0).count }.min()
    }
}
