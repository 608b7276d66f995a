import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Animator: String, Choice {
    case uiViewAnimate = "a plain `UIView.animate`"
    case allowingInteraction = "`UIView.animate` with `allowUserInteraction`"
    case propertyAnimator = "a property animator"
    case manualHitTesting = "a property animator with manual hit-testing"
}
private let how = Variable<Animator>("animation", "The view is moved by")

private enum Place: String, Choice {
    case start = "the start position"
    case whereItIsSeen = "the visible position"
    case end = "the end position"
}
private let place = Variable<Place>("finger", "Halfway through, the finger taps")

private let ground = Named<BeganPad>("ground")
private let pad = Named<BeganPad>("pad")

/// Whether a view can be tapped while it moves, and where.
let animatedViews: Experiment = Experiment(
    id: "AnimatedViews",
    title: "Tapping a moving view: `UIView.animate` and animators",
    question: """
        `pad` moves to the right across `ground`. Halfway through the animation, a finger taps the start position, the position \
        where `pad` is visible, or the end position. Which view receives the touch, with each way to animate?
        """,
    answer: """
        With a plain `UIView.animate`, hit-testing looks for the view at its end position, and a touch there is swallowed: neither \
        the view nor the one behind it receives anything. A touch where the view is visible goes to the view behind. With \
        `.allowUserInteraction` the view is hit at its end position, where nobody sees it yet. With a `UIViewPropertyAnimator` the \
        view is hit where it is visible; with `isManualHitTestingEnabled` on the animator, at its end position.
        """,
    remedy: """
        To make a moving view tappable where it is visible, animate it with a `UIViewPropertyAnimator`. With `UIView.animate`, \
        pass `.allowUserInteraction`, and let a tap recognizer of the superview look for the view where it is visible: \
        `view.layer.presentation()?.hitTest(point)` with the point in the superview's coordinates. Hit-testing \
        leaves out a view that fades to `alpha = 0`, since the property is 0 at once.
        """,
    symptoms: [
        "Button cannot be tapped while UIView.animate moves it",
        "How do I tap a view while it is moving",
        "Animated view reacts only at its final position",
        "hitTest uses the model layer instead of the presentation layer",
        "isManualHitTestingEnabled UIViewPropertyAnimator",
    ],
    variables: [how, place],
    base: place == .whereItIsSeen,
    stage: { stage in
        let ground = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), ground)
        let pad = stage.name(BeganPad(frame: CGRect(x: 20, y: 100, width: 100, height: 100)), pad)
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
    outcomes: {
        Outcome("the touch", otherwise: "is swallowed") {
            Outcome.State("goes to `pad`", pad.touchesBegan)
            Outcome.State("goes to `ground` behind it", ground.touchesBegan)
        }
    },
    claims: {
        Claim(
            "A tap at the end position of a view that `UIView.animate` moves is swallowed.",
            when: how == .uiViewAnimate && place == .end,
            explanation: "Two of Apple's talks say so about views that are animated without `.allowUserInteraction`.",
            rules: [.animatedViewsSwallow]
        ) {
            noCalls
            decided("pad: drop")
        }
        Claim(
            "With `UIView.animate`, a tap at the visible position goes to the view behind.",
            when: how == .uiViewAnimate && place == .whereItIsSeen,
            explanation: """
                Hit-testing looks for the view at the position of its model layer. The talks do not say where touches are \
                swallowed.
                """
        ) {
            only { ground.touchesBegan }
        }
        Claim(
            "With `.allowUserInteraction`, the moving view is hit where it is visible.",
            when: how == .allowingInteraction && place == .whereItIsSeen, pad.touchesBegan.happens,
            rules: [.seenViewsAreHit],
            knownRefutation: """
                The view's frame is the final one from the beginning; what is visible is only a copy on the screen. The view is \
                hit at its end position.
                """)
        Claim(
            "With `.allowUserInteraction`, the moving view is hit at its end position.",
            when: how == .allowingInteraction && place == .end,
            explanation: "The model layer counts, and it changes at once.", rules: [.seenViewsAreHit]
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "A view that a property animator moves is hit where it is visible.",
            when: how == .propertyAnimator && place == .whereItIsSeen,
            explanation: "The animator finds the position on the screen by itself.", rules: [.seenViewsAreHit]
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "A view that a property animator moves is not hit at any other position.",
            when: how == .propertyAnimator && place != .whereItIsSeen
        ) {
            only { ground.touchesBegan }
        }
        Claim(
            "With `isManualHitTestingEnabled`, the view is hit at its end position again.",
            when: how == .manualHitTesting && place == .end,
            explanation: "In this mode `hitTest` has to look up the position on the screen itself.", rules: [.seenViewsAreHit]
        ) {
            only { pad.touchesBegan }
        }
        Claim(
            "However it is animated, the view is not hit at its start position.", when: place == .start
        ) {
            only { ground.touchesBegan }
        }
    })
