import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// Hit-testing as logs show it.
extension ObservationScene {
    private static let printsHits: [TokenPattern] = ["*.hitTest", "*.hitTest -> *", "*.pointInside -> *"]
    private static let passOverD: [ExpectedLine] = [
        "A.hitTest", "A.pointInside -> true", "C.hitTest", "C.pointInside -> true", "E.hitTest", "E.pointInside -> false",
        "E.hitTest -> nil",
        "D.hitTest", "D.pointInside -> true", "D.hitTest -> D", "C.hitTest -> D", "A.hitTest -> D",
    ]
    private static let passOverSkippedC: [ExpectedLine] = [
        "A.hitTest", "A.pointInside -> true", "B.hitTest", "B.pointInside -> true", "C.hitTest", "C.hitTest -> nil", "B.hitTest -> B",
        "A.hitTest -> B",
    ]

    static let hitTests: [ObservationScene] = [
        ObservationScene(
            "hittest-twice-order",
            prints: [
                "B.pointInside -> true", "E.pointInside -> false", "D.pointInside -> true",
                "B.pointInside -> true", "E.pointInside -> false", "D.pointInside -> true", "D.touchesBegan", "D.touchesEnded",
            ],
            of: [
                "B.pointInside -> *", "C.pointInside -> *", "D.pointInside -> *", "E.pointInside -> *", "F.pointInside -> *", "*.touches*",
            ]
        ) { stage in
            let a = stage.add(LoggedHitView(), "A", at: CGRect(x: 20, y: 100, width: 350, height: 400))
            let c = stage.add(LoggedHitView(), "C", at: CGRect(x: 10, y: 210, width: 300, height: 180), in: a)
            let b = stage.add(LoggedHitView(), "B", at: CGRect(x: 10, y: 10, width: 300, height: 180), in: a)
            stage.add(LoggedHitView(), "D", at: CGRect(x: 10, y: 10, width: 100, height: 100), in: b)
            stage.add(LoggedHitView(), "E", at: CGRect(x: 150, y: 10, width: 100, height: 100), in: b)
            stage.add(LoggedHitView(), "F", at: CGRect(x: 10, y: 10, width: 100, height: 100), in: c)
            stage.script.tap("D")
        },
        ObservationScene(
            "hittest-two-passes-before-began-iOS9-device", prints: passOverD + passOverD + ["D.touchesBegan", "D.touchesEnded"],
            of: printsHits + ["*.touches*"], and: [.interval(from: "D.touchesBegan", to: "D.touchesEnded", milliseconds: 85, within: 1)]
        ) { stage in
            stage.addABCDE()
            stage.script.tap("D", hold: 0.085)
        },
        ObservationScene(
            "hittest-abcde-depth-first-reverse", prints: [.repeated(passOverD)], of: printsHits
        ) { stage in
            stage.addABCDE()
            stage.script.tap("D")
        },
        ObservationScene(
            "hittest-two-passes-same-event-timestamp",
            prints: ["view.hitTest", "view.hitTest", "view.touchesBegan", "view.touchesEnded"], of: ["view.hitTest", "view.touches*"],
            and: [.holds("Both passes and began carry one timestamp.", .happens("one timestamp"))]
        ) { stage in
            let view = stage.add(TimestampView(), "view")
            view.tell = { stage.mark($0 ? "one timestamp" : "several timestamps") }
            stage.script.tap("view", hold: 0.0167)
        },
        ObservationScene(
            "hittest-abc-simple-nested",
            prints: [
                .repeated([
                    "A.hitTest", "A.pointInside -> true", "B.hitTest", "B.pointInside -> true", "C.hitTest", "C.pointInside -> true",
                    "C.hitTest -> C", "B.hitTest -> C", "A.hitTest -> C",
                ]), "C.touchesBegan",
            ],
            of: printsHits + ["*.touchesBegan"],
            and: [.holds("It is asked from within the default of hitTest.", .nested("C.pointInside", in: "C.hitTest"))]
        ) { stage in
            stage.addABC()
            stage.script.tap("C")
        },
        ObservationScene(
            "hittest-abc-tap-parent-only",
            prints: [
                .repeated([
                    "A.hitTest", "A.pointInside -> true", "B.hitTest", "B.pointInside -> true", "C.hitTest", "C.pointInside -> false",
                    "C.hitTest -> nil", "B.hitTest -> B", "A.hitTest -> B",
                ]), "B.touchesBegan",
            ],
            of: printsHits + ["*.touchesBegan"]
        ) { stage in
            stage.addABC()
            stage.script.tap(.point(x: 50, y: 50, in: "B"))
        },
        skippingC("hittest-child-uie-no-no-pointinside") { $0.isUserInteractionEnabled = false },
        skippingC("hittest-child-hidden-no-pointinside") { $0.isHidden = true },
        // The author says that the log is the same for all three.
        skippingC("hittest-child-hidden-no-pointinside") { $0.alpha = 0 },
        ObservationScene(
            "hittest-buttons-order-xib",
            prints: [.repeated(["yellowView.hitTest", "pinkView.hitTest", "blueView.hitTest", "button2.hitTest", "button1.hitTest"])],
            of: ["*.hitTest"]
        ) { stage in
            var buttons = 0
            for (index, (name, count)) in [("blueView", 2), ("pinkView", 3), ("yellowView", 2)].enumerated() {
                let frame = CGRect(x: 20, y: 100 + 200 * CGFloat(index), width: 350, height: 180)
                let panel = stage.add(LoggedHitView(), name, at: frame)
                for place in 0..<count {
                    buttons += 1
                    let frame = CGRect(x: 10 + 110 * CGFloat(place), y: 50, width: 100, height: 44)
                    stage.add(ProbeButton(), "button\(buttons)", at: frame, in: panel)
                }
            }
            stage.script.tap("button1")
        },
        hitTwice("button-hitTest-to-action-plain", after: 76) { _ in },
        hitTwice("button-no-gesture-latency", after: 76) { _ in },
        hitTwice("button-parent-single-tap-latency", after: 89) { $0.add(UITapGestureRecognizer(), "tap") },
        hitTwice("button-superview-singletap-latency", after: 89) { $0.add(UITapGestureRecognizer(), "tap") },
        ObservationScene(
            "hittest-no-retest-on-move-end",
            prints: [
                "front.hitTest", "front.hitTest", "front.sendEvent", "child.touchesBegan",
                .repeated(["front.sendEvent", "child.touchesMoved"]),
                "front.sendEvent", "child.touchesEnded",
            ],
            of: ["front.hitTest", "front.sendEvent", "child.touches*"]
        ) { stage in
            let front = stage.show(ProbeWindow(frame: Stage.bounds), as: "front")
            stage.add(LoggedView(), "child", in: front.rootViewController?.view)
            stage.script.drag(["child", .point(x: 150, y: 100, in: "child")], duration: 0.3)
        },
    ]

