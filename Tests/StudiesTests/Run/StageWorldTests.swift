import EventTrace
import ExperimentKit
import Studies
import Testing
import UIKit

/// What reaches a stage beside the fingers of its script.
struct StageWorldTests {
    private func ordering(_ stage: @escaping @Sendable (Stage) -> Void) -> [String] {
        let result = Runner().run(Experiment(id: "World", title: "", question: "", stage: stage))
        return result.findings.flatMap { $0.trace.ordering.map { $0.token } }
    }

    private func put(_ recognizer: UIGestureRecognizer, _ name: String, on stage: Stage) {
        recognizer.addTarget(stage.keep(ActionObserver()), action: ActionObserver.receive)
        stage.view.addGestureRecognizer(stage.name(recognizer, name))
    }

    @Test func `a pointer comes, moves and goes`() {
        let calls = ordering { stage in
            put(UIHoverGestureRecognizer(), "hover", on: stage)
            for (time, point) in [CGPoint(x: 100, y: 100), CGPoint(x: 110, y: 100), nil].enumerated() {
                stage.movePointer(to: point, at: Double(time + 1))
            }
        }
        #expect(calls == ["hover.action(began)", "hover.action(changed)", "hover.action(ended)"])
    }

    @Test func `a pencil taps beside the script`() {
        let calls = ordering { stage in
            let tap = UITapGestureRecognizer()
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            put(tap, "tap", on: stage)
            stage.tap(with: .pencil, finger: 9, at: CGPoint(x: 100, y: 100), time: 1)
            stage.script.tap(stage.view)
        }
        #expect(calls == ["tap.action(ended)"])
    }

    @Test func `a number of the engine can be varied`() {
        for (needs, begins) in [(5.0, true), (20, false)] {
            let calls = ordering { stage in
                stage.thresholds.panMovement = needs
                put(UIPanGestureRecognizer(), "pan", on: stage)
                stage.script.drag([.point(x: 100, y: 100), .point(x: 110, y: 100)], duration: 0.1)
            }
            #expect(calls.contains("pan.action(began)") == begins)
        }
    }
}

private final class ActionObserver {
    func receive() {}

    static let receive = Selector("receive", ActionObserver.receive)
}
