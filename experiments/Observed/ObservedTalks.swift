import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Orders that talks and guides describe for a tap and a pan, a double tap and a pinch.
extension ObservationScene {
    static let talks: [ObservationScene] = [
        ObservationScene(
            "wwdc2017-tap-and-pan-move", "wwdc17-pan-tap-exclusion", prints: panExcludesTap, of: panAndTap + ["tap: state *"]
        ) {
            $0.moveOverTapAndPan()
        },
        ObservationScene(
            "wwdc2017-simultaneous-asked-each-state-change", "wwdc17-pan-tap-simultaneous",
            prints: [
                "pan: state began", .many("delegate.shouldRecognizeSimultaneously(*)"), "pan.action(began)",
                .anyOrder(["pan: state ended", "tap: state ended"]), .many("delegate.shouldRecognizeSimultaneously(*)"),
                .anyOrder(["pan.action(ended)", "tap.action(ended)"]),
            ],
            of: ["*: state *", "delegate.shouldRecognizeSimultaneously(*)", "*.action(*)"]
        ) { stage in
            stage.moveOverTapAndPan { tap, pan in
                let delegate = stage.name(AllowingDelegate(), "delegate")
                tap.delegate = delegate
                pan.delegate = delegate
            }
        },
        ObservationScene(
            "wwdc2017-failure-requirement-tap-wins",
            prints: [
                "pan: state began", .anyOrder(["pan: state ended", "tap: state ended"]), .perhaps(["pan: state failed"]),
                "tap.action(ended)",
            ],
            of: ["*: state *", "*.action(*)"]
        ) { $0.moveOverTapAndPan { $1.require(toFail: $0) } },
        ObservationScene(
            "wwdc17-pan-requires-tap-fail-tap-wins",
            prints: [
                "pan: state began", .many("pan: state changed"), .anyOrder(["pan: state ended", "tap: state ended"]),
                .perhaps(["pan: state failed"]), "tap.action(ended)",
            ],
            of: ["*: state *", "*.action(*)"]
        ) { $0.moveOverTapAndPan(steps: 3) { $1.require(toFail: $0) } },
        ObservationScene(
            "wwdc2010-delaysTouchesEnded-double-tap",
            prints: [
                .anyOrder(["tap.touchesBegan", "pinch.touchesBegan"]), "view.touchesBegan",
                .anyOrder(["tap.touchesMoved", "pinch.touchesMoved"]), "view.touchesMoved",
                .anyOrder(["tap.touchesEnded", .sequence(["pinch.touchesEnded", "pinch: state failed"])]), "tap: state failed",
                "view.touchesEnded",
            ],
            of: tapAndPinch
        ) { stage in
            stage.addTapUnderPinch { $0.numberOfTapsRequired = 2 }
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.05)
            stage.script.finger(1).move(to: .point(x: 102, y: 100, in: "view"))
            stage.script.wait(0.05)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "wwdc10-double-tap-delays-ended",
            prints: [
                .anyOrder(["tap.touchesBegan", "pinch.touchesBegan"]), "view.touchesBegan",
                .anyOrder(["tap.touchesEnded", .sequence(["pinch.touchesEnded", "pinch: state failed"])]), "tap: state failed",
                "view.touchesEnded",
            ],
            of: tapAndPinch
        ) { stage in
            stage.addTapUnderPinch { $0.numberOfTapsRequired = 2 }
            stage.script.tap("view")
        },
        ObservationScene("wwdc2010-delaysTouchesBegan-tap-fails", prints: tapFailsByMove, of: tapAndPinch) { stage in
            stage.addTapUnderPinch { $0.delaysTouchesBegan = true }
            stage.moveUntilTapFails()
        },
        ObservationScene(
            "wwdc10-delaysbegan-fail-by-move", prints: tapFailsByMove, of: tapAndPinch,
            and: [.holds("Began carries the place of the touch-down, the move the present one.", .order(["began at 20", "moved to 100"]))]
        ) { stage in
            let view = stage.add(PlaceView(), "view")
            view.tell = { stage.mark($0) }
            stage.add(ProbePinch(), "pinch")
            stage.add(ProbeTap(), "tap", to: view).delaysTouchesBegan = true
            stage.moveUntilTapFails()
        },
        ObservationScene(
            "guide-cancel-before-first-action",
            differs: "Its last two lines are the other way round in every printed log and in the talk of 2017; decision record 0011.",
            prints: [
                "tap.touchesBegan", "view.touchesBegan", "tap.touchesMoved", "view.touchesMoved", "tap.touchesEnded", "tap.touchesEnded",
                "tap: state ended", "view.touchesCancelled", "tap.action(ended)",
            ],
            of: ["tap.touches*", "view.touches*", "tap: state *", "tap.action(*)"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            view.isMultipleTouchEnabled = true
            stage.add(ProbeTap(), "tap", to: view).numberOfTouchesRequired = 2
            stage.script.together {
                stage.script.finger(1).down(at: .point(x: 60, y: 100, in: "view"))
                stage.script.finger(2).down(at: .point(x: 140, y: 100, in: "view"))
            }
            stage.script.wait(0.05)
            stage.script.together {
                stage.script.finger(1).move(to: .point(x: 62, y: 100, in: "view"))
                stage.script.finger(2).move(to: .point(x: 142, y: 100, in: "view"))
            }
            stage.script.wait(0.05)
            stage.script.finger(1).up()
            stage.script.wait(0.05)
            stage.script.finger(2).up()
        },
        ObservationScene(
            "guide-double-tap-delaysTouchesEnded",
            differs: """
                The second touch does not reach the view: it takes one touch at a time, and still has the first, whose end is held back. \
                Somebody who logged it on iOS 12 saw the same; decision record 0011.
                """,
            prints: ["view.touchesBegan", "view.touchesBegan", "view.touchesCancelled", "view.touchesCancelled"], of: ["view.touches*"]
        ) { $0.doubleTapAView { _ in } },
        ObservationScene(
            "guide-double-tap-delaysTouchesEnded",
            prints: ["view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesCancelled"], of: ["view.touches*"]
        ) { $0.doubleTapAView { $0.delaysTouchesEnded = false } },
        ObservationScene(
            "header-cancels-before-action",
            differs: "Every printed log and the talk of 2017 have the action first; decision record 0011 follows those.",
            prints: ["view.touchesCancelled", "tap.action(ended)"], of: ["view.touchesCancelled", "tap.action(*)"]
        ) { stage in
            stage.add(UITapGestureRecognizer(), "tap", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
        ObservationScene(
            "header-action-next-runloop", "runloop-note-cancel-first",
            differs:
                "Published backtraces show the action inside `sendEvent`, before the cancellation; decision record 0011 follows those.",
            checks: [
                .holds(
                    "The action comes after `sendEvent` has returned.",
                    .outermost("tap.action(ended)"))
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            stage.add(UITapGestureRecognizer(), "tap", to: stage.add(LoggedView(), "view", in: front.rootViewController?.view))
            stage.script.tap("view")
        },
    ]

    private static let panAndTap: [TokenPattern] = [
        "tap.touches*", "pan.touches*", "view.touches*", "*.action(*)", "pan: state *", "tap: state *",
    ]
    private static let panExcludesTap: [ExpectedLine] = [
        .anyOrder(["tap.touchesBegan", "pan.touchesBegan"]), "view.touchesBegan",
        .anyOrder(["tap.touchesMoved", .sequence(["pan.touchesMoved", "pan: state began"])]), "tap: state failed", "pan.action(began)",
        "view.touchesCancelled", "pan.touchesEnded", "pan: state ended", "pan.action(ended)",
    ]
    private static let tapAndPinch: [TokenPattern] = [
        "tap.touches*", "pinch.touches*", "view.touches*", "tap: state *", "pinch: state *", "*.action(*)",
    ]
    private static let tapFailsByMove: [ExpectedLine] = [
        .anyOrder(["tap.touchesBegan", "pinch.touchesBegan"]), .anyOrder(["tap.touchesMoved", "pinch.touchesMoved"]),
        .anyOrder([.sequence(["tap.touchesMoved", "tap: state failed"]), "pinch.touchesMoved"]), "view.touchesBegan", "view.touchesMoved",
        "pinch.touchesMoved", "view.touchesMoved", "pinch.touchesEnded", "pinch: state failed", "view.touchesEnded",
    ]
}

extension Stage {
    /// Down, a move of 12 points in so many steps, up: beyond what a pan needs, within what a tap allows.
    fileprivate func moveOverTapAndPan(
        steps: Int = 1, _ change: (UITapGestureRecognizer, UIPanGestureRecognizer) -> Void = { _, _ in }
    ) {
        let view = add(LoggedView(), "view")
        let tap = add(ProbeTap(), "tap", to: view)
        change(tap, add(ProbePan(), "pan", to: view))
        script.finger(1).down(at: "view")
        for step in 1...steps {
            script.wait(0.05)
            script.finger(1).move(to: .point(x: 100 + 12 * Double(step), y: 100, in: "view"))
        }
        script.wait(0.05)
        script.finger(1).up()
    }

    fileprivate func addTapUnderPinch(_ change: (UITapGestureRecognizer) -> Void) {
        add(ProbePinch(), "pinch")
        change(add(ProbeTap(), "tap", to: add(LoggedView(), "view")))
    }

    /// Down at 20, a small move, one to 100 that is too far for a tap, one more, up.
    fileprivate func moveUntilTapFails() {
        script.finger(1).down(at: .point(x: 20, y: 100, in: "view"))
        for x in [24.0, 100, 120] {
            script.wait(0.05)
            script.finger(1).move(to: .point(x: x, y: 100, in: "view"))
        }
        script.wait(0.05)
        script.finger(1).up()
    }

    fileprivate func doubleTapAView(_ change: (UITapGestureRecognizer) -> Void) {
        let tap = add(UITapGestureRecognizer(), "tap", to: add(LoggedView(), "view"))
        tap.numberOfTapsRequired = 2
        change(tap)
        script.doubleTap("view")
    }
}

/// Says where its touch is.
private final class PlaceView: UIView {
    var tell: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began at \(place(touches))") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved to \(place(touches))") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private func place(_ touches: Set<UITouch>) -> Int { touches.first.map { Int($0.location(in: self).x) } ?? -1 }
}