    private static func skippingC(_ id: String, line: Int = #line, _ change: @escaping @Sendable (UIView) -> Void) -> ObservationScene {
        ObservationScene(
            id, prints: [.repeated(passOverSkippedC), "B.touchesBegan"],
            of: printsHits + ["*.touchesBegan"], line: line
        ) { stage in
            stage.addABC()
            if let c = stage.view(named: "C") { change(c) }
            // Where C is, in B's coordinates: a finger cannot be sent to a view that is hidden.
            stage.script.tap(.point(x: 150, y: 150, in: "B"))
        }
    }

    private static func hitTwice(
        _ id: String, after milliseconds: Double, line: Int = #line, _ change: @escaping @Sendable (Stage) -> Void
    ) -> ObservationScene {
        ObservationScene(
            id, prints: ["button.hitTest", "button.hitTest", "button.action*"], of: ["button.hitTest", "button.action(*)"],
            and: [.interval(from: "button.hitTest", to: "button.action(*)", milliseconds: milliseconds, within: 2)], line: line
        ) { stage in
            stage.addTarget(to: stage.add(ProbeButton(), "button"), for: .touchUpInside)
            change(stage)
            stage.script.tap("button", hold: milliseconds / 1000)
        }
    }
}

extension Stage {
    /// A has B, then C; C has D, then E.
    fileprivate func addABCDE() {
        let a = add(LoggedHitView(), "A", at: CGRect(x: 60, y: 150, width: 260, height: 371))
        add(LoggedHitView(), "B", at: CGRect(x: 10, y: 10, width: 240, height: 150), in: a)
        let c = add(LoggedHitView(), "C", at: CGRect(x: 10, y: 200, width: 240, height: 150), in: a)
        add(LoggedHitView(), "D", at: CGRect(x: 10, y: 10, width: 100, height: 100), in: c)
        add(LoggedHitView(), "E", at: CGRect(x: 130, y: 10, width: 100, height: 100), in: c)
    }

    /// B in A and C in B, at the sizes of the published scene.
    fileprivate func addABC() {
        let a = add(LoggedHitView(), "A", at: CGRect(x: 50, y: 100, width: 300, height: 300))
        let b = add(LoggedHitView(), "B", at: CGRect(x: 100, y: 100, width: 200, height: 200), in: a)
        add(LoggedHitView(), "C", at: CGRect(x: 100, y: 100, width: 100, height: 100), in: b)
    }
}

/// Says whether hit-testing and began carry one timestamp.
private final class TimestampView: UIView {
    var tell: (Bool) -> Void = { _ in }
    private var seen: [Double] = []

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        seen.append(Double(event?.timestamp ?? -1))
        return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell(seen.count == 2 && seen.allSatisfy { $0 == Double(event?.timestamp ?? -2) })
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
