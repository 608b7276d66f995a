/// How many calls of an experiment are explained.
public struct ReasonTally: Hashable, Sendable {
    /// A call that a case lacks, and of which nothing is proved.
    public struct Unexplained: Hashable, Sendable {
        /// The position of the case.
        public let `case`: Int
        public let call: String
        /// In how many variables the nearest case that has it differs; more than one.
        public let nearest: Int
    }

    /// Calls of all cases that a case has, each once a case, and how many of them have a chain.
    public private(set) var made = 0
    public private(set) var madeExplained = 0
    /// The same of calls that a case lacks and another case has.
    public private(set) var missing = 0
    /// Of the missing ones: without a rule the call is there, whatever a change of a variable does.
    public private(set) var byRule = 0
    /// Of the missing ones: only the change of a variable brings the call.
    public private(set) var byVariable = 0
    public private(set) var unexplained: [Unexplained] = []

    public init(_ result: ExperimentResult, _ reasons: ReasonTable) {
        let calls = MadeCalls(result.findings)
        let chains = reasons.chains(of: result)
        for index in result.findings.indices {
            made += calls.made(inCase: index).count
            madeExplained += chains[index].count { $0.reason.isMade }
            let explained = chains[index].filter { !$0.reason.isMade }
            byRule += explained.count { $0.reason.rule != nil }
            byVariable += explained.count { $0.reason.rule == nil }
            let tokens = Set(explained.map { $0.reason.call })
            let missing = calls.missing(inCase: index)
            self.missing += missing.count
            for call in missing where !tokens.contains(call.token) {
                let nearest = calls.nearest(to: index, in: result, having: call.token)
                unexplained.append(Unexplained(case: index, call: call.token, nearest: nearest ?? 0))
            }
        }
    }
}

extension MadeCalls {
    /// In how many variables the nearest case that has the call differs from this one; nil if no other has it.
    public func nearest(to index: Int, in result: ExperimentResult, having token: String) -> Int? {
        result.findings.indices.filter { $0 != index && has(token, inCase: $0) }.map { result.difference(index, $0).count }.min()
    }
}
