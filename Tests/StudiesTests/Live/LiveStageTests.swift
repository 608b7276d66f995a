import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct LiveStageTests {
    @Test func `views stand as they are now, each before what is in it`() throws {
        let experiment = ThreeLevels.experiment { stage in
            let scroll = stage.add(UIScrollView(), "scroll", at: CGRect(x: 0, y: 400, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            stage.add(UIButton(), "button", at: CGRect(x: 10, y: 80, width: 50, height: 50), in: scroll)
            stage.add(UITapGestureRecognizer(), "tap", to: scroll)
        }
        let run = try LiveRun(experiment, case: 0, isArranged: false)
        func view(_ name: String) throws -> LiveView {
            try #require(run.views.first { run.simulation.recorder.spelling(of: $0.name) == name })
        }
        #expect(run.views.prefix(2).map(\.depth) == [0, 1])
        #expect(try view("scroll").kind == .scrollView)
        #expect(try view("scroll").traits == .clips)
        #expect(try view("scroll").recognizers.contains { $0.kind == .tap && $0.state == .possible && $0.isEnabled })
        let button = try view("button")
        #expect(button.kind == .button)
        #expect(button.corners.map { $0.y } == [480, 480, 530, 530])
        #expect(button.visible.map { $0.y }.max() == 500, "the scroll view clips it")

        let sample = FingerSample(finger: 1, .down, at: CGPoint(x: 80, y: 480))
        try run.send(LiveInput(time: 0, .touch(sample)))
        for step in 1...10 {
            var moved = sample
            (moved.phase, moved.location.y) = (.move, 480 - CGFloat(step) * 10)
            try run.send(LiveInput(time: Double(step) / 60, .touch(moved)))
        }
        try run.advance(to: 0.5)
        #expect(try view("scroll").offset.y > 50)
        #expect(try view("button").corners[0].y < 430)
        #expect(try view("button").visible.map { $0.y }.min() ?? 0 >= 400)
    }

    @Test func `a look at the stage does not name anything`() throws {
        let experiment = ThreeLevels.experiment { $0.view.addSubview(UIButton()) }
        let (watched, other) = (try LiveRun(experiment, case: 0, isArranged: false), try LiveRun(experiment, case: 0, isArranged: false))
        _ = watched.stageBuffer
        for run in [watched, other] {
            for input in run.script { try run.send(input) }
            try run.advance(to: 5)
        }
        #expect(watched.trace.jsonLines == other.trace.jsonLines)
        #expect(try watched.names(from: 0).bytes == other.names(from: 0).bytes)
    }
}
