import EventTrace
import ReportKit
import Studies
import Testing
import TraceBuilding

struct StripChangeTests {
    private func strip(_ lines: String) -> Strip { Strip(Trace(lines: lines).ordering) }

    /// What stays as it is, what goes with a minus, what is new with a plus.
    private func drawn(_ change: StripChange) -> [String] { drawn(change.parts) }

    private func drawn(_ parts: [StripChange.Part]) -> [String] {
        parts.map { part in
            switch part {
            case .same(let item): words(item)
            case .gone(let item): "-" + words(item)
            case .new(let item): "+" + words(item)
            case .answered(let item, let was): "\(words(item)) \(was.calls[0].answer ?? "") > \(item.calls[0].answer ?? "")"
            case .counted(let item, let was): "\(words(item)) instead of ×\(was.count)"
            case .leftOut: "…"
            case .more(let count): "…\(count)"
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

    @Test(arguments: [
        (5, ["b1.hitTest", "b2.hitTest", "b3.hitTest", "b4.hitTest", "b5.hitTest"]), (6, ["b1.hitTest", "…", "b6.hitTest"]),
    ])
    func `of many calls that stay between two changes the first and the last are shown`(count: Int, kept: [String]) {
        let same = (1...count).map { "b\($0).hitTest" }.joined(separator: "\n")
        let change = StripChange(from: strip("a.hitTest\n\(same)\nc.touchesBegan"), to: strip("\(same)\nd.touchesBegan"))
        #expect(drawn(change.core.parts) == ["-a.hitTest"] + kept + ["-c.touchesBegan", "+d.touchesBegan"])
    }

    @Test func `of many calls that are new the first and the last three are shown`() {
        let new = (1...13).map { "b\($0).hitTest" }.joined(separator: "\n")
        let change = StripChange(from: strip("a.hitTest\nc.touchesBegan"), to: strip("a.hitTest\n\(new)\nc.touchesBegan"))
        let shown = (1...3).map { "+b\($0).hitTest" } + ["…7"] + (11...13).map { "+b\($0).hitTest" }
        #expect(drawn(change.core.parts) == ["a.hitTest"] + shown + ["c.touchesBegan"])
    }

    @Test func `a strip of more than forty calls shows both ends`() {
        let long = strip((1...41).map { "b\($0).hitTest" }.joined(separator: "\n")).shortened
        #expect([long.first.count, long.leftOut, long.last.count] == [6, 29, 6])
        let whole = strip((1...40).map { "b\($0).hitTest" }.joined(separator: "\n")).shortened
        #expect([whole.first.count, whole.leftOut, whole.last.count] == [40, 0, 0])
    }

    @Test func `what goes is left out where nothing is known of its calls`() {
        let change = StripChange(from: strip("a.hitTest\nb.touchesBegan\nb.touchesEnded"), to: strip("a.hitTest\nb.action(touchDown)"))
        #expect(drawn(change.leavingOut { $0.call.hasPrefix("touches") }.parts) == ["a.hitTest", "…", "+b.action(touchDown)"])
        #expect(drawn(change.leavingOut { $0.call == "hitTest" }.parts) == drawn(change))
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
        #expect(drawn(change) == ["a.hitTest ×3 instead of ×2"])
        #expect(!change.isEmpty)
    }

    @Test func `of a call that only answers differently the answer alone changes`() {
        let change = StripChange(
            from: strip("a.hitTest -> b\nb.touchesBegan\nb.touchesEnded"), to: strip("a.hitTest -> c\nc.touchesBegan\nb.touchesEnded"))
        #expect(drawn(change) == ["a.hitTest b > c", "-b.touchesBegan", "+c.touchesBegan", "b.touchesEnded"])
    }

    @Test func `a strip of which more goes than stays is plain`() {
        let base = strip("a.hitTest\nb.touchesBegan\nb.touchesMoved\nb.touchesEnded")
        #expect(StripChange(from: base, to: strip("a.hitTest\nc.touchesBegan")).isPlain)
        #expect(StripChange(from: base, to: strip("a.hitTest\nc.touchesBegan")).strip.items.count == 2)
        #expect(!StripChange(from: base, to: strip("a.hitTest\nb.touchesBegan\nb.touchesCancelled")).isPlain)
        let longer = strip("a.hitTest\na.touchesBegan\nb.touchesBegan\nb.touchesMoved\nb.touchesEnded")
        #expect(StripChange(from: longer, to: strip("a.hitTest\na.touchesBegan\nc.touchesBegan")).isPlain)
        // Two calls that go are read at once.
        #expect(!StripChange(from: strip("b.touchesBegan\nb.touchesEnded"), to: strip("c.touchesBegan")).isPlain)
    }
}
