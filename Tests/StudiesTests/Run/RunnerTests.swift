import EventTrace
import ExperimentKit
import ReportKit
import Studies
import Testing
import UIKit

struct RunnerTests {
    private func orderings(_ result: ExperimentResult) -> [String] {
        result.groups.map { group in group.ordering.map { String(repeating: " ", count: $0.depth) + $0.token }.joined(separator: "\n") }
    }

    @Test func `each case is staged, played and recorded`() {
        let result = Runner().run(ThreeLevels.experiment())
        #expect(result.diagnostics == [])
        #expect(result.findings.count == 4)
        #expect(
            orderings(result) == [
                "level_3.touchesBegan\nlevel_3.touchesEnded",
                "level_1.touchesBegan\nlevel_1.touchesEnded",
                "level_3.touchesBegan\n level_2.touchesBegan\n  level_1.touchesBegan\n"
                    + "level_3.touchesEnded\n level_2.touchesEnded\n  level_1.touchesEnded",
            ])
        #expect(result.groups.map { $0.condition.words }.last == "`callsSuper` is on and `tapped` is level_3")
        #expect(result.findings[0].trace.ordering.map { Milliseconds($0.time).description } == ["0.0", "80.0"])
    }

    @Test func `claims are judged by the traces`() {
        let climbs = Claim(
            "It climbs", when: ThreeLevels.callsSuper.isOn, .order(["level_3.touchesBegan", "level_2.touchesBegan"]))
        let rules = Claim("Hit-testing goes from the last subview", .ruleAtWork(.twoPasses))
        let result = Runner().run(ThreeLevels.experiment([climbs, rules]))
        #expect(result.claims.map { $0.verdict } == [.refuted, .confirmed])
        #expect(result.claims[0].counterexample?.case.description == "callsSuper=on, tapped=level_1")
    }

    @Test func `the stage is recorded with frames, corners, names and fingers`() throws {
        let result = Runner().run(
            ThreeLevels.experiment(stage: { stage in
                let tap = UITapGestureRecognizer()
                stage.view(named: "level_2")?.addGestureRecognizer(stage.name(tap, "tap"))
                stage.name(UIAction { _ in }, "helper")
                stage.view(named: "level_3")?.isHidden = true
            }))
        let record = result.findings[0].stage
        let level2 = try #require(record.views.first { $0.name == "level_2" })
        #expect(level2.frame == StagedView.Frame(x: 40, y: 40, width: 180, height: 180))
        #expect(level2.corners[0] == Spot(x: 60, y: 60))
        #expect(level2.recognizers.map { $0.name } == ["tap"])
        #expect(record.views.first { $0.name == "level_3" }?.traits == ["hidden"])
        #expect(record.views.map { $0.name }.filter { !$0.isEmpty } == ["window", "root", "level_1", "level_2", "level_3"])
        #expect(record.others.contains("helper"))
        #expect(
            record.paths == [
                FingerPath(finger: 1, samples: [.init(time: 0, spot: Spot(x: 125, y: 125)), .init(time: 0.08, spot: Spot(x: 125, y: 125))])
            ])
    }

    @Test func `marks and code stand between the touches, in the order written`() {
        let result = Runner().run(
            ThreeLevels.experiment(script: { stage in
                stage.script.finger(1).down(at: "level_3")
                stage.script.perform { stage.mark("down at \(Milliseconds(stage.now))") }
                stage.script.at(0.03) { stage.view(named: "level_3")?.removeFromSuperview() }
                stage.script.wait(0.05)
                stage.script.mark("lifting")
                stage.script.finger(1).up()
            }))
        let tokens = result.findings[0].trace.ordering.map { $0.token }
        #expect(tokens.prefix(3) == ["level_3.touchesBegan", "down at 0.0", "lifting"])
    }

    @Test func `the system takes touches away`() {
        let result = Runner().run(
            ThreeLevels.experiment(
                script: { stage in
                    stage.script.finger(1).down(at: "level_3")
                    stage.script.wait(0.02)
                    stage.script.cancelAll()
                }))
        #expect(result.diagnostics == [])
        #expect(result.findings[0].trace.entries.contains { result.findings[0].trace.describe($0).contains("touchesEnded") } == false)
        #expect(result.findings[0].stage.paths[0].end == 0.02)
    }

    @Test func `an interruption takes touches away, and the fingers still lift`() {
        let result = Runner().run(
            ThreeLevels.experiment(
                script: { stage in
                    stage.interrupt(by: .alert, at: 0.05)
                    stage.script.press("level_3", for: 0.1)
                }))
        #expect(result.diagnostics == [])
        let lines = result.findings[0].trace.entries.map { result.findings[0].trace.describe($0) }
        #expect(lines.contains("application: interrupt alert"))
        #expect(!lines.contains { $0.contains("touchesEnded") })
    }

    @Test func `PL.3 an application of the experiment's own class sends every event`() {
        final class WatchingApplication: UIApplication {
            override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
        }
        let result = Runner().run(
            ThreeLevels.experiment(
                script: { stage in
                    stage.application = WatchingApplication()
                    #expect(UIApplication.shared === stage.application && stage.application.windows.count == 1)
                    #expect(stage.window.windowScene?.next === stage.application && stage.application.keyWindow === stage.window)
                    stage.script.tap("level_3")
                }))
        #expect(result.diagnostics == [])
        let calls = result.findings[0].trace.ordering
        #expect(calls.map(\.token).prefix(2) == ["application.sendEvent", "level_3.touchesBegan"])
        #expect(calls[1].depth == 1 && calls[0].rule?.description == "PL.3")
    }

    @Test func `samples of one frame come in one call, and a pencil's estimates are bettered`() {
        final class Canvas: UIView {
            var say: (String) -> Void = { _ in }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches { say("\(event?.coalescedTouches(for: touch)?.count ?? 0) of type \(touch.type.rawValue)") }
            }
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
                for touch in touches { say("force \(Int(touch.force))") }
            }
        }
        let result = Runner().run(
            ThreeLevels.experiment(
                script: { stage in
                    let canvas = stage.name(Canvas(frame: stage.view.bounds), "canvas")
                    canvas.say = { stage.mark($0) }
                    stage.view.addSubview(canvas)
                    let hand = stage.script.finger(1)
                    hand.down(at: "canvas", with: .pencil)
                    hand.move(to: .point(x: 10, y: 10, in: "canvas"), over: 0.03, samplesPerFrame: 4)
                    hand.up()
                    hand.refine(force: 3)
                }))
        let marks = result.findings[0].trace.ordering.filter(\.isMark).map(\.token)
        #expect(marks == ["4 of type 2", "4 of type 2", "force 3"])
    }

    @Test func `results are equal whatever the number of jobs`() {
        let experiments = (0..<8).map { _ in ThreeLevels.experiment([Claim("It climbs", .happens("level_1.*"))]) }
        func text(_ results: [ExperimentResult]) -> [String] {
            results.map { result in
                result.findings.map { $0.trace.jsonLines }.joined() + result.groups.map { "\($0.cases)" }.joined()
                    + result.claims.map { "\($0.verdict) \($0.supporting)" }.joined()
            }
        }
        let serial = text(Runner().run(experiments))
        #expect(text(Runner(jobs: 4).run(experiments)) == serial)
        #expect(text(experiments.map { Runner(jobs: 3).run($0) }) == serial)
    }

    @Test func `a world is released at the end of its run, even if code of the experiment holds the stage`() {
        let counter = Counter()
        let experiment = ThreeLevels.experiment(script: { stage in
            stage.keep(Guard(counter))
            stage.script.perform { stage.mark("held") }
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            button.addAction(UIAction { _ in stage.mark("held too") }, for: .touchUpInside)
            stage.view.addSubview(button)
        })
        _ = Runner().run(experiment)
        #expect(counter.made == 4)
        #expect(counter.gone == 4)
    }
}

private final class Counter: @unchecked Sendable {
    var made = 0
    var gone = 0
}

private final class Guard {
    private let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        counter.made += 1
    }

    deinit { counter.gone += 1 }
}
