import EventTrace
import ExperimentKit
import UIKit

private enum Child: String, Choice {
    case nothing = "does not override its touch methods"
    case withSuper = "overrides them and calls `super`"
    case withoutSuper = "overrides them without `super`"
}
private let child = Variable<Child>("child", "The child")

private enum Owner: String, Choice {
    case parent, child, sibling, nobody
}
private let owner = Variable<Owner>("recognizer", "A tap recognizer is on")
private let cancels = Variable<Bool>(
    "cancelsTouchesInView", "It cancels touches in its view", off: "it does not cancel touches in its view", default: true)

private let hasTheTouch = Condition(
    "a tap recognizer is on the child or its parent", not: "no tap recognizer is on the child or its parent",
    owner.isOneOf(.child, .parent))

private let childView = Named<UIView>("child")
private let parent = Named<LoggedView>("parent")
private let sibling = Named<UIView>("sibling")
private let tap = Named<LoggedTap>("tap")

/// Two ways to the same touch.
let chainAndRecognizers: Experiment = Experiment(
    id: "ChainAndRecognizers",
    title: "Gesture recognizers and the responder chain: who gets what",
    question:
        "A child is in a parent that overrides its touch methods. A tap recognizer is on the child, on the parent, or on a sibling beside the child. A finger taps the child: who receives the touch along the responder chain, who as a recognizer, and does it matter whether the child calls `super`?",
    answer:
        "A touch takes two ways. The recognizers of the child and of all its superviews receive the touch directly, before any view, whether the child calls `super` or not. The responder chain begins with the child and goes on to the parent only if the child does not override the method or calls `super`. If a recognizer with `cancelsTouchesInView`, true by default, recognizes, the child gets `touchesCancelled`, which reaches the parent on the same condition; with false the views keep the whole touch.",
    remedy:
        "To notice touches of subviews in a superview, whatever they override, put a gesture recognizer on the superview, with `cancelsTouchesInView = false` if the subviews are to keep their touches. A tap recognizer there does not recognize single taps on a `UIButton` or `UISwitch`; for these, add a `UIGestureRecognizer` subclass that reads the touches in its own touch methods and sets `state = .failed` when the last finger has lifted or is cancelled; otherwise the button does not get its `touchesEnded`, see OwnRecognizer.",
    symptoms: [
        "do gesture recognizers use the responder chain",
        "superview's tap gesture fires although the subview handles touchesBegan",
        "touchesBegan in the superview is not called but its gesture is",
        "difference between gesture recognizers and touchesBegan",
        "who gets the touch first, the gesture recognizer or the view",
        "touchesBegan of parent and gesture of parent at the same time",
    ],
    observations: ["tap-on-parent-child-touches", "wwdc2017-hit-test-then-collect"],
    variables: [child, owner, cancels],
    excluding: Exclusion(
        !hasTheTouch && cancels.isOff, because: "The property of a recognizer that does not get the touch changes nothing."),
    stage: { stage in
        let parent = stage.add(LoggedView(), parent, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        let sibling = stage.add(UIView(), sibling, at: CGRect(x: 20, y: 180, width: 260, height: 100), in: parent)
        let logged = LoggedView()
        logged.callsSuper = stage[child] == .withSuper
        let view = stage[child] == .nothing ? UIView() : logged
        stage.add(view, childView, at: CGRect(x: 20, y: 20, width: 260, height: 100), in: parent)
        let holder: UIView? =
            switch stage[owner] {
            case .nobody: nil
            case .child: view
            case .parent: parent
            case .sibling: sibling
            }
        if let holder { stage.add(LoggedTap(), tap, to: holder).cancelsTouchesInView = stage[cancels] }
        stage.script.tap(childView)
    },
    outcomes: {
        Outcome("the recognizer fires", not: "no recognizer fires", tap.action)
        Outcome(
            "the touch is passed on to the parent", not: "the parent's touch methods are not called", parent.touchesBegan)
        Outcome("the views' touch is cancelled", not: "the views' touch ends", anyone.touchesCancelled)
    },
    claims: {
        Claim(
            "The recognizer of the child or of its parent receives the touch, whether the child passes it on or not.",
            when: hasTheTouch,
            explanation: "A touch goes to the recognizers of the view that is hit and of all its superviews.",
            rules: [.recognizersOfThePath]
        ) {
            tap.touchesBegan.times(1)
            tap.action(.ended).times(1)
        }
        Claim(
            "The recognizer receives the touch before any view does.", when: hasTheTouch,
            rules: [.recognizersFirst]
        ) {
            tap.touchesBegan.before(childView.touchesBegan)
            tap.touchesBegan.before(parent.touchesBegan)
        }
        Claim(
            "Where the recognizer receives the touch makes no difference: on the child as on the parent.",
            when: hasTheTouch, owner.changesNothing())
        Claim(
            "A recognizer on a sibling receives nothing.", when: owner == .sibling, tap.everything.never)
        Claim(
            "The parent receives the touch along the responder chain if the child does not override the methods, or calls `super`.",
            when: child != .withoutSuper, parent.touchesBegan.times(1), rules: [.touchMethodsClimb])
        Claim(
            "If the child overrides the methods without `super`, the parent's touch methods are never called, though its recognizer fires.",
            when: child == .withoutSuper && owner == .parent
        ) {
            parent.touches.never
            tap.action(.ended).happens
        }
        Claim(
            "The parent gets the touch from the child: its method is called inside the child's.", when: child == .withSuper,
            parent.touches.inside(childView.touches))
        Claim(
            "When the recognizer recognizes, the views' touch is cancelled, along the same way.",
            when: hasTheTouch && cancels.isOn && child == .withSuper, rules: [.cancelsTouchesInView]
        ) {
            only(among: childView.everything, parent.everything) {
                childView.touchesBegan
                parent.touchesBegan
                childView.touchesCancelled
                parent.touchesCancelled
            }
        }
        Claim(
            "With `cancelsTouchesInView` off, recognizer and views both have the whole touch.",
            when: hasTheTouch && cancels.isOff && child == .withSuper
        ) {
            tap.action(.ended).happens
            childView.touchesEnded.times(1)
            parent.touchesEnded.times(1)
        }
    })
