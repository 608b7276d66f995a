import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Which call is made inside which, as published backtraces show it.
extension ObservationScene {
    static let pipeline: [ObservationScene] = [
        ObservationScene(
            "button-action-stack-plain", "stack-button-action-ios14-device", "stack-ios7-touch-up",
            checks: [
                .holds(
                    "Window, touchesEnded, sendAction, action: each inside the one before.",
                    .all([
                        .nested("button.touchesEnded", in: "front.sendEvent"), .nested("button.sendAction", in: "button.touchesEnded"),
                        .nested("button.action(touchUpInside)", in: "button.sendAction"),
                    ]))
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            let button = stage.add(ProbeButton(), "button", in: front.rootViewController?.view)
            stage.addTarget(to: button, for: .touchUpInside)
            stage.script.tap("button")
        },
        ObservationScene(
            "stack-ios5-touch-up",
            checks: [
                .holds(
                    "touchesEnded, sendAction, action: each inside the one before.",
                    .all([
                        .nested("button.sendAction", in: "button.touchesEnded"),
                        .nested("button.action(touchUpInside)", in: "button.sendAction"),
                    ]))
            ]
        ) { stage in
            stage.addTarget(to: stage.add(ProbeButton(), "button"), for: .touchUpInside)
            stage.script.tap("button")
        },
        ObservationScene(
            "button-action-stack-delayed", "stack-delayed-button-observer",
            checks: [
                .holds(
                    "The late end and its action come from the run loop, outside of sendEvent.",
                    .all([
                        .nested("button.action(touchUpInside)", in: "button.touchesEnded"),
                        .outermost("button.touchesEnded"),
                    ]))
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            let button = stage.add(ProbeButton(), "button", in: front.rootViewController?.view)
            stage.addTarget(to: button, for: .touchUpInside)
            // A double tap that fails by its timer holds the end back.
            stage.add(UITapGestureRecognizer(), "doubleTap", to: front).numberOfTapsRequired = 2
            stage.script.tap("button")
        },
        ObservationScene(
            "tap-action-stack", "stack-tap-action-ios14-device", "stack-gr-touchesended-ios16",
            checks: [
                .holds(
                    "The recognizer's touches, its action, then the view, all after `sendEvent` was called.",
                    .order(["front.sendEvent", "front.sendEvent", "tap.touchesEnded", "tap.action(ended)", "view.touchesCancelled"])),
                .holds("The recognizer receives its call inside sendEvent.", .nested("tap.touchesEnded", in: "front.sendEvent")),
                .holds("The action is sent inside sendEvent.", .nested("tap.action(ended)", in: "front.sendEvent")),
                .holds(
                    "The action is sent after the recognizers' touch methods, not inside them.",
                    .holds("the action is one level deep") { trace in
                        trace.ordering.contains { $0.token == "tap.action(ended)" && $0.depth == 1 }
                    }),
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "view", in: front.rootViewController?.view))
            stage.script.tap("view")
        },
        ObservationScene(
            "stack-touchesbegan-ios14-device",
            checks: [
                .holds(
                    "The controller is called inside sendEvent, by the view's default.",
                    .all([.nested("vc.touchesBegan", in: "front.sendEvent"), .decided("view: forward *"), .ruleAtWork(.touchMethodsClimb)]))
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), root: stage.name(ProbeController(), "vc"), as: "front")
            stage.add(UIView(), "view", in: front.rootViewController?.view)
            stage.script.tap("view")
        },
        ObservationScene(
            "stack-touchescancelled-by-tap-ios14-device",
            checks: [
                .holds(
                    "The controller receives its call inside sendEvent, after the action.",
                    .all([.order(["tap.action(ended)", "vc.touchesCancelled"]), .nested("vc.touchesCancelled", in: "front.sendEvent")])),
                .holds("The update of the recognizers cancels it.", .decided("*: cancel tap")),
            ]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), root: stage.name(ProbeController(), "vc"), as: "front")
            stage.add(UITapGestureRecognizer(), "tap", to: front.rootViewController?.view)
            stage.script.tap(at: CGPoint(x: 100, y: 100))
        },
        ObservationScene(
            "stack-hittest-scene-window",
            checks: [
                .holds(
                    "The upper window is asked, before the event is sent, and answers; the lower one is not asked.",
                    .all([
                        .order(["upper.hitTest", "upper.hitTest", "upper.sendEvent"]), .never("lower.hitTest"), .never("lower.sendEvent"),
                    ]))
            ]
        ) { stage in
            stage.show(ProbeWindow(frame: Stage.bounds), as: "lower")
            stage.show(ProbeWindow(frame: Stage.bounds), as: "upper")
            stage.script.tap(at: CGPoint(x: 100, y: 100))
        },
        ObservationScene(
            "touch-collect-stack",
            checks: [
                .holds(
                    "The question comes after hit-testing and before the event is sent.",
                    .all([
                        .order(["front.hitTest", "delegate.shouldReceiveTouch(tapInner)", "front.sendEvent"]),
                        .exactly(1, "delegate.shouldReceiveTouch(tapInner)"),
                    ]))
            ]
        ) { $0.touchNestedTaps() },
        ObservationScene(
            "wwdc2017-hit-test-then-collect", "wwdc17-hittest-event-not-formed", "wwdc17-shouldreceive-after-hittest",
            prints: [
                "front.hitTest", "front.hitTest", "delegate.shouldReceiveTouch(tapInner)", "delegate.shouldReceiveTouch(tapOuter)",
                "front.sendEvent", .anyOrder(["tapInner.touchesBegan", "tapOuter.touchesBegan"]), "inner.touchesBegan", "front.sendEvent",
            ],
            of: ["front.hitTest", "delegate.shouldReceiveTouch(*)", "front.sendEvent", "tap*.touchesBegan", "inner.touchesBegan"]
        ) { $0.touchNestedTaps() },
        ObservationScene(
            "wwdc10-window-sendevent-order",
            prints: [
                "front.sendEvent", .anyOrder(["tap.touchesBegan", "outerTap.touchesBegan"]), "lower.touchesBegan", "front.sendEvent",
            ],
            of: ["front.sendEvent", "*.touchesBegan"]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            stage.add(ProbeTap(), "outerTap", to: front.rootViewController?.view)
            stage.add(ProbeTap(), "tap", to: stage.add(LoggedView(), "lower", in: front.rootViewController?.view))
            stage.script.tap("lower")
        },
    ]
}

extension Stage {
    /// Two views in one another, each with a tap whose delegate is asked about touches; a finger lands on the inner one.
    fileprivate func touchNestedTaps() {
        let stage = self
        let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
        let outer = stage.add(LoggedView(), "outer", in: front.rootViewController?.view)
        let inner = stage.add(LoggedView(), "inner", at: CGRect(x: 20, y: 20, width: 100, height: 100), in: outer)
        let delegate = stage.name(TouchJudge(), "delegate")
        stage.add(ProbeTap(), "tapInner", to: inner).delegate = delegate
        stage.add(ProbeTap(), "tapOuter", to: outer).delegate = delegate
        stage.script.finger(1).down(at: "inner")
        stage.script.wait(0.05)
        stage.script.cancelAll()
    }
}

private final class TouchJudge: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
