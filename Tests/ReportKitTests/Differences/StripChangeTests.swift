import EventTrace
import ReportKit
import Studies
import Testing
import TraceBuilding

struct StripChangeTests {
    private func strip(_ lines: String) -> Strip { Strip(Trace(lines: lines).ordering) }

    /// What stays as it is, what goes with a minus, what is new with a plus.
    private func drawn(_ change: StripChange) -> [String] {
        change.parts.map { part in
            switch part {
            case .same(let item): words(item)
            case .gone(let item): "-" + words(item)
            case .new(let item): "+" + words(item)
            }
        }
    }

    private func words(_ item: Strip.Item) -> String {
        item.calls.map { $0.token }.joined(separator: " ") + (item.count > 1 ? " ×\(item.count)" : "")
    }

    @Test func `a strip folds calls that repeat, and rows of calls`() {
        #expect(
            strip("a.hitTest\nb.pointInside\nb.pointInside\nb.pointInside").items.map { words($0) } == ["a.hitTest", "b.pointInside ×3"])
        #expect(
            strip("a.hitTest\nb.pointInside\na.hitTest\nb.pointInside\nc.touchesBegan").items.map { words($0) } == [
                "a.hitTest b.pointInside ×2", "c.touchesBegan",
            ])
    }

    @Test func `what goes stands before what is new`() {
        let change = StripChange(
            from: strip("a.hitTest\nb.pointInside\nc.touchesBegan"), to: strip("a.hitTest\nb.touchesMoved\nc.touchesBegan"))
        #expect(drawn(change) == ["a.hitTest", "-b.pointInside", "+b.touchesMoved", "c.touchesBegan"])
        #expect(change.core.parts.count == 4)
    }

    @Test func `a row of calls that repeats in one strip only is compared call by call`() {
        let base = strip("a.hitTest\nb.pointInside\na.hitTest\nb.pointInside\nc.touchesBegan")
        #expect(
            drawn(StripChange(from: base, to: strip("a.hitTest\nb.pointInside\na.hitTest\nc.touchesBegan"))) == [
                "a.hitTest", "b.pointInside", "a.hitTest", "-b.pointInside", "c.touchesBegan",
            ])
        #expect(drawn(StripChange(from: base, to: strip("c.touchesBegan"))) == ["-a.hitTest b.pointInside ×2", "c.touchesBegan"])
        #expect(
            drawn(
                StripChange(
                    from: strip("a.hitTest\nb.pointInside\na.hitTest\nb.pointInside\nc.touchesBegan\nc.touchesBegan"),
                    to: strip("d.touchesEnded"))) == ["-a.hitTest b.pointInside ×2", "-c.touchesBegan ×2", "+d.touchesEnded"])
        #expect(drawn(StripChange(from: base, to: base)) == ["a.hitTest b.pointInside ×2", "c.touchesBegan"])
    }

    @Test func `a call that comes more often is a change`() {
        let change = StripChange(from: strip("a.hitTest\na.hitTest"), to: strip("a.hitTest\na.hitTest\na.hitTest"))
        #expect(drawn(change) == ["-a.hitTest ×2", "+a.hitTest ×3"])
        #expect(!change.isEmpty)
    }
}
