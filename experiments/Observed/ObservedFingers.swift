import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Several fingers.
extension ObservationScene {
    static let fingers: [ObservationScene] = [
        ObservationScene(
            "multipletouch-disabled-second-finger-dropped",
            prints: ["A.touchesBegan", "B.touchesBegan", .anyOrder(["A.touchesEnded", "B.touchesEnded"])], of: ["*.touches*"]
        ) { $0.threeFingers() },
        ObservationScene(
            "multipletouch-disabled-second-finger-dropped",
            checks: [.holds("A recognizer on the view sees both fingers.", .exactly(2, "tap.touchesBegan"))]
        ) { stage in
            stage.threeFingers()
            let tap = stage.add(ProbeTap(), "tap", to: stage.view(named: "A"))
            tap.numberOfTouchesRequired = 3
            tap.cancelsTouchesInView = false
        },
        ObservationScene(
            "pinch-continues-with-one-finger",
            prints: [
                "began, 2 touches", .many("changed, 2 touches"), .many("changed, 1 touches"), .many("changed, 2 touches"), "ended, *",
            ],
            of: ["*, * touches"]
        ) { stage in
            let pinch = UIPinchGestureRecognizer()
            let teller = stage.keep(
                TouchCountTeller { [unowned(unsafe) stage] in stage.mark("\($0.state.word), \($0.numberOfTouches) touches") })
            stage.add(pinch, "pinch", to: stage.add(LoggedView(), "view"))
            pinch.addTarget(teller, action: TouchCountTeller.receive)
            let (one, two) = (stage.script.finger(1), stage.script.finger(2))
            one.down(at: .point(x: 50, y: 100, in: "view"))
            two.down(at: .point(x: 100, y: 100, in: "view"))
            two.move(to: .point(x: 150, y: 100, in: "view"), over: 0.1)
            two.up()
            one.move(to: .point(x: 30, y: 100, in: "view"), over: 0.1)
            two.down(at: .point(x: 150, y: 100, in: "view"))
            one.move(to: .point(x: 50, y: 100, in: "view"), over: 0.1)
            one.up()
            two.up()
        },
        ObservationScene(
            "window-takes-several-touches", prints: ["window.touchesBegan{count=2}"], of: ["window.touchesBegan{*"]
        ) { stage in
            let window = CountingWindow(frame: Stage.bounds)
            window.tell = { stage.mark("window.touchesBegan{count=\($0)}") }
            window.makeKeyAndVisible()
            stage.name(window, "front")
            stage.script.together {
                stage.script.tap(at: CGPoint(x: 100, y: 300), finger: 1)
                stage.script.tap(at: CGPoint(x: 200, y: 300), finger: 2)
            }
        },
        ObservationScene("two-fingers-same-instant-one-began", prints: ["window.touchesBegan{count=2}"], of: ["window.touchesBegan{*"]) {
            stage in
            let window = CountingWindow(frame: Stage.bounds)
            window.isMultipleTouchEnabled = true
            window.tell = { stage.mark("window.touchesBegan{count=\($0)}") }
            window.makeKeyAndVisible()
            stage.name(window, "front")
            stage.script.together {
                stage.script.tap(at: CGPoint(x: 100, y: 300), finger: 1)
                stage.script.tap(at: CGPoint(x: 200, y: 300), finger: 2)
            }
        },
        ObservationScene(
            "ignored-finger-reverse-release", prints: ["t1.began", "t2.began", "t3.began", "t1.ended", "t2.ended", "t3.ended"],
            of: ["t1.*", "t2.*", "t3.*"]
        ) { stage in
            let view = stage.add(NumberingView(), "view")
            view.isMultipleTouchEnabled = true
            view.tell = { stage.mark($0) }
            for finger in 1...3 {
                stage.script.finger(finger).down(at: .point(x: 40 * Double(finger), y: 100, in: "view"))
                stage.script.wait(0.7)
            }
            for finger in 1...3 {
                stage.script.finger(finger).up()
                stage.script.wait(0.7)
            }
        },
        ObservationScene(
            "more-than-five-fingers-cancel",
            checks: [
                .holds("The touches are cancelled and not ended.", .all([.happens("view.touchesCancelled"), .never("view.touchesEnded")]))
            ]
        ) { stage in
            stage.add(LoggedView(), "view").isMultipleTouchEnabled = true
            for finger in 1...6 {
                stage.script.finger(finger).down(at: .point(x: 30 * Double(finger), y: 100, in: "view"))
                stage.script.wait(0.02)
            }
            stage.script.wait(0.2)
            for finger in 1...6 { stage.script.finger(finger).up() }
        },
        ObservationScene(
            "wwdc14-two-views-independent",
            prints: [
                .anyOrder(["press1.action(began)", "press2.action(began)"]), .many("press1.action(changed)"),
                .anyOrder(["press1.action(ended)", "press2.action(ended)"]),
            ],
            of: ["*.action(*)"]
        ) { stage in
            for number in 1...2 {
                let dot = stage.add(
                    LoggedView(), "dot\(number)", at: CGRect(x: 150 * CGFloat(number) - 100, y: 300, width: 100, height: 100))
                stage.add(UILongPressGestureRecognizer(), "press\(number)", to: dot)
            }
            stage.script.together {
                stage.script.finger(1).down(at: "dot1")
                stage.script.finger(2).down(at: "dot2")
            }
            stage.script.wait(0.6)
            stage.script.finger(1).move(to: .point(x: 70, y: 50, in: "dot1"), over: 0.1)
            stage.script.together {
                stage.script.finger(1).up()
                stage.script.finger(2).up()
            }
        },
        ObservationScene(
            "wwdc10-gr-sees-descendant-touches",
            checks: [
                .holds(
                    "The pinch sees both touches, each subview its own.",
                    .all([.exactly(2, "pinch.touchesBegan"), .exactly(1, "left.touchesBegan"), .exactly(1, "right.touchesBegan")]))
            ]
        ) { stage in
            let container = stage.add(LoggedView(), "container", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            stage.add(ProbePinch(), "pinch", to: container)
            stage.add(LoggedView(), "left", at: CGRect(x: 10, y: 50, width: 100, height: 100), in: container)
            stage.add(LoggedView(), "right", at: CGRect(x: 200, y: 50, width: 100, height: 100), in: container)
            stage.script.finger(1).down(at: "left")
            stage.script.wait(0.05)
            stage.script.finger(2).down(at: "right")
            stage.script.wait(0.05)
            stage.script.finger(1).up()
            stage.script.finger(2).up()
        },
        // A finger on the container itself is none of the subviews'.
        ObservationScene(
            "wwdc10-gr-sees-descendant-touches",
            checks: [
                .holds(
                    "A recognizer of a subview does not see the container's touch.",
                    .all([.happens("container.touchesBegan"), .never("tap.touches*")]))
            ]
        ) { stage in
            let container = stage.add(LoggedView(), "container", at: CGRect(x: 20, y: 200, width: 350, height: 200))
            let left = stage.add(LoggedView(), "left", at: CGRect(x: 10, y: 50, width: 100, height: 100), in: container)
            stage.add(ProbeTap(), "tap", to: left)
            stage.script.tap(.point(x: 300, y: 20, in: "container"))
        },
        twoFingerGesture({ UIPinchGestureRecognizer() }, to: (.point(x: 20, y: 100, in: "view"), .point(x: 180, y: 100, in: "view"))),
        twoFingerGesture({ UIRotationGestureRecognizer() }, to: (.point(x: 70, y: 60, in: "view"), .point(x: 130, y: 140, in: "view"))),
        exclusive("Without a delegate one of the three acts.", .receivers(1, of: "*.action(began)")) { _ in nil },
        exclusive("With a delegate that allows it all three act.", .receivers(3, of: "*.action(began)")) {
            $0.keep(AllowingDelegate())
        },
    ]

    /// Two fingers that land, move to these places one after the other, and lift one after the other.
    private static func twoFingerGesture(
        _ make: @escaping @Sendable () -> UIGestureRecognizer, to places: @escaping @autoclosure @Sendable () -> (Place, Place)
    ) -> ObservationScene {
        ObservationScene(
            "pinch-rotation-headers", prints: ["gr.action(began)", .many("gr.action(changed)"), "one finger lifts", "gr.action(ended)"],
            of: ["gr.action(*)", "one *"]
        ) { stage in
            let view = stage.add(LoggedView(), "view")
            stage.add(make(), "gr", to: view)
            stage.landTwoFingers()
            stage.script.together {
                stage.script.finger(1).move(to: places().0, over: 0.3)
                stage.script.finger(2).move(to: places().1, over: 0.3)
            }
            stage.script.wait(0.05)
            stage.script.mark("one finger lifts")
            stage.script.finger(1).up()
            stage.script.wait(0.05)
            stage.script.finger(2).up()
        }
    }

    private static func exclusive(
        _ sentence: String, _ expectation: Expectation, _ delegate: @escaping @Sendable (Stage) -> AllowingDelegate?
    ) -> ObservationScene {
        ObservationScene("pinch-rotation-pan-default-exclusive", checks: [.holds(sentence, expectation)]) { stage in
            let view = stage.add(LoggedView(), "view")
            let allowing = delegate(stage)
            stage.add(UIPanGestureRecognizer(), "pan", to: view).delegate = allowing
            stage.add(UIPinchGestureRecognizer(), "pinch", to: view).delegate = allowing
            stage.add(UIRotationGestureRecognizer(), "rotation", to: view).delegate = allowing
            stage.landTwoFingers()
            stage.script.together {
                stage.script.finger(1).move(to: .point(x: 20, y: 60, in: "view"), over: 0.3)
                stage.script.finger(2).move(to: .point(x: 190, y: 190, in: "view"), over: 0.3)
            }
            stage.script.finger(1).up()
            stage.script.finger(2).up()
        }
    }
}

extension Stage {
    /// Views A and B; fingers 1 and 2 on A, 3 on B.
    fileprivate func threeFingers() {
        add(LoggedView(), "A", at: CGRect(x: 20, y: 100, width: 150, height: 150))
        add(LoggedView(), "B", at: CGRect(x: 200, y: 300, width: 150, height: 150))
        script.finger(1).down(at: .point(x: 40, y: 75, in: "A"))
        script.wait(0.05)
        script.finger(2).down(at: .point(x: 110, y: 75, in: "A"))
        script.wait(0.05)
        script.finger(3).down(at: "B")
        script.wait(0.05)
        for finger in 1...3 { script.finger(finger).up() }
    }

    fileprivate func landTwoFingers() {
        script.together {
            script.finger(1).down(at: .point(x: 70, y: 100, in: "view"))
            script.finger(2).down(at: .point(x: 130, y: 100, in: "view"))
        }
        script.wait(0.05)
    }
}

private final class CountingWindow: UIWindow {
    var tell: (Int) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell(touches.count) }
}

/// Numbers its touches in the order in which they land.
private final class NumberingView: UIView {
    var tell: (String) -> Void = { _ in }
    private var seen: [UITouch] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            seen.append(touch)
            tell("t\(seen.count).began")
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { tell("t\((seen.firstIndex { $0 === touch } ?? -1) + 1).ended") }
    }
}

/// Passes on the action of a recognizer.
private final class TouchCountTeller {
    static let receive = Selector("receive(_:)", TouchCountTeller.receive)
    private let tell: (UIGestureRecognizer) -> Void

    init(_ tell: @escaping (UIGestureRecognizer) -> Void) { self.tell = tell }

    func receive(_ recognizer: UIGestureRecognizer) { tell(recognizer) }
}
