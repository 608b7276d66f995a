import EventTrace
import ExperimentKit

/// A claim with its verdict and the cases behind it.
public struct ClaimVerdict: Sendable {
    public let claim: Claim
    public let verdict: Verdict
    /// The reason why the claim is undecided; nil if it is decided.
    public let reason: Doubt?
    /// Indices of the cases that support the claim.
    public let supporting: [Int]
    /// Indices of the cases that contradict the claim.
    public let contradicting: [Int]
    /// The contradicting case with the fewest values that differ from the defaults; the first of several.
    public let counterexample: Counterexample?
    /// A wider condition, if the claim is confirmed and its expectation holds in more cases than the claim selects.
    public let wider: WiderCondition?
    /// The rules without which the claim would get another verdict or, if there are none, those behind the calls it is about; nil without
    /// an ablation.
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

    /// The grade of the least known rule behind the claim, or the claim's own if that is less; nil if nothing is known of the rules.
    public var grade: Grade? { footing.flatMap { (($0 + claim.rules).map(\.grade) + [claim.grade].compactMap { $0 }).min() } }

    /// Whether nothing but the ablation connects the claim with the rules of its grade, and no source states the claim itself.
    public var isDerived: Bool {
        claim.rules.isEmpty && claim.quotes.isEmpty && claim.grade == nil && (grade ?? .assumed) != .assumed
    }

    /// Whether the claim's own text says that it is less known than its grade.
    public var isOverrated: Bool {
        let texts = [claim.statement, claim.explanation, claim.knownRefutation].compactMap { $0 }
        guard let grade = restsOnNoRule ? .measured : grade else { return false }
        return texts.contains { GradeWords.deny(grade, in: $0) }
    }

    /// Whether the verdict stays with each rule switched off, and nothing else grades the claim.
    public var restsOnNoRule: Bool { footing?.isEmpty == true && grade == nil }

    /// Whether the claim could say more in as few words.
    ///
    /// Its expectation then holds for more cases, and their condition mentions no more variables than the claim's own. If more cases take a
    /// longer condition, the claim is a simple part of a less simple truth.
    public var isWeak: Bool {
        wider.map { $0.condition.questions.count <= claim.condition.questions.count } ?? false
    }

    /// Whether the claim is declared as refuted and is not.
    public var isSurprise: Bool { claim.knownRefutation != nil && verdict != .refuted }
    /// Whether the claim is refuted, with the reason declared.
    public var isKnownRefutation: Bool { claim.knownRefutation != nil && verdict == .refuted }
    /// Whether the claim is confirmed, or refuted as declared: the verdicts that `evdoc check` accepts.
    public var isExpected: Bool { claim.knownRefutation == nil ? verdict == .confirmed : verdict == .refuted }
}
