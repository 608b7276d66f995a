import EventTrace
import Testing

@testable import ReportKit

struct ReportChangeTests {
    private func report(_ claim: String, _ rule: String) -> String {
        "# A title\n\n## Claims\n\n1. \(claim)\n\n## Rules at work\n\n- **GE.9** (documented): \(rule)\n- **HT.3** (assumed): It asks.\n"
    }

    @Test func `a rule that is worded anew is no other difference`() {
        let new = report("So.", "The inner wins.")
        let change = ReportChange(from: report("So.", "The outer wins."), to: new)
        #expect(change.rewordings.map { $0.rule } == [RuleID(.gestures, 9)])
        #expect(change.rewordings[0].before == "- **GE.9** (documented): The outer wins.")
        #expect(change.rewordings[0].now == "- **GE.9** (documented): The inner wins.")
        #expect(change.old == new)
        #expect(change.sections == [])
        #expect(change.line == 9)
    }

    @Test func `other differences are named by their headings, without the rule's`() {
        let change = ReportChange(from: report("So.", "The outer wins."), to: report("Not so.", "The inner wins."))
        #expect(change.sections == ["Claims"])
        #expect(change.line == 5)
        #expect(change.old == report("So.", "The inner wins."))
    }

    @Test func `a rule that comes or goes is a difference`() {
        let new = report("So.", "It wins.")
        let old = new.replacing("- **HT.3** (assumed): It asks.\n", with: "")
        #expect(ReportChange(from: old, to: new).sections == ["Rules at work"])
        #expect(ReportChange(from: new, to: old).sections == ["Rules at work"])
        #expect(ReportChange(from: "# B\n", to: "# C\n").sections == ["the head"])
    }
}
