import EventTrace
import ExperimentKit
import Testing

struct EvidenceTests {
    private func rules(_ claim: Claim) -> [String] {
        World.result(claims: [claim]) { _ in "a.next\n! tap wait doubleTap" }.rules(behind: 0).map(\.description)
    }

    @Test func `the rules behind a claim are those of the calls and decisions that it is about`() {
        let all = World.result { _ in "a.next\n! tap wait doubleTap" }.rulesAtWork.map(\.description)
        #expect(all.count == 1)
        #expect(rules(Claim("a", .happens("a.next"))) == all)
        #expect(rules(Claim("a", .decided("tap: wait*"))) == all)
        #expect(rules(Claim("a", .never("b.next"))) == [])
    }

    @Test func `no word of a claim puts a rule to work`() {
        func atWork(_ claim: Claim) -> [RuleID] { World.result(claims: [claim]) { _ in "a.next" }.rulesAtWork }
        #expect(atWork(Claim("a", .never("b.next"), explanation: "By HT.7.", rules: [.pan])) == [Rule.ofHandmadeTraces.id])
    }

    @Test func `the rules that a claim or its explanation names count too`() {
        #expect(rules(Claim("a", .never("b.next"), rules: [.pan])) == ["GE.19"])
        #expect(rules(Claim("a", .never("b.next"), explanation: "By HT.3, not HT.999; see GE.9.")) == ["HT.3", "GE.9"])
        #expect(rules(Claim("a", .ruleNotAtWork("GE.11"))) == ["GE.11"])
    }
}
