import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

/// Code that would go on for ever ends its case, and nothing else.
struct RunBoundsTests {
    private func result(_ stage: @escaping @Sendable (Stage) -> Void) -> ExperimentResult {
        Runner().run(Experiment(id: "Hostile", title: "", question: "", fileID: "HostileExperiments/Hostile.swift", line: 7, stage: stage))
    }

    private func message(_ stage: @escaping @Sendable (Stage) -> Void) -> String {
        result(stage).diagnostics.map { "\($0)" }.joined(separator: "\n")
    }

    @Test func `a block that puts itself into the main queue again ends its case`() {
        #expect(
            message { stage in
                func again() { DispatchQueue.main.async { again() } }
                stage.script.wait(0.25)
                stage.script.perform { again() }
            } == """
                experiments/Hostile/Hostile.swift:7: error: case 1 (the only case): time stands still at 250.0 ms: 2000 turns of the run loop \
                have each left work for the next
                    Nothing may start itself again at once: setNeedsLayout() in layoutSubviews(), DispatchQueue.main.async in its own block, \
                a state that is set in its own action.
                """)
    }

    @Test func `so does one that waits for no time, or next to none`() {
        @Sendable func again(after delay: Double) { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { again(after: delay) } }
        #expect(message { _ in again(after: 0) }.contains("time stands still at 0.0 ms"))
        #expect(message { _ in again(after: 1e-9) }.contains("the run loop has turned 250000 times at 0.2 ms"))
    }

    @Test func `so does a view that marks itself for layout whenever it is laid out`() {
        final class Restless: UIView {
            override func layoutSubviews() { DispatchQueue.main.async { self.setNeedsLayout() } }
        }
        let found = message { stage in stage.view.addSubview(stage.name(Restless(frame: stage.view.bounds), "restless")) }
        #expect(found.contains("time stands still at 0.0 ms, after restless.layoutSubviews"))
        final class Endless: UIView {
            override func layoutSubviews() { setNeedsLayout() }
        }
        #expect(
            message { stage in stage.view.addSubview(stage.name(Endless(frame: stage.view.bounds), "endless")) }
                .contains("layout has not come to an end after 100 times: endless marked again"))
    }

    @Test func `so does a recognizer that sets its state in its own action`() {
        final class Target {
            func changed(_ sender: UIGestureRecognizer) { sender.state = .changed }
        }
        let found = message { stage in
            let target = stage.name(Target(), "target")
            stage.view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector("changed(_:)", Target.changed)))
            stage.script.drag([.point(x: 10, y: 10), .point(x: 90, y: 10)], duration: 0.2)
        }
        #expect(found.contains("time stands still at ") && found.contains(", after panGestureRecognizer.action"), "\(found)")
    }

    @Test func `a timer that is never invalidated fills no page`() {
        let result = result { stage in
            Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { [unowned stage] _ in stage.mark("tick") }
        }
        #expect(result.diagnostics.map(\.summary) == ["case 1 (the only case): the record has more than 20000 entries at 9999.0 ms"])
        #expect(result.findings[0].trace.entries.count < 20_010)
    }

    @Test func `what is too long by the last turn is found too`() {
        let result = result { stage in stage.script.perform { for number in 0..<30_000 { stage.mark("\(number)") } } }
        #expect(result.diagnostics.map(\.summary) == ["case 1 (the only case): the record has more than 20000 entries at 0.0 ms"])
    }

    @Test func `the other cases and experiments run`() {
        let hangs = Variable<Bool>("hangs", "")
        let experiment = Experiment(
            id: "Half", title: "", question: "", variables: [hangs],
            stage: { stage in
                func again() { DispatchQueue.main.async { again() } }
                if stage[hangs] { again() }
                stage.script.mark("played")
            })
        let results = Runner(jobs: 2).run([experiment, ThreeLevels.experiment()])
        #expect(results[0].diagnostics.map(\.summary).count == 1 && results[0].diagnostics[0].summary.hasPrefix("case 2 (hangs=on): time"))
        #expect(results[0].findings.map { $0.trace.ordering.map(\.token) } == [["played"], []])
        #expect(results[1].diagnostics == [] && results[1].findings.count == 4)
    }
}
