import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Link: String, Choice {
    case none = "nothing at all"
    case requirement = "a failure requirement"
    case delegate = "a requirement of the pan's delegate"
    case third = "the requirements of a third recognizer"
}
private let link = Variable<Link>("link", "The swipe and the pan are connected by")
private let second = Variable<Bool>(
    "second", "Another finger comes down on the swipe's view while the pan goes on", off: "no other finger comes down on the swipe's view")

/// A swipe that prints what it receives.
private final class PrintingSwipe: UISwipeGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func reset() { super.reset() }
}

/// A pan that prints its reset.
private final class PrintingPan: UIPanGestureRecognizer {
    override func reset() { super.reset() }
}

private let view = Named<UIView>("view")
private let other = Named<UIView>("other")
private let swipe = Named<PrintingSwipe>("swipe")
private let pan = Named<PrintingPan>("pan")
private let delegate = Named<RequiringDelegate>("delegate")
private let press = Named<UILongPressGestureRecognizer>("press")
private let swipesFingerLifted = Mark("the swipe's finger has lifted")

private let areConnected = Condition(
    "something connects the swipe and the pan", not: "nothing connects the swipe and the pan", link != .none)
private let areConnectedDirectly = Condition(
    "the pan waits for the swipe to fail", not: "the pan does not wait for the swipe to fail", link.isOneOf(.requirement, .delegate))

/// Failure requirements keep recognizers from their reset.
let resetTogether: Experiment = Experiment(
    id: "ResetTogether",
    title: "Failure requirements delay a recognizer's `reset()`",
    question:
        "`isEnabled` of a swipe recognizer is set to `false` and back to `true` before any finger moves, which ends its attempt. A pan recognizer on the root view, which may wait for the swipe to fail, goes on with a second finger beside the swipe's view. When is each of the two reset, and can the swipe receive another finger meanwhile?",
    answer:
        "A recognizer that has ended or failed is reset when the last finger on its view has lifted; a swipe that fails is reset at once, which is assumed. If failure requirements connect a recognizer with another, even through a third, the reset waits until the other one has ended or failed too, and both are reset at the same time. Until its reset a recognizer receives no new finger.",
    remedy:
        "If a recognizer misses touches because it is reset late, look for `require(toFail:)`, or a delegate's failure requirement, that connects it with a gesture still in progress. A recognizer that stays failed all the same, as is reported of a pencil after a finger on iOS 17, has to be replaced by a new one.",
    symptoms: [
        "reset of a gesture recognizer is called late",
        "gesture recognizer ignores the next touch after it failed",
        "double tap loses its second tap because of require(toFail:)",
        "when does a failed gesture recognizer become possible again",
        "custom gesture recognizer stuck in failed state with Apple Pencil",
    ],
    observations: ["wwdc10-reset-waits-for-requirement", "webkit-reset-by-subgraph", "reset-waits-for-last-lift"],
    variables: [link, second],
    stage: { stage in
        let (view, other) = (
            stage.add(UIView(), view), stage.add(UIView(), other, at: CGRect(x: 20, y: 600, width: 100, height: 100))
        )
        let swipe = stage.add(PrintingSwipe(), swipe, to: view)
        // On the root view, so that it has a finger of its own beside the swipe's.
        let pan = stage.add(PrintingPan(), pan)
        switch stage[link] {
        case .none: break
        case .requirement: pan.require(toFail: swipe)
        case .delegate: pan.delegate = stage.name(RequiringDelegate(), delegate)
        case .third:
            let press = stage.add(UILongPressGestureRecognizer(), press, to: view)
            press.require(toFail: swipe)
            press.require(toFail: pan)
        }
        let (one, two) = (stage.script.finger(1), stage.script.finger(2))
        one.down(at: .point(x: 50, y: 100, in: view))
        two.down(at: .point(x: 20, y: 20, in: other))
        stage.script.perform {
            swipe.isEnabled = false
            swipe.isEnabled = true
        }
        stage.script.wait(0.05)
        two.move(to: .point(x: 80, y: 20, in: other))
        stage.script.wait(0.05)
        one.up()
        stage.script.mark(swipesFingerLifted)
        if stage[second] {
            one.down(at: .point(x: 50, y: 50, in: view))
            stage.script.wait(0.05)
            one.up()
        }
        stage.script.wait(0.1)
        two.up()
    },
    outcomes: {
        Outcome(
            "the swipe is reset before its own finger lifts", not: "the swipe is reset only when the pan has ended",
            swipe.reset.before(swipesFingerLifted.written))
        Outcome("the swipe gets another finger", not: "the swipe gets no other finger", swipe.touchesBegan.times(2))
    },
    claims: {
        Claim(
            "Without a connection, the swipe is reset as it fails, while its finger is down.", when: !areConnected && second.isOff,
            explanation: "A swipe that fails ignores its touches; other recognizers wait for the lift, as two projects measured.",
            rules: [.failedSwipe], grade: .assumed
        ) {
            swipe.reset
            swipesFingerLifted.written
            pan.reset
        }
        Claim(
            "A failure requirement delays the swipe's reset until the pan has ended, too.", when: areConnectedDirectly,
            explanation:
                "A talk of 2010: if a reset comes later than you expect, look for a failure requirement (wwdc10-reset-waits-for-requirement).",
            rules: [.resetTogether]
        ) {
            swipesFingerLifted.written
            pan.action(.ended)
            anyone.call("reset")
            anyone.call("reset")
        }
        Claim(
            "A failure requirement that the pan's delegate returns for the swipe connects the two as well.", when: link == .delegate,
            rules: [.dynamicRequirements]
        ) {
            decided("pan: require swipe")
            decided("swipe: remain failed")
        }
        Claim(
            "A third recognizer that requires both to fail connects them, too: the swipe is reset only after the pan has ended.",
            when: link == .third, rules: [.resetTogether]
        ) {
            swipesFingerLifted.written
            pan.action(.ended)
            anyone.call("reset")
            anyone.call("reset")
        }
        Claim(
            "Until its reset, a connected swipe receives no new finger.", when: second.isOn && areConnected, swipe.touchesBegan.times(1),
            explanation: "WebKit lost the second touch of a double tap in this way (webkit-reset-by-subgraph).",
            rules: [.resetTogether])
        Claim(
            "Without a connection, the swipe has been reset and receives the next finger.", when: second.isOn && !areConnected,
            swipe.touchesBegan.times(2))
    })
