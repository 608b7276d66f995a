import EventTrace
import ExperimentKit
import UIKit

private enum Animator: String, Choice {
    case uiViewAnimate = "a plain `UIView.animate`"
    case allowingInteraction = "`UIView.animate` with `allowUserInteraction`"
    case animatorWithoutInteraction = "a property animator without interaction"
    case propertyAnimator = "a property animator"
}
private let how = Variable<Animator>("animation", "`card` is faded to 0.5 by")

private enum Finger: String, Choice {
    case card = "the card"
    case button = "the button"
    case besideCard = "the ground beside the card"
}
private let finger = Variable<Finger>("finger", "Meanwhile a finger taps")

private let ground = Named<LoggedView>("ground")
private let tap = Named<UITapGestureRecognizer>("tap")
private let card = Named<LoggedView>("card")
private let button = Named<UIButton>("button")

private let isSwallowed = Condition(
    "the animation does not allow interaction", not: "the animation allows interaction",
    how.isOneOf(.uiViewAnimate, .animatorWithoutInteraction))

private let isOnTheCard = Condition(
    "the finger taps `card` or `button`", not: "the finger taps `ground` beside the card", finger != .besideCard)

/// Who receives a touch on a view that is being animated.
let swallowedTouches: Experiment = Experiment(
    id: "SwallowedTouches",
    title: "Touches during an animation: swallowed or delivered",
    question: """
        `card`, which contains `button`, lies in `ground`, which has a tap recognizer. While `card` fades to `alpha` 0.5 \
        in one second, a finger taps `card`, `button`, or `ground` beside the card. Who receives the touch?
        """,
    answer: """
        If the animation does not allow interaction, a touch on `card` or on anything in it is swallowed, and nothing receives it: it \
        does not fall through to `ground`, and the tap recognizer there does not recognize it. Beside `card`, and if the animation \
        allows interaction, everything works as usual.
        """,
    remedy: """
        To keep views tappable during an animation, pass `.allowUserInteraction`, or use a `UIViewPropertyAnimator` whose \
        `isUserInteractionEnabled` is true. A view that fades to 0 is skipped from the start all the same, since the final \
        value counts at once, and touches fall through it; see SkippedOpacity. A view that `UIView.animate` moves is hit \
        where the animation ends, not where it is seen; see AnimatedViews.
        """,
    symptoms: [
        "Button does not respond during an animation",
        "Taps are ignored while a view fades in or out",
        "UIView.animate allowUserInteraction",
        "Tap gesture is not recognized during UIView.animate",
        "Touch does not fall through an animated view",
    ],
    variables: [how, finger],
    stage: { stage in
        let ground = stage.add(LoggedView(), ground, at: CGRect(x: 20, y: 100, width: 350, height: 500))
        stage.add(UITapGestureRecognizer(), tap, to: ground)
        let card = stage.add(LoggedView(), card, at: CGRect(x: 50, y: 50, width: 250, height: 200), in: ground)
        let button = stage.add(UIButton(), button, at: CGRect(x: 25, y: 100, width: 200, height: 50), in: card)
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
        case .card: stage.script.tap(.point(x: 125, y: 40, in: card))
        case .button: stage.script.tap(button)
        case .besideCard: stage.script.tap(.point(x: 175, y: 400, in: ground))
        }
    },
    outcomes: {
        Outcome("the touch", otherwise: "is swallowed") {
            Outcome.State("fires the button", button.action(.touchUpInside))
            Outcome.State("goes to `card`", card.touchesBegan)
            Outcome.State("goes to `ground`", ground.touchesBegan)
        }
        Outcome("the tap recognizer of `ground` fires", not: "the tap recognizer of `ground` does not fire", tap.action)
    },
    claims: {
        Claim(
            "If the animation does not allow interaction, no view and no recognizer receives the touch.",
            when: isSwallowed && isOnTheCard,
            explanation: "Two of Apple's talks say that such a touch is swallowed.", rules: [.animatedViewsSwallow]
        ) {
            noCalls
            decided("card: drop")
        }
        Claim(
            "The animated view also answers hit-testing for the button in it.",
            when: isSwallowed && finger == .button, decided("card: answer animating"), rules: [.animatedViewsSwallow])
        Claim(
            "If the animation allows interaction, the button fires while the view around it fades.",
            when: !isSwallowed && finger == .button, button.action(.touchUpInside).happens)
        Claim(
            "If the animation allows interaction, the tap recognizer of the view behind recognizes the tap.",
            when: !isSwallowed && finger == .card
        ) {
            card.touchesBegan.happens
            tap.action(.ended).happens
        }
        Claim(
            "A tap beside the animated view works as usual.", when: !isOnTheCard
        ) {
            ground.touchesBegan.happens
            tap.action(.ended).happens
            how.changesNothing()
        }
    })
