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

    @Test func `a rule counts as shown by the record of a confirmed claim alone`() {
        func shown(_ claims: [Claim]) -> [RuleID] { World.result(claims: claims) { _ in "a.next" }.rulesShown }
        let rule = Rule.ofHandmadeTraces.id
        #expect(shown([Claim("a", .never("b.next"), explanation: "By HT.7.", rules: [.pan])]) == [rule])
        #expect(shown([Claim("a", .never("a.next"), rules: [.pan])]) == [])
        #expect(shown([]) == [])
    }

    @Test func `the rules that a claim names count too, what its prose says does not`() {
        #expect(rules(Claim("a", .never("b.next"), rules: [.pan])) == ["GE.19"])
        #expect(rules(Claim("a", .never("b.next"), explanation: "By HT.3; see GE.9.")) == [])
        #expect(rules(Claim("a", .ruleNotAtWork(.failureRequirement))) == ["GE.11"])
    }
}
