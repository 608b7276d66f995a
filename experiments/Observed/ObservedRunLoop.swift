import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// The way in, the observers of the run loop, the recognizers of a touch, animations.
extension ObservationScene {
    static let runLoop: [ObservationScene] = [
        ObservationScene(
            "runloop-gesture-observer",
            checks: [
                .holds(
                    "The pool, the update of recognizers, before the commit, the commit, after it, the pool.",
                    .entries(inOrder: [
                        "*: observe poolPush", "*: observe gestureUpdate", "*: observe beforeCommit", "*: observe commit",
                        "*: observe afterCommit", "*: observe poolPop",
                    ])),
                .holds(
                    "The action of a tap does not come from them.",
                    .entries(inOrder: ["*: observe poolPush", "*: dequeue*", "tap.action(ended)", "*: observe gestureUpdate"])),
            ]
        ) { stage in
            Simulation.current?.recordsIdleObservers = true
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap(at: CGPoint(x: 100, y: 300))
        },
        ObservationScene(
            "touch-gesturerecognizers-order",
            checks: [
                .holds(
                    "While views are asked there are none; afterwards the view's in the order added, then those above.",
                    .all([
                        .order(["TDTap, TDLongPress, above"]), .never("asked too late"),
                    ]))
            ]
        ) { stage in
            let view = stage.add(RecognizerListView(), "view")
            stage.add(UITapGestureRecognizer(), "TDTap", to: view).name = "TDTap"
            stage.add(UILongPressGestureRecognizer(), "TDLongPress", to: view).name = "TDLongPress"
            stage.add(UIPanGestureRecognizer(), "above").name = "above"
            view.tell = { stage.mark($0) }
            stage.script.tap("view")
        },
        ObservationScene(
            "wwdc17-animation-blocks-hittest", "hittest-animation-model-vs-presentation",
            checks: [.holds("A view in an animation is not hit unless it allows it.", .never("view.touches*"))]
        ) { $0.animate(options: [], tapAt: 260) },
        ObservationScene(
            "wwdc17-animation-blocks-hittest", "hittest-animation-model-vs-presentation",
            checks: [.holds("If it allows it, it is hit where it will be.", .happens("view.touchesBegan"))]
        ) { $0.animate(options: .allowUserInteraction, tapAt: 260) },
        ObservationScene(
            "hittest-animation-model-vs-presentation",
            checks: [.holds("It is not hit where it is seen.", .never("view.touches*"))]
        ) { $0.animate(options: .allowUserInteraction, tapAt: 140) },
        ObservationScene(
            "hittest-animation-model-vs-presentation",
            checks: [.holds("Under a property animator it is hit where it is seen.", .happens("view.touchesBegan"))]
        ) { $0.animateByAnimator(tapAt: 140) },
        ObservationScene(
            "hittest-animation-model-vs-presentation",
            checks: [.holds("Under a property animator it is not hit where it will be.", .never("view.touches*"))]
        ) { $0.animateByAnimator(tapAt: 260) },
    ]
}

extension Stage {
    private static let travelled = CGRect(x: 240, y: 300, width: 60, height: 60)

    /// A view that goes from the left to the right within a second, and a tap half a second later.
    fileprivate func animate(options: UIView.AnimationOptions, tapAt x: Double) {
        let view = add(LoggedView(), "view", at: CGRect(x: 0, y: 300, width: 60, height: 60))
        script.perform {
            UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: { view.frame = Stage.travelled })
        }
        script.wait(0.5)
        script.tap(at: CGPoint(x: x, y: 330))
    }

    fileprivate func animateByAnimator(tapAt x: Double) {
        let view = add(LoggedView(), "view", at: CGRect(x: 0, y: 300, width: 60, height: 60))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame = Stage.travelled }
        keep(animator)
        script.perform { animator.startAnimation() }
        script.wait(0.5)
        script.tap(at: CGPoint(x: x, y: 330))
    }
}

/// Prints the recognizers of its touch, and whether there are some while it is asked.
private final class RecognizerListView: UIView {
    var tell: (String) -> Void = { _ in }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if event?.allTouches?.contains(where: { $0.gestureRecognizers != nil }) == true { tell("asked too late") }
        return super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell((touches.first?.gestureRecognizers ?? []).map { $0.name ?? "?" }.joined(separator: ", "))
    }
}
