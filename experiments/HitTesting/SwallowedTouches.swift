import EventTrace
import ExperimentKit
import UIKit

private enum Animator: String, Choice {
    case uiViewAnimate = "UIView.animate"
    case allowingInteraction = "UIView.animate, allowing interaction"
    case animatorWithoutInteraction = "an animator without interaction"
    case propertyAnimator = "a property animator"
}
private let how = Variable<Animator>("animation", "`card` fades, animated by")

private enum Finger: String, Choice {
    case card = "on card"
    case button = "on button"
    case besideCard = "beside card"
}
private let finger = Variable<Finger>("finger", "Meanwhile a finger taps")

extension Experiment {
    /// Who receives a touch on a view that is being animated.
    static let swallowedTouches = Experiment(
        id: "SwallowedTouches",
        title: "Who gets a touch on a view that is being animated?",
        question:
            "`card` with a `button` lies in `ground`, which has a tap recognizer. While `card` fades for a second, a finger taps it, the button in it, or the ground beside it. Who receives the touch?",
        answer:
            "If the animation takes no interaction, nobody: the touch on `card` or on anything in it is swallowed. It does not fall through to `ground`, and the recognizer there does not recognize. Beside `card`, and where the animation allows interaction, everything is as always.",
        variables: [how, finger],
        stage: { stage in
            let ground = stage.add(LoggedView(), "ground", at: CGRect(x: 20, y: 100, width: 350, height: 500))
            stage.add(UITapGestureRecognizer(), "tap", to: ground)
            let card = stage.add(LoggedView(), "card", at: CGRect(x: 50, y: 50, width: 250, height: 200), in: ground)
            let button = stage.add(UIButton(), "button", at: CGRect(x: 25, y: 100, width: 200, height: 50), in: card)
            stage.addTarget(to: button, for: .touchUpInside)
            let choice = stage[how]
            stage.script.perform {
                let fade = { card.alpha = 0.5 }
                switch choice {
                case .uiViewAnimate: UIView.animate(withDuration: 1, animations: fade)
                case .allowingInteraction: UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: fade)
                case .propertyAnimator, .animatorWithoutInteraction:
                    let animator = stage.keep(UIViewPropertyAnimator(duration: 1, curve: .linear, animations: fade))
                    animator.isUserInteractionEnabled = choice == .propertyAnimator
                    animator.startAnimation()
                }
            }
            stage.script.wait(0.3)
            switch stage[finger] {
            case .card: stage.script.tap(.point(x: 125, y: 40, in: "card"))
            case .button: stage.script.tap("button")
            case .besideCard: stage.script.tap(.point(x: 175, y: 400, in: "ground"))
            }
        },
        claims: [
            Claim(
                "Without interaction nobody receives the touch, no view and no recognizer.",
                when: isSwallowed && finger != .besideCard, .all([.noCalls, .decided("card: drop")]),
                explanation: "Two talks of Apple's say that such a touch is swallowed.", rules: [.animatedViewsSwallow]),
            Claim(
                "The view answers hit-testing for the button in it too.",
                when: isSwallowed && finger == .button, .decided("card: answer animating"), rules: [.animatedViewsSwallow]),
            Claim(
                "With interaction the button works while the view around it fades.",
                when: how.isOneOf(.allowingInteraction, .propertyAnimator) && finger == .button, .happens("button.action(touchUpInside)")),
            Claim(
                "With interaction the recognizer behind it recognizes.",
                when: how.isOneOf(.allowingInteraction, .propertyAnimator) && finger == .card,
                .all([.happens("card.touchesBegan"), .happens("tap.action(ended)")])),
            Claim(
                "Beside the view nothing is different.", when: finger == .besideCard,
                .all([.happens("ground.touchesBegan"), .happens("tap.action(ended)"), .same(whatever: how)])),
        ])
}

private let isSwallowed = how.isOneOf(.uiViewAnimate, .animatorWithoutInteraction)
