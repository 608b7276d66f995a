import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// States, actions and resets of recognizers, and what their delegates are asked.
extension ObservationScene {
    private static let cycle: [TokenPattern] = ["gr.action(*)", "gr.reset"]

    static let states: [ObservationScene] = [
        ObservationScene(
            "wwdc2010-end-state-then-action-then-reset", "guide-discrete-continuous-actions",
            prints: ["gr.action(began)", .many("gr.action(changed)"), "gr.action(ended)", "gr.reset"], of: cycle
        ) { stage in
            stage.add(ProbeContinuous(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.drag(["view", .point(x: 150, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "wwdc2010-end-state-then-action-then-reset", prints: ["gr.action(began)", "gr.action(cancelled)", "gr.reset"], of: cycle
        ) { stage in
            stage.add(ProbeContinuous(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.cancelAll()
        },
        ObservationScene("wwdc2010-end-state-then-action-then-reset", prints: ["gr.action(ended)", "gr.reset"], of: cycle) { stage in
            stage.add(ProbeTap(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.tap("view")
        },
        ObservationScene(
            "wwdc2010-end-state-then-action-then-reset", "guide-discrete-continuous-actions", prints: ["gr.reset"], of: cycle
        ) { stage in
            stage.add(ProbeTap(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.drag(["view", .point(x: 190, y: 190, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "wwdc10-changed-action-each-move",
            prints: [
                "gr.touchesBegan", "gr.action(began)", .repeated(["gr.touchesMoved", "gr.action(changed)"]), "gr.touchesEnded",
                "gr.action(ended)",
            ],
            of: ["gr.touches*", "gr.action(*)"]
        ) { stage in
            stage.add(ProbeContinuous(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.drag(["view", .point(x: 150, y: 100, in: "view")], duration: 0.2)
        },
        ObservationScene(
            "wwdc2010-no-super-forwarding-in-recognizers",
            checks: [
                .holds(
                    "Each recognizer receives one call, and neither inside the other's.",
                    .all([
                        .exactly(1, "inner.touchesBegan"), .exactly(1, "outer.touchesBegan"),
                        .outermost("inner.touchesBegan"), .outermost("outer.touchesBegan"),
                    ]))
            ]
        ) { stage in
            stage.add(ProbeTap(), "inner", to: stage.add(LoggedView(), "view"))
            stage.add(ProbeTap(), "outer")
            stage.script.tap("view")
        },
        ObservationScene(
            "pivotal-discrete-state-during-action", prints: ["during the action: 3", "after it: 0"], of: ["during *", "after *"]
        ) { stage in
            let tap = UITapGestureRecognizer()
            let teller = stage.keep(StateTeller { stage.mark("during the action: \($0)") })
            tap.addTarget(teller, action: StateTeller.receive)
            stage.add(LoggedView(), "view").addGestureRecognizer(stage.name(tap, "tap"))
            stage.script.tap("view")
            stage.script.perform { stage.mark("after it: \(tap.state.rawValue)") }
        },
        ObservationScene(
            "rngh-reset-without-shouldBegin", prints: ["gr: state failed", "gr.reset"],
            of: ["gr: state *", "gr.reset", "delegate.gestureRecognizerShouldBegin(*)"],
            and: [.holds("It fails inside its touchesBegan.", .happens("gr.touchesBegan"))]
        ) { stage in
            stage.add(ProbeFailing(), "gr", to: stage.add(LoggedView(), "view")).delegate = stage.name(
                BeginDelegate(allows: true), "delegate")
            stage.script.tap("view")
        },
        ObservationScene(
            "doc-touchesCancelled-recognizer", prints: ["gr: state cancelled", "gr.action(cancelled)"],
            of: ["gr: state cancelled", "gr: state failed", "gr.action(cancelled)", "gr.action(ended)"]
        ) { stage in
            stage.add(UIPanGestureRecognizer(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.finger(1).move(to: .point(x: 150, y: 100, in: "view"), over: 0.2)
            stage.script.cancelAll()
        },
        ObservationScene("doc-touchesCancelled-recognizer", prints: ["gr: state failed"], of: ["gr: state *", "gr.action(*)"]) { stage in
            stage.add(UITapGestureRecognizer(), "gr", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.1)
            stage.script.cancelAll()
        },
        ObservationScene(
            "doc-tap-longpress-defaults",
            prints: ["longPress.action(began)", .many("longPress.action(changed)"), "longPress.action(ended)"], of: ["longPress.action(*)"],
            and: [.interval(from: "view.touchesBegan", to: "longPress.action(began)", milliseconds: 500, within: 1)]
        ) { stage in
            stage.add(UILongPressGestureRecognizer(), "longPress", to: stage.add(LoggedView(), "view"))
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.6)
            stage.script.finger(1).move(to: .point(x: 180, y: 100, in: "view"), over: 0.2)
            stage.script.finger(1).up()
        },
        ObservationScene(
            "longpress-minDuration2-actions", prints: ["longPress.action(began)", "longPress.action(ended)"], of: ["longPress.action(*)"],
            and: [
                .interval(from: "view.touchesBegan", to: "longPress.action(began)", milliseconds: 2000, within: 1),
                .interval(from: "view.touchesBegan", to: "longPress.action(ended)", milliseconds: 2500, within: 1),
            ]
        ) { stage in
            stage.add(UILongPressGestureRecognizer(), "longPress", to: stage.add(LoggedView(), "view")).minimumPressDuration = 2
            stage.script.press("view", for: 2.5)
        },
        ObservationScene("tap-header-location", prints: ["at 60"], of: ["at *"]) { stage in
            let view = stage.add(LoggedView(), "view")
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            let teller = stage.keep(
                PlaceTeller { stage.mark("at \(Int($0.location(in: view).x))") })
            tap.addTarget(teller, action: PlaceTeller.receive)
            view.addGestureRecognizer(stage.name(tap, "tap"))
            stage.script.tap(.point(x: 60, y: 100, in: "view"))
            stage.script.tap(.point(x: 70, y: 100, in: "view"))
        },
        ObservationScene("swipe-header", prints: ["at 20"], of: ["at *"]) { $0.swipe(to: .point(x: 55, y: 100, in: "view"), over: 0.3) },
        ObservationScene("swipe-header", prints: ["at 20"], of: ["at *"]) { $0.swipe(to: .point(x: 180, y: 180, in: "view"), over: 0.1) },
        ObservationScene("swipe-header", prints: [], of: ["at *"]) { $0.swipe(to: .point(x: 60, y: 120, in: "view"), over: 0.4) },
    ]
}

extension Stage {
    /// A finger that goes from the left of a view with a swipe to the right, which says where it was.
    fileprivate func swipe(to end: Place, over duration: Double) {
        let view = add(LoggedView(), "view")
        let swipe = UISwipeGestureRecognizer()
        let teller = keep(PlaceTeller { [self] in mark("at \(Int($0.location(in: view).x))") })
        swipe.addTarget(teller, action: PlaceTeller.receive)
        view.addGestureRecognizer(name(swipe, "swipe"))
        script.drag([.point(x: 20, y: 100, in: "view"), end], duration: duration)
    }
}

/// Says which state a recognizer is in during its action.
private final class StateTeller {
    private let tell: (Int) -> Void

    init(_ tell: @escaping (Int) -> Void) { self.tell = tell }

    func receive(_ sender: UIGestureRecognizer) { tell(sender.state.rawValue) }

    static let receive = Selector("receive(_:)", StateTeller.receive)
}

/// Hands on the recognizer that acts.
private final class PlaceTeller {
    private let tell: (UIGestureRecognizer) -> Void

    init(_ tell: @escaping (UIGestureRecognizer) -> Void) { self.tell = tell }

    func receive(_ sender: UIGestureRecognizer) { tell(sender) }

    static let receive = Selector("receive(_:)", PlaceTeller.receive)
}
