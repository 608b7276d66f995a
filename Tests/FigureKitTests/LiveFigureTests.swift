import EventTrace
import ExperimentKit
import Studies
import Testing
import TraceBuilding
import UIKit

@testable import FigureKit

struct LiveFigureTests {
    private func run() throws -> LiveRun {
        let experiment = Experiment(
            id: "Tapped", title: "Tapped", question: "Who is called?",
            stage: { stage in
                let view = stage.add(UIView(), "tapped", at: CGRect(x: 50, y: 100, width: 200, height: 200))
                view.addGestureRecognizer(stage.name(UITapGestureRecognizer(target: nil, action: nil), "tap"))
                stage.script.tap("tapped")
            })
        return try LiveRun(experiment, case: 0, isArranged: false)
    }

    private func touch(_ run: LiveRun, _ phase: FingerSample.Phase, at time: Double) throws {
        try run.send(LiveInput(time: time, .touch(FingerSample(finger: 1, phase, at: CGPoint(x: 100, y: 150)))))
        try run.advance(to: time)
    }

    /// Numbers of a buffer, one after the other.
    private struct Numbers {
        private var rest: ArraySlice<UInt8>

        init(_ buffer: Buffer) { rest = buffer.bytes[...] }

        mutating func next(_ size: Int) -> UInt32 {
            (0..<size).reduce(0) { $0 | UInt32(rest.popFirst() ?? 0) << ($1 * 8) }
        }

        mutating func drawing() -> (frame: [Float], looks: [Look], subjects: [Int32]) {
            let frame = (0..<4).map { _ in Float(bitPattern: next(4)) }
            var looks: [Look] = []
            var subjects: [Int32] = []
            for _ in 0..<next(4) {
                _ = next(1)
                looks.append(Look.allCases[Int(next(1))])
                let count = next(2)
                _ = next(4)
                subjects.append(Int32(bitPattern: next(4)))
                for _ in 0...count { _ = next(4) }
            }
            return (frame, looks, subjects)
        }

        mutating func texts() -> [String] {
            (0..<next(4)).map { _ in
                let size = Int(next(4))
                let text = String(decoding: rest.prefix(size), as: UTF8.self)
                rest = rest.dropFirst(size)
                return text
            }
        }

        var isAtEnd: Bool { rest.isEmpty }
    }

    @Test func `a buffer has the stage as it is now, the lanes of what was called, and their words`() throws {
        let run = try run()
        var figure = LiveFigure()
        var before = Numbers(figure.buffer(of: run, calls: 60))
        #expect(before.next(4) == Buffer.version)
        let untouched = before.drawing().looks
        #expect(untouched.contains(.tag) && !untouched.contains(.hitView))
        try touch(run, .down, at: 0)
        try touch(run, .up, at: 0.05)
        var after = Numbers(figure.buffer(of: run, calls: 60))
        #expect(after.next(4) == Buffer.version)
        let (stage, lanes, words) = (after.drawing(), after.drawing(), after.texts())
        #expect(after.isAtEnd)
        #expect(stage.frame == [-3, -3, 396, 850], "the whole screen")
        #expect(stage.looks.contains(.hitView) && stage.looks.contains(.finger))
        #expect(lanes.looks.contains(.turn) && lanes.looks.contains(.possible) && lanes.looks.contains(.down))
        #expect(words.contains("tap") && words.contains("tapped"))
        #expect((stage.subjects + lanes.subjects).allSatisfy { $0 >= -1 && $0 < words.count })
    }

    @Test func `who had a lane keeps its place when it is not called any more`() {
        let finding = StageDrawingTests.finding("b.touchesBegan\nc.touchesBegan", [])
        let drawing = LanesDrawing(finding, FigureRows.rows(finding), after: ["a", "b"])
        #expect(drawing.lanes == ["a", "b", "c"])
        #expect(LanesDrawing(finding, FigureRows.rows(finding)).lanes == ["b", "c"])
    }

    @Test func `the vocabulary names every form and look by its number`() {
        var numbers = Numbers(LiveFigure.vocabulary)
        _ = numbers.next(4)
        #expect(numbers.texts() == DrawingRecord.forms)
        #expect(numbers.texts() == DrawingRecord.looks)
        #expect(numbers.isAtEnd)
    }

    @Test func `a recognizer's state stands on its tag`() {
        func tags(_ state: String) -> [Shape] {
            let recognizer = StagedRecognizer(name: "pan", gesture: "pan", state: state)
            let views = [StageDrawingTests.view("view", 0, 0, 0, 390, 844, recognizers: [recognizer])]
            return StageDrawing.drawing(StageDrawingTests.finding("", views)).shapes.filter { $0.subject == "pan" }
        }
        #expect(tags("").map(\.look) == [.tag, .tagName])
        #expect(tags("").map(\.text) == ["", "pan"])
        #expect(tags("changed").map(\.look) == [.activeTag, .tagName])
        #expect(tags("failed").map(\.text) == ["", "pan · failed"])
    }
}
