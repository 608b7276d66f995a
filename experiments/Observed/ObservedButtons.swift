import EventTrace
import ExperimentKit
import ExperimentSupport
import Studies
import UIKit

/// A button alone, and with a tap recognizer above it or on it.
extension ObservationScene {
    private static let printsButton: [TokenPattern] = ["button.touches*", "button.*Tracking", "button.action(*)"]
    private static let printsBoth: [TokenPattern] = printsButton + ["tap.touches*", "tap.action(*)"]
    private static let wholeTap: [ExpectedLine] = [
        "button.touchesBegan", "button.beginTracking", "button.touchesEnded", "button.endTracking", "button.action*",
    ]
    private static let parentLoses: [ExpectedLine] = [
        "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "button.touchesEnded", "button.endTracking",
        "button.action*",
    ]
    private static let ownTapWins: [ExpectedLine] = [
        "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "tap.action*",
        "button.touchesCancelled",
        "button.cancelTracking",
    ]

    static let buttons: [ObservationScene] = [
        ObservationScene("button-tap-plain-tracking", prints: wholeTap, of: printsButton) { stage in
            stage.addButton().endsCallSuper = false
            stage.script.tap("button")
        },
        ObservationScene(
            "button-plain-csf", "button-touches-calls-tracking", "button-alone-tracking", prints: wholeTap, of: printsButton,
            and: [
                .holds("Tracking begins inside touchesBegan.", .nested("button.beginTracking", in: "button.touchesBegan")),
                .holds("Tracking ends inside touchesEnded.", .nested("button.endTracking", in: "button.touchesEnded")),
            ]
        ) { stage in
            stage.addButton()
            stage.script.tap("button")
        },
        ObservationScene(
            "button-touches-without-super", "button-touches-without-super-2", "button-touch-began-without-super",
            prints: ["button.touchesBegan", "button.touchesEnded"], of: printsButton
        ) { stage in
            stage.addButton().touchesCallSuper = false
            stage.script.tap("button")
        },
        ObservationScene("button-parent-tap", prints: parentLoses, of: printsBoth) { stage in
            stage.addButton()
            stage.add(ProbeTap(), "tap")
            stage.script.tap("button")
        },
        ObservationScene(
            "button-superview-tap-full",
            prints: [
                "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "tap: state failed",
                "button.touchesEnded", "button.endTracking", "button.action*",
            ],
            of: printsBoth + ["tap: state *"]
        ) { stage in
            stage.addButton()
            stage.add(ProbeTap(), "tap")
            stage.script.tap("button")
        },
        ObservationScene("button-superview-tap-full-zz", prints: parentLoses, of: printsBoth) { stage in
            stage.addButton().endsCallSuper = false
            stage.add(ProbeTap(), "tap")
            stage.script.tap("button")
        },
        ObservationScene(
            "button-own-tap-zz", "button-own-tap-csf", "button-own-gr-fy", prints: ownTapWins, of: printsBoth,
            and: [.holds("Tracking is cancelled inside touchesCancelled.", .nested("button.cancelTracking", in: "button.touchesCancelled"))]
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.addButton())
            stage.script.tap("button")
        },
        ObservationScene(
            "button-own-tap-state", "button-own-tap-full",
            prints: [
                "tap.touchesBegan", "button.touchesBegan", "button.beginTracking", "tap.touchesEnded", "tap: state ended",
                "tap.action*",
                "button.touchesCancelled", "button.cancelTracking",
            ],
            of: printsBoth + ["tap: state *"]
        ) { stage in
            stage.add(ProbeTap(), "tap", to: stage.addButton())
            stage.script.tap("button")
        },
        ObservationScene(
            "button-parent-tap-cancelsTouches-no",
            checks: [.holds("Both act.", .all([.exactly(1, "tap.action(ended)"), .exactly(1, "button.action(touchUpInside)")]))]
        ) { stage in
            stage.addButton()
            stage.add(ProbeTap(), "tap").cancelsTouchesInView = false
            stage.script.tap("button")
        },
        ObservationScene(
            "uibutton-blocks-via-shouldbegin",
            checks: [
                .holds(
                    "The button is asked, says no, and acts.",
                    .all([
                        .answer(of: "button.gestureRecognizerShouldBegin(tap)", is: "false"), .never("tap.action(*)"),
                        .exactly(1, "button.action(touchUpInside)"),
                    ]))
            ]
        ) { stage in
            stage.addTarget(to: stage.add(AskedButton(), "button"), for: .touchUpInside)
            stage.add(UITapGestureRecognizer(), "tap")
            stage.script.tap("button")
        },
    ]
}

extension Stage {
    /// A button that prints, with an action for a lift inside.
    @discardableResult
    fileprivate func addButton() -> ProbeButton {
        let button = add(ProbeButton(), "button")
        addTarget(to: button, for: .touchUpInside)
        return button
    }
}

private final class AskedButton: UIButton {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
