import EventTrace
import ExperimentKit
import Studies
import TraceBuilding
import Testing

struct ChanceAgreementTests {
    private func chance(_ lines: String, _ expected: [ExpectedLine], _ patterns: [TokenPattern]) -> ChanceAgreement {
        let scene = ObservationScene("seen", prints: expected, of: patterns) { _ in }
        let stage = StageRecord(width: 375, height: 667)
        let finding = Finding(case: Case(index: 0, variables: [], values: []), trace: Trace(lines: lines), stage: stage)
        return ChanceAgreement([SceneResult(scene: scene, finding: finding)])
    }

    @Test func `an order of many calls is hardly ever met by chance`() {
        let found = chance(
            "a.next\nb.next\nc.next\nd.next\ne.next\nf.next\n", ["a.next", "b.next", "c.next", "d.next", "e.next", "f.next"], ["*.next"])
        #expect(found.share < 0.1)
        #expect(found.blind == [])
    }

    @Test func `of two calls about half of the shuffles have the order`() {
        #expect((0.25...0.75).contains(chance("a.next\nb.next\n", ["a.next", "b.next"], ["*.next"]).share))
    }

    @Test func `what says nothing about an order is blind`() {
        let found = chance("a.next\nb.next\nc.next\n", ["b.next"], ["b.next"])
        #expect(found.share == 1)
        #expect(found.blind == ["seen"])
    }

    @Test func `what happens within a call stays within it, and its answer after it`() {
        let found = chance("a.next -> true\n  b.next\n", ["a.next", "b.next", "a.next -> true"], ["*"])
        #expect(found.share == 1)
    }

    @Test func `the same scenes give the same share`() {
        let shares = (0..<3).map { _ in chance("a.next\nb.next\nc.next\n", ["a.next", "b.next", "c.next"], ["*.next"]).share }
        #expect(Set(shares).count == 1)
    }
}
