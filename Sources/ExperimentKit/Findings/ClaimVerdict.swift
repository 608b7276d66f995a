import EventTrace

/// A claim with its verdict and the cases behind it.
public struct ClaimVerdict: Sendable {
    public let claim: Claim
    public let verdict: Verdict
    /// Why it is undecided; nil otherwise.
    public let reason: Doubt?
    /// Indices of the cases that support it.
    public let supporting: [Int]
    /// Indices of the cases that contradict it.
    public let contradicting: [Int]
    /// The contradicting case with the fewest values that differ from the defaults, the first of those.
    public let counterexample: Counterexample?
    /// What the claim could have said: set when it is confirmed and its expectation holds in more cases than it is about.
    public let wider: WiderCondition?
    /// The rules without which it would get another verdict, or, where there are none, those behind what it is about; nil until an
    /// ablation says.
    public internal(set) var footing: [Rule]?

    public init(
        claim: Claim, verdict: Verdict, reason: Doubt? = nil, supporting: [Int] = [], contradicting: [Int] = [],
        counterexample: Counterexample? = nil, wider: WiderCondition? = nil
    ) {
        precondition(Set(supporting).isDisjoint(with: contradicting), "no case says both")
        precondition(verdict != .confirmed || contradicting.isEmpty, "a contradicted claim is not confirmed")
        self.claim = claim
        self.verdict = verdict
        self.reason = reason
        self.supporting = supporting
        self.contradicting = contradicting
        self.counterexample = counterexample
        self.wider = wider
    }

    public struct Counterexample: Hashable, Sendable {
        public let `case`: Case
        public let mismatch: Mismatch

        public init(case: Case, mismatch: Mismatch) {
            self.case = `case`
            self.mismatch = mismatch
        }
    }

    /// That of the least known rule that it rests on; nil where that is unknown, or where it rests on none.
    public var grade: Grade? { footing?.map { $0.grade }.min() }

    /// More could be said in as few words: it holds for more cases, and their condition mentions no more variables than the claim's own.
    /// Where more cases take a longer condition, the claim is a simple part of a less simple truth.
    public var isWeak: Bool {
        wider.map { $0.condition.questions.count <= claim.condition.questions.count } ?? false
    }

    /// It is declared as refuted and is not.
    public var isSurprise: Bool { claim.knownRefutation != nil && verdict != .refuted }
    /// It is refuted, with the reason declared.
    public var isKnownRefutation: Bool { claim.knownRefutation != nil && verdict == .refuted }
    /// Confirmed, or refuted as declared: what `evdoc check` accepts.
    public var isExpected: Bool { claim.knownRefutation == nil ? verdict == .confirmed : verdict == .refuted }
}
