import EventTrace
import Testing

/// The record, written and read back.
struct RecorderTests {
    private let rule = Rule(.touches, 3, .assumed("One.", without: "Nothing.", sources: []))
    private let otherRule = Rule(.responders, 2, .assumed("Another.", without: "Nothing.", sources: []))

    @Test func `an entry keeps what was written, with the time and the nesting of that moment`() {
        let recorder = Recorder()
        let (view, tap) = (recorder.intern("view"), recorder.intern("tap"))
        recorder.time = 0.25
        recorder.enter(.touchesBegan, of: view, by: rule)
        recorder.decide(.forward, view, tap, by: otherRule)
        recorder.leave()
        recorder.mark("done")
        let trace = recorder.trace
        #expect(trace.entries.map(\.depth) == [0, 1, 0])
        #expect(trace.entries.map(\.kind) == [.call, .decision, .mark])
        #expect(trace.entries.map(\.rule) == [rule.id, otherRule.id, nil])
        #expect(trace.entries.allSatisfy { $0.time == 0.25 })
        #expect(trace.text == "250.0 view.touchesBegan [TO.3]\n250.0   view: forward tap [RC.2]\n250.0 — done\n")
        #expect(MemoryLayout<Entry>.stride == 24)
    }

    @Test(arguments: [1, 255, 256, 257, 2304, 2305, 10_000])
    func `any number of entries is kept, in order`(count: Int) {
        let recorder = Recorder()
        for number in 0..<count {
            recorder.time = Double(number)
            recorder.decide(.pass, .none, by: rule)
        }
        #expect(recorder.count == count)
        #expect(recorder.trace.entries.map(\.time) == (0..<count).map(Double.init))
    }

    @Test func `after two million entries nothing more is kept`() {
        let recorder = Recorder()
        for _ in 0..<2_100_000 { recorder.decide(.pass, .none, by: rule) }
        #expect(recorder.isFull && recorder.count > 2_000_000 && recorder.count < 2_050_000)
        let (count, names) = (recorder.count, recorder.nameCount)
        recorder.mark("one more")
        #expect(recorder.count == count && recorder.nameCount == names)
        #expect(recorder.entry(at: count - 1).verb == Name(.pass))
    }

    @Test(arguments: [0, 255, 256, 2303, 2304])
    func `an announced call that is withdrawn leaves nothing, whichever page it would have stood on`(before: Int) {
        let recorder = Recorder()
        for _ in 0..<before { recorder.decide(.pass, .none, by: rule) }
        recorder.announce(.hitTest, of: recorder.intern("view"), by: rule)
        recorder.withdraw()
        #expect(!recorder.settle())
        #expect(recorder.count == before)
        recorder.decide(.answer, .none, by: rule)
        #expect(recorder.trace.entries.count == before + 1)
        #expect(recorder.trace.entries.last?.verb == Name(.answer))
        #expect(recorder.trace.entries.last?.depth == 0)
    }

    @Test func `an announced call stands before what happens in it, and at the time at which it was announced`() {
        let recorder = Recorder()
        recorder.announce(.hitTest, of: recorder.intern("outer"), by: rule)
        recorder.time = 0.5
        recorder.announce(.hitTest, of: recorder.intern("silent"), by: rule)
        recorder.withdraw()
        #expect(!recorder.settle())
        #expect(!recorder.isAnnouncing)
        recorder.mark("inside")
        #expect(recorder.settle())
        recorder.leave(.hitTest, of: recorder.intern("outer"), answering: Name(.true), by: rule)
        recorder.mark("after")
        #expect(
            recorder.trace.text
                == "0.0 outer.hitTest [TO.3]\n500.0   — inside\n500.0 outer.hitTest -> true [TO.3]\n500.0 — after\n")
    }

    @Test func `an announced call in which nothing is written stands in the record once it is settled`() {
        let recorder = Recorder()
        recorder.announce(.reset, of: recorder.intern("tap"), by: rule)
        #expect(recorder.isAnnouncing && recorder.count == 0)
        #expect(recorder.settle())
        recorder.leave()
        #expect(recorder.trace.ordering.map(\.token) == ["tap.reset"])
    }

    @Test(arguments: [0, 255, 256, 2303, 2304, 4352])
    func `an entry is found by what it says since a moment, on whichever page it stands`(before: Int) {
        let recorder = Recorder()
        let (view, other) = (recorder.intern("view"), recorder.intern("other"))
        for _ in 0..<before { recorder.decide(.pass, .none, by: rule) }
        recorder.decide(.forward, view, other, by: rule)
        recorder.decide(.pass, other, by: rule)
        #expect(recorder.contains(Name(.forward), of: view, since: before))
        #expect(!recorder.contains(Name(.forward), of: view, since: before + 1))
        #expect(!recorder.contains(Name(.forward), of: other, since: 0))
    }

    @Test func `calls stand as readers see them, with the answers of those around them`() {
        let recorder = Recorder()
        let (outer, inner) = (recorder.intern("outer"), recorder.intern("inner"))
        recorder.enter(.hitTest, of: outer, by: rule)
        recorder.enter(.hitTest, of: inner, by: rule)
        recorder.leave(.hitTest, of: inner, answering: Name(.nil), by: rule)
        recorder.leave(.hitTest, of: outer, answering: outer, by: rule)
        recorder.enter(.action, of: inner, Name(.ended), by: rule)
        recorder.leave()
        let calls = recorder.trace.ordering
        #expect(calls.map(\.token) == ["outer.hitTest", "inner.hitTest", "inner.action(ended)"])
        #expect(calls.map(\.answer) == ["outer", "nil", nil])
        #expect(calls.map(\.depth) == [0, 1, 0])
    }

    @Test func `JSON Lines begin with a header and escape what they must`() {
        let recorder = Recorder()
        recorder.mark("say \"so\"\n")
        let lines = recorder.trace.jsonLines.split(separator: "\n")
        #expect(lines.first == #"{"format":"evdoc-trace","version":1}"#)
        #expect(lines.last?.contains(#""verb":"say \"so\"\n""#) == true)
        #expect(lines.last?.contains("rule") == false)
        #expect(lines.count == 2)
    }
}
