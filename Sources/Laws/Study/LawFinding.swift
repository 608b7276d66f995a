import ExperimentKit
import Studies

/// A law with its committed verdict and its smallest counterexample, run again: what a page shows.
public struct LawFinding: Sendable {
    public let law: Law
    /// Nil without a committed verdict.
    public let record: LawRecord?
    public let counterexample: Shown?

    public struct Shown: Sendable {
        /// The name of the world.
        public let name: String
        public let result: ExperimentResult
        /// The experiment as a Swift file.
        public let source: String
        /// The reasons for calls that readers ask about, at most `mostReasons`.
        public let reasons: [ReasonChain]
    }

    /// The most chains of reasons of a counterexample.
    private static let mostReasons = 3

    public init(_ law: Law, _ record: LawRecord?) {
        self.law = law
        self.record = record
        counterexample = record?.smallest.flatMap { name in law.world(named: name).map { LawFinding.show(law, $0, name) } }
    }

    private static func show(_ law: Law, _ world: World, _ name: String) -> Shown {
        let result = Runner().run(law.experiment(of: world))
        let study = ReasonStudy(result)
        let reasons = result.findings.indices.flatMap { index in
            study.study(ofCase: index).reasons.filter { LawFinding.isAsked($0, law) }.compactMap { reason in
                ReasonChain(reason, inCase: index, of: result, study.calls)
            }
        }
        return Shown(name: name, result: result, source: law.source(of: world), reasons: Array(reasons.prefix(mostReasons)))
    }

    /// In a comparison, the calls that one world lacks; otherwise actions and cancellations.
    private static func isAsked(_ reason: CallReason, _ law: Law) -> Bool {
        if law.comparesWorlds { return !reason.isMade }
        let patterns: [TokenPattern] = ["*.action", "*.touchesCancelled"]
        return reason.isMade && patterns.contains { $0.matches(reason.call) }
    }
}

extension [Law] {
    /// The laws with these committed verdicts, in their order.
    public func findings(_ records: [LawRecord], jobs: Int = 1) -> [LawFinding] {
        map { law in LawFinding(law, records.first { $0.law == law.id }) }
    }
}
