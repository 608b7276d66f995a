import EventTrace
import ExperimentDocuments
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Gesture: String, Choice {
    case tap = "a tap"
    case twoTaps = "two taps"
    case dragOutOfTheView = "a drag out of the view"
    case cancelledTouch = "a touch that the system cancels"
    case tapThatPressesHarder = "a tap that presses harder on its way"
}
private let gesture = Variable<Gesture>("gesture", "The finger makes")

private let view = Named<CountingView>("view")
private let notMoved = Mark("the location is that of before")

/// What a view receives of a finger.
let fourTouchMethods: Experiment = Experiment(
    id: "FourTouchMethods",
    title: "When each of the four touch methods is called",
    question:
        "A finger taps a view, presses harder in a tap, taps twice, drags out of the view, or is interrupted by the system. Which methods are called, and what do the touch's `view` and `tapCount` say?",
    answer:
        "`touchesBegan` comes at touch down, `touchesMoved` at each move, `touchesEnded` at the lift, and `touchesCancelled` instead of `touchesEnded` if the system takes the touch away. The touch keeps its view when the finger is outside the view too, and the second tap has `tapCount` 2. On hardware that measures force, a finger that presses harder calls `touchesMoved` without moving.",
    remedy:
        "Override `touchesCancelled` as well as `touchesEnded`: each touch ends in only one of them. If `touchesCancelled` comes without an interruption by the system (a full-screen call, a system alert, a system gesture at the screen's edge: see SystemInterrupts), a gesture recognizer has most likely recognized, such as the pan of a scroll view: see DelayedContentTouches. Before you take a touch for a drag, compare its location with the place where it began, by a distance: `touchesMoved` also comes when only the force has changed, and on a device a tap hardly ever rests completely.",
    symptoms: [
        "touchesEnded is not called",
        "touchesBegan, touchesMoved, touchesEnded, touchesCancelled explained",
        "is touchesMoved called when the finger leaves the view",
        "touch ends without touchesEnded",
        "what happens to UITouch.view when dragging outside",
        "touchesMoved called without moving finger",
        "tap counts as drag on a device but not in the simulator",
        "touchesMoved right after touchesBegan although the finger rests",
    ],
    origins: [Document003.fourTouchMethods, Document003.touchKnowsAll],
    observations: ["wwdc16-moved-without-location-change"],
    variables: [gesture],
    stage: { stage in
        let view = CountingView(frame: CGRect(x: 95, y: 200, width: 200, height: 200)) { stage.mark($0) }
        stage.view.addSubview(stage.name(view, "view"))
        switch stage[gesture] {
        case .tap: stage.script.tap(view)
        case .tapThatPressesHarder:
            let place = Place.point(x: 100, y: 100, in: view)
            stage.script.finger(1).down(at: place)
            stage.script.wait(0.05)
            stage.script.finger(1).press(force: 3)
            stage.script.wait(0.05)
            stage.script.finger(1).up()
        case .twoTaps: stage.script.doubleTap(view)
        case .dragOutOfTheView: stage.script.drag(["view", .point(x: 100, y: 350, in: view)], duration: 0.05)
        case .cancelledTouch:
            stage.script.finger(1).down(at: "view")
            stage.script.wait(0.05)
            stage.script.cancelAll()
        }
    },
    outcomes: {
        Outcome("the touch ends", not: "the touch is cancelled", view.touchesEnded)
        Outcome("`touchesMoved` is called", not: "`touchesMoved` is not called", view.touchesMoved)
        Outcome("the second touch has `tapCount` 2", not: "no touch has `tapCount` 2", "tap 2 of the view")
    },
    claims: {
        Claim(
            "A tap of a finger that rests calls `touchesBegan` and `touchesEnded`.", when: gesture == .tap,
            quotes: Document003.fourTouchMethods.part("began and ended")
        ) {
            only(among: view.everything) {
                view.touchesBegan
                view.touchesEnded
            }
        }
        Claim(
            "A tap that presses harder calls `touchesMoved` as well, with the location of before.",
            when: gesture == .tapThatPressesHarder,
            explanation:
                "Apple says so of hardware that measures force (WWDC 2016, session 220); merged changes of several libraries ignore such a move."
        ) {
            view.touchesBegan
            view.touchesMoved
            notMoved.written
            view.touchesEnded
        }
        Claim(
            "A drag calls `touchesMoved` as well, even outside the view.",
            when: gesture == .dragOutOfTheView,
            quotes: Document003.fourTouchMethods.part("moved")
        ) {
            view.touchesBegan
            view.touchesMoved
            view.touchesEnded
            TokenPattern("tap 1 of the view").times(2)
        }
        Claim(
            "A touch that the system takes away gets `touchesCancelled`, and not `touchesEnded`.",
            when: gesture == .cancelledTouch,
            quotes: Document003.fourTouchMethods.part("cancelled")
        ) {
            only(among: view.everything) {
                view.touchesBegan
                view.touchesCancelled
            }
        }
        Claim(
            "The touch has its view, and on the second tap `tapCount` is 2.",
            when: gesture == .twoTaps, quotes: Document003.touchKnowsAll
        ) {
            "tap 1 of the view"
            "tap 2 of the view"
        }
    })

/// Tells the view and the tap count of a touch that has begun or ended, and whether a touch has moved without a new location.
private final class CountingView: LoggedView {
    private let tell: (String) -> Void

    init(frame: CGRect, _ tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, touch.location(in: self) == touch.previousLocation(in: self) else { return }
        tell("the location is that of before")
    }

    private func report(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        tell("tap \(touch.tapCount) of \(touch.view === self ? "the view" : "another view")")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(touches) }
}
