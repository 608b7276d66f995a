import EventTrace
import ExperimentKit

/// A difference in an experiment between older versions of iOS and the newest.
public struct VersionDifference: Sendable {
    /// The first version with the difference; nil if the oldest version has it.
    public internal(set) var since: SystemVersion?
    /// The first later version without the difference.
    public let before: SystemVersion
    /// The rules that make the difference, in order: of the newest version or of the older one.
    public let rules: [RuleID]
    /// The cases with another ordering, by their index.
    public let cases: [Int]
    /// The claims with another verdict.
    public let claims: [ClaimChange]
    /// A case with another ordering and few calls; nil if no case has another ordering.
    public let example: Example?

    /// The versions with the difference.
    public var versions: SystemVersions { SystemVersions(since: since, before: before) }

    public struct ClaimChange: Hashable, Sendable {
        /// The place of the claim in the experiment.
        public let claim: Int
        public let verdict: Verdict

        public init(claim: Int, verdict: Verdict) {
            self.claim = claim
            self.verdict = verdict
        }
    }

    public struct Example: Sendable {
        public let `case`: Case
        public let newest: [Call]
        public let older: [Call]

        public init(case: Case, newest: [Call], older: [Call]) {
            self.case = `case`
            self.newest = newest
            self.older = older
        }
    }

    public init(
        since: SystemVersion?, before: SystemVersion, rules: [RuleID], cases: [Int], claims: [ClaimChange], example: Example?
    ) {
        self.since = since
        self.before = before
        self.rules = rules
        self.cases = cases
        self.claims = claims
        self.example = example
    }
}
