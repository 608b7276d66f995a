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

    @Test func `an experiment shows the rules at work, and those that a claim names that comes out as its author expects`() {
        func shown(_ claim: Claim) -> [String] { World.result(claims: [claim]) { _ in "a.next" }.rulesShown.map(\.description) }
        let atWork = World.result { _ in "a.next" }.rulesAtWork.map(\.description)
        #expect(Set(shown(Claim("a", .never("b.next"), explanation: "By HT.7."))) == Set(atWork + ["HT.7"]))
        #expect(Set(shown(Claim("a", .happens("b.next"), knownRefutation: "By HT.7."))) == Set(atWork + ["HT.7"]))
        #expect(shown(Claim("a", .happens("b.next"), explanation: "By HT.7.")) == atWork)
    }

    @Test func `the rules that a claim or its explanation names count too`() {
        #expect(rules(Claim("a", .never("b.next"), explanation: "By HT.3, not HT.999; see GE.9.")) == ["HT.3", "GE.9"])
        #expect(rules(Claim("a", .ruleNotAtWork("GE.11"))) == ["GE.11"])
    }
}
