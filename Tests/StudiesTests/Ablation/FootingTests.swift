import EventTrace
import ExperimentKit
import SampleResults
import Testing

@testable import Studies

/// What a claim's verdict rests on, and how well that is known.
struct FootingTests {
    private func graded(_ ablations: [RuleAblation] = Sample.ablations, outdated: [String] = []) -> ExperimentResult {
        Sample.climb.resting(on: AblationTable(Sample.rules, ablations, outdated: outdated))
    }

    @Test func `a claim rests on the rules without which it would get another verdict`() {
        #expect(graded().claims[0].footing?.map(\.id.description) == ["HT.3"])
        #expect(graded().claims[0].grade == .measured)
    }

    @Test func `where there are none, it rests on the rules behind what it is about`() {
        #expect(graded().claims[1].footing?.map(\.id.description) == ["RC.2"])
        #expect(graded().claims[1].grade == .documented)
    }

    @Test func `the least known rule decides the grade`() {
        let assumed = RuleAblation(
            rule: RuleID(.gestures, 15), experiments: [ExperimentAblation(experiment: "HitTestTouch", decided: 1, changed: 1, claims: [0])])
        #expect(graded(Sample.ablations + [assumed]).claims[0].grade == .assumed)
        #expect(Grade.allCases.sorted() == [.assumed, .documented, .measured])
    }

    @Test func `a rule that explains a claim counts for its grade`() throws {
        let assumed = try #require(Sample.rules.first { $0.grade == .assumed })
        var verdict = ClaimVerdict(
            claim: Claim("It is so.", .never("a.b"), explanation: "A choice of the engine.", rules: [assumed]), verdict: .confirmed)
        verdict.footing = []
        #expect(verdict.grade == .assumed && !verdict.isOverrated)
    }

    @Test func `a claim that says more than its rules has a grade of its own`() throws {
        let documented = try #require(Sample.rules.first { $0.grade == .documented })
        var verdict = ClaimVerdict(
            claim: Claim("It is so.", .never("a.b"), explanation: "Reports say so.", rules: [documented], grade: .assumed),
            verdict: .confirmed)
        verdict.footing = [documented]
        #expect(verdict.grade == .assumed && !verdict.isOverrated)
        #expect(ClaimVerdict(claim: verdict.claim, verdict: .confirmed).grade == nil, "without an ablation nothing is known")
    }

    @Test func `a claim with a rule, a quote or a grade of its own is stated, and another one follows from rules`() throws {
        let documented = try #require(Sample.rules.first { $0.grade == .documented })
        func isDerived(_ claim: Claim, _ footing: [Rule]) -> Bool {
            var verdict = ClaimVerdict(claim: claim, verdict: .confirmed)
            verdict.footing = footing
            return verdict.isDerived
        }
        let quote = Statement(document: "000", section: "1.2", "Touches start at the hit view & climb.")
        #expect(isDerived(Claim("It is so.", .never("a.b")), [documented]))
        #expect(!isDerived(Claim("It is so.", .never("a.b"), quotes: quote), [documented]))
        #expect(!isDerived(Claim("It is so.", .never("a.b"), rules: [documented]), [documented]))
        #expect(!isDerived(Claim("It is so.", .never("a.b"), grade: .documented), [documented]))
        #expect(!isDerived(Claim("It is so.", .never("a.b")), []))
    }

    @Test(arguments: ["It is so; this is assumed.", "Not documented.", "A choice of the engine.", "Two authors tried it."])
    func `a text that denies the grade is found`(_ text: String) throws {
        let documented = try #require(Sample.rules.first { $0.grade == .documented })
        var verdict = ClaimVerdict(claim: Claim("It is so.", .never("a.b"), explanation: text), verdict: .confirmed)
        #expect(!verdict.isOverrated, "without a grade nothing is claimed")
        verdict.footing = [documented]
        #expect(verdict.isOverrated)
    }

    @Test func `an assumption that rests on no single rule says so by its grade`() {
        var verdict = ClaimVerdict(claim: Claim("It is so.", .never("a.b"), explanation: "Assumed."), verdict: .confirmed)
        verdict.footing = []
        #expect(verdict.restsOnNoRule && verdict.isOverrated)
        verdict = ClaimVerdict(claim: Claim("It is so.", .never("a.b"), explanation: "Assumed.", grade: .assumed), verdict: .confirmed)
        verdict.footing = []
        #expect(!verdict.restsOnNoRule && !verdict.isOverrated)
    }

    @Test func `a claim about what never happens rests on nothing if nothing notices`() {
        #expect(graded().claims[2].footing == [])
        #expect(graded().claims[2].grade == nil)
    }

    @Test func `an ablation of another state of the experiment says nothing`() {
        #expect(graded(outdated: ["HitTestTouch"]).claims.allSatisfy { $0.footing == nil })
    }

    @Test func `a statement is as well known as the least known of its claims`() {
        let statement = Statement(document: "000", section: "1.2", "Touches start at the hit view & climb.")
        let document = Document(number: "000", title: "A document", statements: [statement])
        #expect(DocumentCoverage.of([document], [graded()])[0].statements[0].grade == .measured)
        #expect(DocumentCoverage.of([document], [Sample.climb])[0].statements[0].grade == nil)
        #expect(DocumentCoverage.of([document], [graded()])[0].count(.confirmed, .measured) == 1)
    }
}
