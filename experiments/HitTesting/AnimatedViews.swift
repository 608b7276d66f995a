import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Animator: String, Choice {
    case uiViewAnimate = "UIView.animate"
    case allowingInteraction = "allowing interaction"
    case propertyAnimator = "property animator"
    case manualHitTesting = "manual hit-testing"
}
private let how = Variable<Animator>("animation", "The view is moved by")

private enum Place: String, Choice {
    case start = "the start"
    case whereItIsSeen = "where it is seen"
    case end = "the end"
}
private let place = Variable<Place>("finger", "In the middle of the way the finger taps")

extension Experiment {
    /// Whether a view can be tapped while it moves, and where.
    static let animatedViews = Experiment(
        id: "AnimatedViews",
        title: "Tapping a view that is being animated",
        question:
            "`pad` glides to the right over `ground`. Half-way, a finger taps where it set out, where it is seen, or where it will arrive. Who gets the touch, with each way to animate?",
        answer:
            "With `UIView.animate` the tap on the moving view is lost: neither the view nor the one behind it receives anything. With `.allowUserInteraction` it is hit at its end, where nobody sees it yet. With a `UIViewPropertyAnimator` it is hit where it is seen, and with `isManualHitTestingEnabled` at its end again.",
        variables: [how, place],
        stage: { stage in
            let ground = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), "ground")
            let pad = stage.name(BeganPad(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), "pad")
            stage.view.addSubview(ground)
            ground.addSubview(pad)
            let choice = stage[how]
            let move = { pad.frame.origin.x = 270 }
            stage.script.perform {
                switch choice {
                case .uiViewAnimate: UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: move)
                case .allowingInteraction:
                    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .allowUserInteraction], animations: move)
                case .propertyAnimator, .manualHitTesting:
                    let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear, animations: move))
                    animator.isManualHitTestingEnabled = choice == .manualHitTesting
                    animator.startAnimation()
                }
            }
            stage.script.wait(0.5)
            let x: Double =
                switch stage[place] {
                case .start: 70
                case .whereItIsSeen: 195
                case .end: 320
                }
            stage.script.tap(.point(x: x, y: 150, in: ground))
        },
        claims: [
            Claim(
                "A tap on a view that `UIView.animate` moves is swallowed.",
                when: how == .uiViewAnimate && place == .end, .all([.noCalls, .decided("pad: drop")]),
                explanation: "Two talks of Apple's say so of views that are being animated without `.allowUserInteraction`.",
                rules: [.animatedViewsSwallow]),
            Claim(
                "Elsewhere on its way the view behind gets the tap.",
                when: how == .uiViewAnimate && place == .whereItIsSeen, .ordering(["ground.touchesBegan"]),
                explanation: "Hit-testing looks for the view where its model is. The talks do not say where touches are swallowed."),
            Claim(
                "Where interaction is allowed, the moving view is hit where it is seen.",
                when: how == .allowingInteraction && place == .whereItIsSeen, .happens("pad.touchesBegan"),
                rules: [.seenViewsAreHit],
                knownRefutation:
                    "Its frame is the last one from the beginning; what is seen is only a copy on the screen. It is hit at the end."
            ),
            Claim(
                "It is hit at the end of its way.", when: how == .allowingInteraction && place == .end,
                .ordering(["pad.touchesBegan"]),
                explanation: "The model counts, and that has changed at once.", rules: [.seenViewsAreHit]),
            Claim(
                "A property animator's view is hit where it is seen.",
                when: how == .propertyAnimator && place == .whereItIsSeen, .ordering(["pad.touchesBegan"]),
                explanation: "It looks for the place on the screen by itself.", rules: [.seenViewsAreHit]),
            Claim(
                "And nowhere else.", when: how == .propertyAnimator && place != .whereItIsSeen,
                .ordering(["ground.touchesBegan"])),
            Claim(
                "Manual hit-testing leaves it to the model again.",
                when: how == .manualHitTesting && place == .end, .ordering(["pad.touchesBegan"]),
                explanation: "Then `hitTest` has to ask for the place itself.", rules: [.seenViewsAreHit]),
            Claim("No view is hit where it set out.", when: place == .start, .ordering(["ground.touchesBegan"])),
        ])
}
