import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// When recognizers are reset, and what they say of themselves meanwhile.
extension ObservationScene {
    static let resets: [ObservationScene] = [
        ObservationScene(
            "reset-waits-for-last-lift", prints: ["gr.touchesBegan", "while down: failed", "gr.reset"],
            of: ["gr.touches*", "while down: *", "gr.reset"]
        ) { stage in
            let recognizer = stage.add(UndecidedRecognizer(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.perform {
                recognizer.isEnabled = false
                recognizer.isEnabled = true
            }
            stage.script.wait(1)
            stage.script.perform { stage.mark("while down: \(recognizer.state.word)") }
            stage.script.finger(1).up()
        },
        ObservationScene("reset-state-ios26", prints: ["in reset: possible"], of: ["in reset: *"]) { $0.failWhileAFingerIsDown() },
        ObservationScene("reset-state-ios26", prints: ["in reset: failed"], of: ["in reset: *"]) { stage in
            stage.systemVersion = 18
            stage.failWhileAFingerIsDown()
        },
        ObservationScene("wwdc10-reset-state-first", prints: ["in reset: possible"], of: ["in reset: *"]) { stage in
            stage.addTelling()
            stage.script.tap("view")
        },
        ObservationScene(
            "final-state-stays-until-sequence-ends", "reset-waits-for-last-lift",
            prints: ["while down: failed", "in reset: *", "after the lift: possible"],
            of: ["while down: *", "in reset: *", "after the lift: *"]
        ) { $0.failWhileAFingerIsDown() },
        ObservationScene(
            "reset-of-all-that-received-touches",
            differs: """
                A recognizer that has not made up its mind is not reset: one that counts taps could not count them otherwise, and no log \
                shows it.
                """,
            prints: ["gr.touchesBegan", "gr.touchesEnded", "gr.reset", "gr.touchesBegan", .rest], of: ["gr.touches*", "gr.reset"]
        ) { stage in
            stage.add(UndecidedRecognizer(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
            stage.script.wait(1)
            stage.script.tap("view")
        },
        ObservationScene(
            "wwdc10-reset-waits-for-requirement",
            prints: [
                "early: state failed", "late.action(began)", .many("late.action(changed)"), "late.action(ended)",
                .anyOrder(["early.reset", "late.reset"]),
            ],
            of: ["early: state *", "late.action(*)", "*.reset"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            let early = stage.add(ProbeFailing(), "early", to: view)
            stage.add(ProbeContinuous(), "late", to: view).require(toFail: early)
            stage.script.drag(["view", .point(x: 150, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "webkit-reset-by-subgraph",
            prints: [
                "pan: state failed", "tap.action(ended)", "tap: remain ended", "pan: exclude tap", "pan: state failed",
            ],
            of: ["*.action(*)", "tap: remain *", "pan: exclude *", "pan: state failed"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
            let double = stage.add(UITapGestureRecognizer(), "double", to: view)
            double.numberOfTapsRequired = 2
            let link = stage.add(UILongPressGestureRecognizer(), "link", to: view)
            link.require(toFail: tap)
            link.require(toFail: double)
            stage.add(UIPanGestureRecognizer(), "pan", to: view)
            stage.script.tap("view")
            stage.script.wait(0.1)
            stage.script.drag(["view", .point(x: 150, y: 100, in: "view")], duration: 0.2)
        },
    ]
}

extension Stage {
    /// A view with a recognizer that says its state in `reset()`.
    @discardableResult
    fileprivate func addTelling() -> TellingRecognizer {
        let recognizer = add(TellingRecognizer(), "gr", to: add(LoggedView(), "view"))
        recognizer.tell = { [unowned(unsafe) self] in mark("in reset: \($0.word)") }
        return recognizer
    }

    /// It fails with a move, and its state is printed before and after the lift.
    fileprivate func failWhileAFingerIsDown() {
        let recognizer = addTelling()
        script.finger(1).down(at: "view")
        script.wait(0.05)
        script.finger(1).move(to: .point(x: 190, y: 190, in: "view"))
        script.wait(1)
        script.perform { self.mark("while down: \(recognizer.state.word)") }
        script.finger(1).up()
        script.perform { self.mark("after the lift: \(recognizer.state.word)") }
    }
}

/// A tap that says its state when it is reset.
private final class TellingRecognizer: UITapGestureRecognizer {
    var tell: (State) -> Void = { _ in }

    override func reset() {
        super.reset()
        tell(state)
    }
}

/// Receives touches and never sets its state.
private final class UndecidedRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func reset() {}
}
