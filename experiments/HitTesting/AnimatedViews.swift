import EventTrace
import ExperimentKit
import UIKit

private let how = Variable(
    "animation", "The view is moved by",
    ["UIView.animate", "allowing interaction", "property animator", "manual hit-testing"])
private let place = Variable("finger", "In the middle of the way the finger taps", ["the start", "where it is seen", "the end"])

extension Experiment {
    /// Whether a view can be tapped while it moves, and where.
    static let animatedViews = Experiment(
        id: "AnimatedViews",
        title: "Tapping a view that is being animated",
        question:
            "`pad` glides to the right over `ground`. Half-way, a finger taps where it set out, where it is seen, or where it will arrive. Who gets the touch, with each way to animate?",
        answer:
            "With `UIView.animate` nobody hits the moving view, wherever one taps. With `.allowUserInteraction` it is hit at its end, where nobody sees it yet. With a `UIViewPropertyAnimator` it is hit where it is seen, and with `isManualHitTestingEnabled` at its end again.",
        variables: [how, place],
        stage: { stage in
            let ground = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), "ground")
            let pad = stage.name(BeganPad(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), "pad")
            stage.view.addSubview(ground)
            ground.addSubview(pad)
            let choice = stage.choice(how)
            let move = { [unowned(unsafe) pad] in pad.frame.origin.x = 270 }
            stage.script.perform { [unowned(unsafe) stage] in
                switch choice {
                case "UIView.animate": UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
                case "allowing interaction":
                    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: move)
                default:
                    let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move))
                    animator.isManualHitTestingEnabled = choice == "manual hit-testing"
                    animator.startAnimation()
                }
            }
            stage.script.wait(0.5)
            let places: [String: Double] = ["the start": 70, "where it is seen": 195]
            stage.script.tap(.point(x: places[stage.choice(place)] ?? 320, y: 150, in: ground))
        },
        claims: [
            Claim(
                "A view that `UIView.animate` moves is not hit anywhere.",
                when: how.is("UIView.animate"), .all([.ordering(["ground.touchesBegan"]), .decided("pad: skip animating")]),
                explanation: "A view that is being animated without `.allowUserInteraction` is not hit (HT.9)."),
            Claim(
                "Where interaction is allowed, the moving view is hit where it is seen.",
                when: how.is("allowing interaction") && place.is("where it is seen"), .happens("pad.touchesBegan"),
                knownRefutation:
                    "Its frame is the last one from the beginning; what is seen is only a copy on the screen. It is hit at the end (HT.10)."
            ),
            Claim(
                "It is hit at the end of its way.", when: how.is("allowing interaction") && place.is("the end"),
                .ordering(["pad.touchesBegan"]),
                explanation: "The model counts, and that has changed at once (HT.10)."),
            Claim(
                "A property animator's view is hit where it is seen.",
                when: how.is("property animator") && place.is("where it is seen"), .ordering(["pad.touchesBegan"]),
                explanation: "It looks for the place on the screen by itself (HT.10)."),
            Claim(
                "And nowhere else.", when: how.is("property animator") && place.isNot("where it is seen"),
                .ordering(["ground.touchesBegan"])),
            Claim(
                "Manual hit-testing leaves it to the model again.",
                when: how.is("manual hit-testing") && place.is("the end"), .ordering(["pad.touchesBegan"]),
                explanation: "Then `hitTest` has to ask for the place itself (HT.10)."),
            Claim("No view is hit where it set out.", when: place.is("the start"), .ordering(["ground.touchesBegan"])),
        ])
}
