import EventTrace
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct LiveFindingTests {
    private func run(stage: @escaping @Sendable (Stage) -> Void = { _ in }, script: (@Sendable (Stage) -> Void)? = nil) throws -> LiveRun {
        try LiveRun(ThreeLevels.experiment(script: script, stage: stage), case: 0, isArranged: false)
    }

    private func touch(_ run: LiveRun, _ phase: FingerSample.Phase, x: Double = 130, y: Double = 130, at time: Double) throws {
        try run.send(LiveInput(time: time, .touch(FingerSample(finger: 1, phase, at: CGPoint(x: x, y: y)))))
        try run.advance(to: time)
    }

    private func tap(_ run: LiveRun, at time: Double) throws {
        try touch(run, .down, at: time)
        try touch(run, .up, at: time + 0.05)
    }

    @Test func `the last touches are those without a pause between them`() throws {
        let run = try run()
        try tap(run, at: 0)
        try tap(run, at: 0.3)
        #expect(run.lastTouchesFinding.stage.paths.map(\.start) == [0, 0.3])
        let first = run.lastTouchesFinding.trace.entries.count
        try tap(run, at: 5)
        #expect(run.lastTouchesFinding.stage.paths.map(\.start) == [5])
        #expect(run.lastTouchesFinding.trace.entries.count < first)
        #expect(run.lastTouchesFinding.trace.ordering.map(\.token) == ["level_3.touchesBegan", "level_3.touchesEnded"])
    }

    @Test func `a finger that hardly moves leaves a short path, and where it is now is its end`() throws {
        let run = try run()
        try touch(run, .down, at: 0)
        for step in 1...100 { try touch(run, .move, x: 130 + Double(step) * 0.01, at: Double(step) / 100) }
        let path = try #require(run.lastTouchesFinding.stage.paths.first)
        #expect(path.samples.count < 5)
        #expect(path.end == 1)
        #expect(path.samples.last?.spot.x == 131)
    }

    @Test func `the last calls begin with one that is nested in no other`() throws {
        let run = try run()
        for number in 0..<20 { try tap(run, at: Double(number)) }
        let finding = run.lastCallsFinding(6)
        #expect(finding.trace.ordering.count >= 6)
        #expect(finding.trace.ordering.count <= 8)
        #expect(finding.trace.entries.first?.depth == 0)
        #expect(finding.trace.entries.last == run.trace.entries.last)
        #expect(finding.stage.paths.allSatisfy { $0.start >= finding.trace.entries[0].time })
        #expect(run.lastCallsFinding(1000).trace.entries.count == run.trace.entries.count)
        #expect(run.lastCallsFinding(1000, mostEntries: 10).trace.entries.count <= 10)
    }

    @Test func `recognizers say what they are at`() throws {
        let run = try run(stage: { stage in
            let press = stage.name(UILongPressGestureRecognizer(target: nil, action: nil), "press")
            stage.view.addGestureRecognizer(press)
        })
        func states() -> [String] { run.lastTouchesFinding.stage.views.flatMap(\.recognizers).map(\.state) }
        try touch(run, .down, at: 0)
        #expect(states() == [""])
        try run.advance(to: 1)
        #expect(states() == ["began"])
        try touch(run, .up, at: 1.1)
        #expect(states() == [""])
    }

    @Test func `steps are the marks and the code of the script, each with its line`() throws {
        let line = #line + 2
        let run = try run(script: { stage in
            stage.script.mark("first")
            stage.script.tap(.point(x: 5, y: 5, in: "level_3"))
            stage.script.perform {}
        })
        var reader = BufferReader(run.stepBuffer.bytes)
        #expect((0..<2).map { _ in reader.readInt32() } == [1, 2], "version and count")
        #expect(reader.readInt32() == 0)
        #expect(reader.readDouble() == 0)
        #expect(reader.readInt32() == Int32(line))
        #expect(reader.readInt32() == 5, "length of the mark")
        for _ in 0..<5 { _ = reader.readUInt8() }
        let index = Int(reader.readInt32())
        #expect(reader.readDouble() == run.stimuli[index].time)
        #expect(reader.readInt32() == Int32(line + 2))
        #expect(reader.readInt32() == 0)
        try run.send(LiveInput(time: 1, .step(index)))
    }
}
