import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Recognizers: what documents say of their states, and who wins.
extension ObservationScene {
    static let foundGestures: [ObservationScene] = [
        ObservationScene(
            "recognizer-disabled-doc", prints: ["pan.action(began)", "off", "pan.action(cancelled)", "later"],
            of: ["pan.action(began)", "pan.action(cancelled)", "pan.action(ended)", "off", "later"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
            let finger = stage.script.finger(1)
            finger.down(at: "view")
            finger.move(to: .point(x: 150, y: 100, in: "view"), over: 0.2)
            stage.script.mark("off")
            stage.script.perform { pan.isEnabled = false }
            stage.script.wait(0.1)
            stage.script.mark("later")
            finger.move(to: .point(x: 180, y: 100, in: "view"), over: 0.2)
            finger.up()
        },
        ObservationScene(
            "should-begin-both-radar",
            prints: [
                "tap.touchesBegan", "tap.touchesEnded",
                .anyOrder(["view.gestureRecognizerShouldBegin(tap)", "delegate.gestureRecognizerShouldBegin(tap)"]), "tap: state ended",
            ], of: ["tap.touches*", "*.gestureRecognizerShouldBegin(*)", "tap: state ended"]
        ) { stage in
            let view = stage.add(BeginView(), "view")
            stage.add(ProbeTap(), "tap", to: view).delegate = stage.name(BeginDelegate(allows: true), "delegate")
            stage.script.tap("view")
        },
        ObservationScene(
            "waiting-continuous-two-actions", prints: ["lifts", "gr.action(began)", "gr.action(ended)"], of: ["lifts", "gr.action(*)"]
        ) {
            $0.waitForPan()
        },
        ObservationScene(
            "recognizer-reset-doc", prints: ["gr: state ended", "gr.reset"],
            of: ["gr: state ended", "gr.reset", "gr.touchesMoved", "gr.touchesEnded"]
        ) { stage in
            stage.add(EarlyRecognizer(), "gr", to: stage.add(LoggedView(), "view"))
            stage.dragInView()
        },
        ObservationScene(
            "recognizer-failed-doc", prints: ["gr: state failed", "in the end: possible"],
            of: ["gr: state *", "gr.action*", "in the end: *"]
        ) { stage in
            let gr = stage.add(ProbeFailing(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
            stage.script.wait(0.5)
            stage.script.perform {
                stage.mark("in the end: \(gr.state == .possible ? "possible" : "another state")")
            }
        },
        ObservationScene(
            "recognizer-cancelled-first-doc", prints: ["gr.touchesCancelled", "view.touchesCancelled"], of: ["*.touchesCancelled"]
        ) { stage in
            stage.add(ProbeTap(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.cancelAll()
        },
        ObservationScene(
            "pan-beats-swipe-writeup",
            checks: [.holds("The pan acts, the swipe does not.", .all([.happens("pan.action(began)"), .never("swipe.action*")]))]
        ) { $0.stroke { _, _ in } },
        ObservationScene(
            "pan-beats-swipe-writeup",
            checks: [.holds("A pan that waits leaves the stroke to the swipe.", .all([.happens("swipe.action*"), .never("pan.action*")]))]
        ) { $0.stroke { pan, swipe in pan.require(toFail: swipe) } },
        ObservationScene(
            "pan-beats-swipe-writeup",
            checks: [.holds("If a delegate allows it, both act.", .all([.happens("swipe.action*"), .happens("pan.action(began)")]))]
        ) { stage in stage.stroke { pan, _ in pan.delegate = stage.keep(AllowingDelegate()) } },
        ObservationScene(
            "pan-over-button-no-exit",
            checks: [
                .holds(
                    "The pan takes the touch before the finger has left the button.",
                    .all([.happens("pan.action(began)"), .never("button.action(touchDrag*)")]))
            ]
        ) { $0.dragFromButton(cancels: true) },
        ObservationScene(
            "pan-over-button-no-exit",
            checks: [
                .holds(
                    "With `cancelsTouchesInView` off the button acts.",
                    .order(["pan.action(began)", "button.action(touchDragExit)", "button.action(touchDragEnter)"]))
            ]
        ) { $0.dragFromButton(cancels: false) },
        ObservationScene(
            "pan-over-button-no-up",
            checks: [
                .holds(
                    "It gets its down and no up.",
                    .all([.happens("button.action(touchDown)"), .happens("button.action(touchCancel)"), .never("button.action(touchUp*)")])
                )
            ]
        ) { $0.dragFromButton(cancels: true) },
        ObservationScene(
            "long-press-on-button-cancels", prints: ["button.action(touchCancel)"], of: ["button.action(*)"]
        ) { stage in
            let button = stage.add(UIButton(), "button")
            stage.addTargets(to: button, for: [.touchUpInside, .touchUpOutside, .touchCancel])
            stage.add(UILongPressGestureRecognizer(), "press", to: button)
            stage.script.press("button", for: 0.8)
        },
        ObservationScene(
            "doubletap-hold-second-delaysEnded-yes",
            prints: ["view.touchesBegan", "doubleTap: state failed", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded"],
            of: ["view.touches*", "doubleTap: state *"]
        ) { stage in
            let tap = stage.add(UITapGestureRecognizer(), "doubleTap", to: stage.add(LoggedView(), "view"))
            tap.numberOfTapsRequired = 2
            tap.cancelsTouchesInView = false
            stage.script.tap("view")
            stage.script.wait(0.1)
            stage.script.press("view", for: 2)
        },
        ObservationScene(
            "triple-tap-one-began", prints: ["view.touchesBegan", "tap.action(ended)", "view.touchesCancelled"],
            of: ["view.touches*", "tap.action(*)"]
        ) { $0.tapThreeTimes { _ in } },
        ObservationScene(
            "triple-tap-one-began",
            checks: [
                .holds(
                    "Without the delay, each tap reaches the view.",
                    .ordering([
                        "view.touchesBegan", "view.touchesEnded", "view.touchesBegan", "view.touchesEnded", "view.touchesBegan",
                        "tap.action(ended)", "view.touchesCancelled",
                    ]))
            ]
        ) { $0.tapThreeTimes { $0.delaysTouchesEnded = false } },
        ObservationScene(
            "double-tap-one-began-drawing-view", prints: ["view.touchesBegan", "doubleTap.action(ended)", "view.touchesCancelled"],
            of: ["view.touches*", "doubleTap.action(*)"]
        ) { $0.doubleTapADrawingView { _ in } },
        ObservationScene(
            "double-tap-one-began-drawing-view",
            checks: [
                .holds(
                    "Held back from the beginning, only the action.", .all([.happens("doubleTap.action(ended)"), .never("view.touches*")]))
            ]
        ) { $0.doubleTapADrawingView { $0.delaysTouchesBegan = true } },
        ObservationScene(
            "kif-edge-pan-needs-edge-of-the-event",
            checks: [.holds("No action.", .all([.happens("pan.touchesBegan"), .never("pan.action(*)")]))]
        ) { $0.dragFromEdge(.synthetic(from: [])) },
        ObservationScene(
            "kif-edge-pan-needs-edge-of-the-event", prints: ["pan.action(began)", .rest], of: ["pan.action(*)"]
        ) { $0.dragFromEdge(.synthetic(from: .left)) },
        ObservationScene(
            "double-tap-delays-ended-test", differs: "It prints one began for two taps: what it shows is not the whole log.",
            prints: ["view.touchesBegan", "view.touchesEnded", "doubleTap.action(ended)"],
            of: ["view.touches*", "doubleTap.action*"]
        ) { stage in
            let tap = stage.add(UITapGestureRecognizer(), "doubleTap", to: stage.add(LoggedView(), "view"))
            tap.numberOfTapsRequired = 2
            tap.delaysTouchesEnded = false
            stage.script.doubleTap("view")
        },
        ObservationScene(
            "exclusive-touch-book", prints: ["exclusive.touchesBegan", "exclusive.touchesEnded"], of: ["*.touchesBegan", "*.touchesEnded"]
        ) { $0.touchTwo(first: "exclusive", then: "other") },
        ObservationScene(
            "exclusive-touch-book", prints: ["other.touchesBegan", "other.touchesEnded"], of: ["*.touchesBegan", "*.touchesEnded"]
        ) {
            $0.touchTwo(first: "other", then: "exclusive")
        },
    ]
}

extension Stage {
    fileprivate func tapThreeTimes(_ change: (UITapGestureRecognizer) -> Void) {
        let tap = add(UITapGestureRecognizer(), "tap", to: add(LoggedView(), "view"))
        tap.numberOfTapsRequired = 3
        change(tap)
        for _ in 1...3 {
            script.tap("view")
            script.wait(0.1)
        }
    }

    fileprivate func doubleTapADrawingView(_ change: (UITapGestureRecognizer) -> Void) {
        let view = add(LoggedView(), "view")
        view.isMultipleTouchEnabled = true
        let tap = add(UITapGestureRecognizer(), "doubleTap", to: view)
        tap.numberOfTapsRequired = 2
        change(tap)
        script.doubleTap("view")
    }

    /// From half a point beside the left edge to the middle.
    fileprivate func dragFromEdge(_ tool: Tool) {
        let pan = add(ProbeEdgePan(), "pan", to: view)
        pan.edges = .left
        let finger = script.finger(1)
        finger.down(at: .point(x: 0.5, y: 300), with: tool)
        finger.move(to: .point(x: 200, y: 300), over: 0.3)
        finger.up()
    }

    fileprivate func dragInView() { script.drag(["view", .point(x: 190, y: 190, in: "view")], duration: 0.3) }

    /// A recognizer that begins with the touch-down and waits for the pan of a scroll view to fail, and a finger that hardly moves.
    fileprivate func waitForPan() {
        let scroll = add(UIScrollView(), "scroll")
        scroll.contentSize = CGSize(width: 200, height: 900)
        let view = add(LoggedView(), "view", at: CGRect(x: 0, y: 0, width: 200, height: 200), in: scroll)
        add(ProbeContinuous(), "gr", to: view).delegate = keep(RequiringDelegate())
        script.finger(1).down(at: "view")
        script.finger(1).move(to: .point(x: 102, y: 102, in: "view"), over: 0.3)
        script.mark("lifts")
        script.finger(1).up()
    }

    /// A pan and a swipe on one view, and a fast stroke.
    fileprivate func stroke(_ relate: (UIPanGestureRecognizer, UISwipeGestureRecognizer) -> Void) {
        let view = add(LoggedView(), "view", at: CGRect(x: 20, y: 200, width: 350, height: 200))
        let swipe = add(UISwipeGestureRecognizer(), "swipe", to: view)
        relate(add(UIPanGestureRecognizer(), "pan", to: view), swipe)
        script.drag([.point(x: 50, y: 100, in: "view"), .point(x: 250, y: 100, in: "view")], duration: 0.12)
    }

    /// A button in a view with a pan, and a finger that leaves the button and comes back.
    fileprivate func dragFromButton(cancels: Bool) {
        let button = add(UIButton(), "button", at: CGRect(x: 95, y: 400, width: 100, height: 44))
        addTargets(to: button, for: [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside, .touchUpOutside, .touchCancel])
        add(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = cancels
        script.drag(["button", .point(x: 50, y: 200, in: "button"), .middle(of: "button")], duration: 0.6)
    }

    /// A finger on one view while another finger is on the other; one of them is exclusive.
    fileprivate func touchTwo(first: String, then second: String) {
        add(LoggedView(), "exclusive", at: CGRect(x: 20, y: 200, width: 150, height: 150)).isExclusiveTouch = true
        add(LoggedView(), "other", at: CGRect(x: 220, y: 200, width: 150, height: 150))
        script.finger(1).down(at: .named(first, nil))
        script.wait(0.1)
        script.finger(2).down(at: .named(second, nil))
        script.wait(0.1)
        script.finger(2).up()
        script.wait(0.1)
        script.finger(1).up()
    }
}

/// Is asked whether a recognizer may begin.
private final class BeginView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Recognizes with the touch-down.
private final class EarlyRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func reset() {}
}

/// An edge pan that prints that it receives a touch.
private final class ProbeEdgePan: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}
