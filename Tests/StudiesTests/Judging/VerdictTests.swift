import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing

struct VerdictTests {
    static let x = AnyVariable("x", "The x", [0, 1, 2])
    static let y = Variable<Bool>("y", "The y")
    static let z = Variable<Bool>("z", "The z")

    private func claim(_ claim: Claim, failing: @escaping (Case) -> Bool) -> ClaimVerdict {
        World.result([Self.x, Self.y, Self.z], claims: [claim]) { failing($0) ? "b.next" : "a.next" }.claims[0]
    }

    @Test func `a claim that holds in every case it is about is confirmed by them`() {
        let verdict = claim(Claim("a", when: Self.y.isOn, .happens("a.*"))) { $0[Self.y] == .flag(false) }
        #expect(verdict.verdict == .confirmed)
        #expect(verdict.supporting == [2, 3, 6, 7, 10, 11])
        #expect(verdict.counterexample == nil)
        #expect(verdict.isExpected)
    }

    @Test func `the counterexample differs least from the defaults, then comes first`() {
        let far = claim(Claim("a", .happens("a.*"))) { $0[Self.y] == .flag(true) && $0[Self.x] != 0 || $0[Self.z] == .flag(true) }
        #expect(far.counterexample?.case.description == "x=0, y=off, z=on")
        let tie = claim(Claim("a", .happens("a.*"))) { $0[Self.y] == .flag(true) || $0[Self.x] == 2 }
        #expect(tie.counterexample?.case.description == "x=0, y=on, z=off")
        #expect(tie.verdict == .refuted)
        #expect(!tie.isExpected)
    }

    @Test func `no counterexample is smaller than the one that is named, in every set of failing cases`() {
        for failing in 1..<(1 << 12) where failing % 7 == 0 {
            let verdict = claim(Claim("a", .happens("a.*"))) { failing & (1 << $0.index) != 0 }
            let cases = verdict.contradicting.map { verdict.claim.cases(Self.x, Self.y, Self.z)[$0] }
            let least = cases.map { $0.distanceFromDefaults }.min()
            #expect(verdict.counterexample?.case == cases.first { $0.distanceFromDefaults == least })
        }
    }

    @Test func `a claim about no case is undecided, and says so`() {
        let verdict = claim(Claim("a", when: Self.y.isOn && Self.y.isOff, .happens("a.*"))) { _ in false }
        #expect(verdict.verdict == .undecided)
        #expect(verdict.reason.map(Wording.english.doubt) == "no case is one where `y` is on and `y` is off")
        #expect(!verdict.isExpected)
    }

    @Test func `a claim that is vacuous in every case is undecided, and says why`() {
        let verdict = claim(Claim("a", .nested("c.next", in: "a.next"))) { _ in false }
        #expect(verdict.verdict == .undecided)
        #expect(verdict.reason.map(Wording.english.doubt) == "in no case: `c.next` does not happen")
    }

    @Test func `a refutation that was declared is expected, and one that holds after all is a surprise`() {
        let declared = Claim("a", .happens("a.*"), knownRefutation: "because")
        let refuted = claim(declared) { _ in true }
        #expect(refuted.isKnownRefutation && refuted.isExpected && !refuted.isSurprise)
        let surprise = claim(declared) { _ in false }
        #expect(surprise.isSurprise && !surprise.isExpected && !surprise.isKnownRefutation)
    }

    @Test func `each finding holds its outcome for each claim`() {
        let claims = [Claim("a", when: Self.y.isOn, .happens("a.*")), Claim("b", .happens("b.*"))]
        let result = World.result([Self.y], claims: claims) { $0.index == 1 ? "b.next" : "a.next" }
        #expect(result.findings[0].outcomes[0] == .notSelected)
        #expect(result.findings[1].outcomes[0].told == "`a.…` at least once | `b.next`")
        #expect(result.findings[0].outcomes[1].told == "`b.…` at least once | `a.next`")
        #expect(result.findings[1].outcomes[1] == .holds)
    }
}

extension Claim {
    fileprivate func cases(_ variables: AnyVariable...) -> [Case] {
        Experiment(id: "World", title: "", question: "", variables: variables, stage: { _ in }).cases
    }
}
