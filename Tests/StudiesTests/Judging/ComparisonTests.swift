import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing

struct ComparisonTests {
    static let loud = Variable<Bool>("loud", "It is loud")
    static let level = AnyVariable("level", "The level", [1, 2, 3])

    /// Only `loud` changes the ordering; `level` changes the time between calls at most.
    private func result(_ claims: [Claim]) -> ExperimentResult {
        World.result([Self.loud, Self.level], claims: claims) { item in
            item[Self.loud] == .flag(true) ? "a.touchesBegan\n  b.touchesBegan" : "a.touchesBegan"
        }
    }

    @Test func `equal orderings confirm that a variable does not matter`() {
        let claim = result([Claim("Level is nothing", .same(whatever: Self.level))]).claims[0]
        #expect(claim.verdict == .confirmed)
        #expect(claim.supporting == [0, 1, 2, 3, 4, 5])
    }

    @Test func `another ordering refutes that a variable does not matter, and names both cases`() {
        let claim = result([Claim("Loud is nothing", .same(whatever: Self.loud))]).claims[0]
        #expect(claim.verdict == .refuted)
        #expect(claim.contradicting == [3, 4, 5])
        #expect(claim.counterexample?.case.index == 3)
        #expect(claim.counterexample?.mismatch.otherCase == 0)
        #expect(
            CaseJudgement.fails(claim.counterexample!.mismatch).told
                == "the same as with `loud` off: nothing more | `b.touchesBegan` at depth 1 as call 2")
    }

    @Test func `only what the patterns name is compared`() {
        #expect(result([Claim("a does not change", .same(whatever: Self.loud, among: ["a.*"]))]).claims[0].verdict == .confirmed)
    }

    @Test func `differing orderings confirm that a variable matters`() {
        #expect(result([Claim("Loud matters", .differs(by: Self.loud))]).claims[0].verdict == .confirmed)
        let claim = result([Claim("Level matters", .differs(by: Self.level))]).claims[0]
        #expect(claim.verdict == .refuted)
        #expect(
            CaseJudgement.fails(claim.counterexample!.mismatch).told
                == "another ordering for another `level` | the same whatever `level` is: `a.touchesBegan`")
    }

    @Test func `a comparison with nothing to compare is undecided`() {
        let claim = result([Claim("Level is nothing", when: Self.level.is(2), .same(whatever: Self.level))]).claims[0]
        #expect(claim.verdict == .undecided)
        #expect(claim.reason.map(Wording.english.doubt) == "in no case: no other case differs in `level` only")
    }

    @Test func `answers and nesting are part of an ordering, times are not`() {
        func verdict(_ one: String, _ other: String) -> Verdict {
            World.result([Self.loud], claims: [Claim("Same", .same(whatever: Self.loud))]) {
                $0[Self.loud] == .flag(true) ? one : other
            }.claims[0].verdict
        }
        #expect(verdict("a.next\nb.next", "a.next\n  b.next") == .refuted)
        #expect(verdict("a.hitTest -> nil", "a.hitTest -> a") == .refuted)
        #expect(verdict("! a skip hidden\na.next", "a.next") == .confirmed)
    }
}
