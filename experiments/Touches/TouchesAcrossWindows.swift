import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Fingers: String, Choice {
    case dragUpperToLower = "a drag from `upper` to `lower`"
    case dragLowerToUpper = "a drag from `lower` to `upper`"
    case oneInEach = "a finger in each window"
}
private let fingers = Variable<Fingers>("finger", "The input is")

private let upper = Named<UIView>("upper")
private let lower = Named<UIView>("lower")

/// A touch stays with the window that it began in.
let touchesAcrossWindows: Experiment = Experiment(
    id: "TouchesAcrossWindows",
    title: "A drag from one window into another, and a finger in each",
    question:
        "Two windows share the screen: `upper_window` with the view `upper` fills the upper half, `lower_window` with the view `lower` the lower half. A finger is dragged from one view to the other, or two fingers tap, one in each window. Which window gets `sendEvent`, and which view receives the touch?",
    answer:
        "The whole drag goes to the window and the view in which it began; the other window receives nothing. With a finger in each window, both windows get the event, and each window delivers its touch to its own view.",
    remedy:
        "A touch keeps its window. To find what is under the finger in the other window, convert the point and hit-test there: `other.hitTest(window.convert(touch.location(in: nil), to: other), with: nil)`. To carry content into a window of another scene, use `UIDragInteraction` and `UIDropInteraction`.",
    symptoms: [
        "drag from one UIWindow into another, the second window gets no touches",
        "touches of a floating window when the finger leaves it",
        "several windows: which one gets sendEvent",
        "touchesMoved goes to the old window",
    ],
    variables: [fingers],
    stage: { stage in
        for (index, name) in ["upper", "lower"].enumerated() {
            let window = stage.show(
                LoggedWindow(frame: CGRect(x: 0, y: 422 * index, width: 390, height: 422)), "\(name)_window")
            window.addSubview(stage.name(LoggedView(frame: CGRect(x: 45, y: 61, width: 300, height: 300)), name))
        }
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        switch stage[fingers] {
        case .oneInEach:
            one.down(at: "upper")
            two.down(at: "lower")
            stage.script.wait(0.1)
            one.up()
            two.up()
        case .dragUpperToLower, .dragLowerToUpper:
            let path: [Place] = stage[fingers] == .dragUpperToLower ? ["upper", "lower"] : ["lower", "upper"]
            one.down(at: path[0])
            stage.script.wait(0.1)
            one.move(to: path[1])
            stage.script.wait(0.1)
            one.up()
        }
    },
    outcomes: {
        Outcome("the input goes to", otherwise: "`lower` alone") {
            Outcome.State("both views, each in its window", .all([upper.touchesBegan.happens, lower.touchesBegan.happens]))
            Outcome.State("`upper` alone", upper.touchesBegan)
        }
    },
    claims: {
        Claim(
            "A drag stays with the window in which it began.", when: fingers == .dragUpperToLower,
            explanation: "The view and window of a touch are those of the touch down, and the event goes to that window.",
            rules: [.oneFingerOneTouch, .windowOfTheTouch]
        ) {
            upper.touchesBegan
            upper.touchesMoved
            upper.touchesEnded
            lower.everything.never
            TokenPattern("lower_window.*").never
        }
        Claim(
            "A drag from the lower window into the upper one stays with the lower one.", when: fingers == .dragLowerToUpper,
            explanation: "Moves are not hit-tested.", rules: [.twoPasses]
        ) {
            TokenPattern("lower_window.sendEvent").times(3)
            upper.everything.never
            TokenPattern("upper_window.*").never
        }
        Claim(
            "The window under the finger receives the moves.", when: fingers == .dragUpperToLower,
            TokenPattern("lower_window.sendEvent").happens,
            rules: [.windowOfTheTouch],
            knownRefutation: "Where the finger is now does not matter: the touch belongs to the window in which it began.")
        Claim(
            "With a finger in each window, each window delivers to its own view.",
            when: fingers == .oneInEach
        ) {
            upper.touchesBegan.inside("upper_window.sendEvent")
            lower.touchesBegan.inside("lower_window.sendEvent")
            upper.touchesBegan.times(1)
            lower.touchesBegan.times(1)
        }
    })
