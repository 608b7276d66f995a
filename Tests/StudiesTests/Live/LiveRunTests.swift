import EventTrace
import Testing
import UIKit

@testable import ExperimentKit
@testable import Studies

struct LiveRunTests {
    private func run(_ number: Int = 0, script: (@Sendable (Stage) -> Void)? = nil) throws -> LiveRun {
        try LiveRun(ThreeLevels.experiment(script: script), case: number, isArranged: false)
    }

    private func touch(_ phase: FingerSample.Phase, finger: Int = 1, x: Double, y: Double, at time: Double) -> LiveInput {
        LiveInput(time: time, .touch(FingerSample(finger: finger, phase, at: CGPoint(x: x, y: y))))
    }

    private func calls(_ run: LiveRun) -> [String] { run.trace.ordering.map(\.token) }

    @Test func `a finger that nobody has planned gets to the view under it`() throws {
        let run = try run()
        try run.send(touch(.down, x: 130, y: 130, at: 0.5))
        #expect(calls(run) == [], "other fingers may come down with it")
        try run.advance(to: 0.5)
        #expect(calls(run) == ["level_3.touchesBegan"])
        try run.send(touch(.up, x: 130, y: 130, at: 0.6))
        try run.advance(to: 1)
        #expect(calls(run) == ["level_3.touchesBegan", "level_3.touchesEnded"])
        #expect(run.now == 1)
    }

    @Test func `fingers of one moment are one event`() throws {
        let (together, apart) = (try run(), try run())
        for time in [0, 0.25] {
            try apart.send(touch(.down, finger: time == 0 ? 1 : 2, x: 130, y: 130, at: time))
            try together.send(touch(.down, finger: time == 0 ? 1 : 2, x: 130, y: 130, at: 0))
        }
        try apart.advance(to: 1)
        try together.advance(to: 1)
        func events(_ run: LiveRun) -> Int { run.trace.entries.count { $0.verb == Name(.dequeue) } }
        #expect(events(together) == 1)
        #expect(events(apart) == 2)
    }

    @Test func `what cannot be is an error, and leaves the run as it was`() throws {
        let run = try run()
        try run.send(touch(.down, x: 130, y: 130, at: 1))
        try run.advance(to: 2)
        let before = run.trace.jsonLines
        let mistakes: [(LiveInput, LiveError)] = [
            (touch(.down, x: 130, y: 130, at: 2), .wrongFinger),
            (touch(.move, finger: 2, x: 130, y: 130, at: 2), .wrongFinger),
            (touch(.up, finger: 2, x: 130, y: 130, at: 2), .wrongFinger),
            (touch(.move, x: 130, y: 130, at: 1.9), .wrongTime),
            (touch(.move, x: 130, y: 130, at: .nan), .wrongTime),
            (touch(.move, x: 130, y: 130, at: .infinity), .wrongTime),
            (touch(.move, x: 130, y: 130, at: 2 + LiveRun.longestStep * 2), .wrongTime),
            (touch(.move, x: .nan, y: 130, at: 2), .wrongInput),
            (touch(.move, x: 1e300, y: 130, at: 2), .wrongInput),
            (LiveInput(time: 2, .step(99)), .wrongInput),
            (LiveInput(time: 2, .step(-1)), .wrongInput),
            (LiveInput(time: 2, .step(0)), .wrongInput),
            (LiveInput(time: 2, .estimate(finger: 1, force: -1)), .wrongInput),
            (LiveInput(time: 2, .press(PressSample(.select, .began, force: 7))), .wrongInput),
        ]
        for (input, error) in mistakes { #expect(throws: error) { try run.send(input) } }
        #expect(throws: LiveError.wrongTime) { try run.advance(to: 1) }
        #expect(throws: LiveError.wrongIndex) { _ = try run.trace(from: -1) }
        #expect(throws: LiveError.wrongIndex) { _ = try run.trace(from: 1_000_000) }
        #expect(throws: LiveError.wrongIndex) { _ = try run.names(from: -1) }
        #expect(run.trace.jsonLines == before)
        #expect(throws: LiveError.noSuchCase) { _ = try self.run(4) }
        #expect(throws: LiveError.noSuchCase) { _ = try self.run(-1) }
    }

    @Test func `a script with a mistake is not played in part`() throws {
        let run = try run { $0.script.finger(1).up() }
        #expect(run.script.isEmpty)
    }

    @Test func `code of the script is played by its place in it`() throws {
        let run = try run { stage in
            stage.script.mark("before")
            stage.script.at(1) { stage.mark("code") }
        }
        try run.send(LiveInput(time: 0, .step(0)))
        try run.send(LiveInput(time: 1, .step(1)))
        #expect(calls(run) == ["before", "code"])
    }

    @Test func `what the stage arranges for comes in only if it is asked to`() throws {
        let experiment = ThreeLevels.experiment { $0.tap(with: .pencil, finger: 9, at: CGPoint(x: 130, y: 130), time: 0.5) }
        for isArranged in [true, false] {
            let run = try LiveRun(experiment, case: 0, isArranged: isArranged)
            try run.advance(to: 2)
            #expect(calls(run).isEmpty != isArranged)
        }
    }

    @Test func `a run that is over leaves nothing alive`() throws {
        weak var stage: Stage?
        weak var view: UIView?
        do {
            let run = try run()
            stage = run.stage
            view = run.stage.view
            try run.send(self.touch(.down, x: 130, y: 130, at: 0))
            try run.advance(to: 5)
            #expect(stage != nil)
        }
        #expect(stage == nil)
        #expect(view == nil)
    }
}
