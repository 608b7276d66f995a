import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Fingers: String, Choice {
    case dragUpperToLower = "a drag from upper to lower"
    case dragLowerToUpper = "a drag from lower to upper"
    case oneInEach = "a finger in each window"
}
private let fingers = Variable<Fingers>("finger", "The input is")

extension Experiment {
    /// A touch stays with the window that it began in.
    static let touchesAcrossWindows: Experiment = Experiment(
        id: "TouchesAcrossWindows",
        title: "A drag from one window into another, and a finger in each",
        question:
            "Two windows share the screen, `upper_window` with the view `upper` and `lower_window` with the view `lower`. A finger is dragged from one into the other, or two fingers tap one each. Which window gets `sendEvent`, and which view receives the touch?",
        answer:
            "All of a drag goes to the window and the view in which it began; the other window receives nothing. With a finger in each window, both windows get the event, and each delivers to its own view.",
        remedy:
            "A touch keeps its window: to find what is under the finger in the other window, call that window's `hitTest(_:with:)` yourself.",
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
        claims: [
            Claim(
                "A drag stays with the window in which it began.", when: fingers == .dragUpperToLower,
                .all([
                    .order(["upper.touchesBegan", "upper.touchesMoved", "upper.touchesEnded"]), .never("lower.*"), .never("lower_window.*"),
                ]),
                explanation: "The view and window of a touch are those of the touch down, and the event goes to that window.",
                rules: [.oneFingerOneTouch, .windowOfTheTouch]),
            Claim(
                "A drag from the lower window into the upper one stays with the lower one.", when: fingers == .dragLowerToUpper,
                .all([.exactly(3, "lower_window.sendEvent"), .never("upper.*"), .never("upper_window.*")]),
                explanation: "Moves are not hit-tested.", rules: [.twoPasses]),
            Claim(
                "The window under the finger receives the moves.", when: fingers == .dragUpperToLower,
                .happens("lower_window.sendEvent"),
                rules: [.windowOfTheTouch],
                knownRefutation: "Where the finger is now does not matter: the touch belongs to the window in which it began."),
            Claim(
                "With a finger in each window, each window delivers to its own view.",
                when: fingers == .oneInEach,
                .all([
                    .nested("upper.touchesBegan", in: "upper_window.sendEvent"),
                    .nested("lower.touchesBegan", in: "lower_window.sendEvent"),
                    .exactly(1, "upper.touchesBegan"), .exactly(1, "lower.touchesBegan"),
                ])),
        ])
}
