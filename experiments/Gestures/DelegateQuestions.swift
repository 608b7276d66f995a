import EventTrace
import ExperimentKit
import UIKit

private enum Asked: String, Choice {
    case delegate = "the tap's delegate"
    case `class` = "the tap's class"
    case both = "both the delegate and the class"
}
private let asked = Variable<Asked>("asked", "The questions are answered by")

private enum Gesture: String, Choice { case taps, drags }
private let gesture = Variable<Gesture>("finger", "The finger")

/// Answers all questions of a recognizer, each as UIKit would without it.
private final class FullDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

/// A tap that is asked in its own class.
private final class AskedTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        super.canBePrevented(by: preventingGestureRecognizer)
    }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
    override func reset() { super.reset() }
}

/// A tap that receives its touch-down alone, so that the delegate's questions can be told from it.
private final class QuietTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private let view = Named<UIView>("view")
private let tap = Named<UIGestureRecognizer>("tap")
private let delegate = Named<FullDelegate>("delegate")
private let rival = Named<UIGestureRecognizer>("rival")
private let laterMark = Mark("0.1 s later")

private let asksTheClass = Condition(
    "the tap's class answers the questions", not: "the class leaves the questions to the delegate", asked != .delegate)
private let asksTheDelegate = Condition("the tap's delegate answers the questions", not: "the tap has no delegate", asked != .class)

/// Every question of a recognizer, in order.
let delegateQuestions: Experiment = Experiment(
    id: "DelegateQuestions",
    title: "In what order a gesture recognizer's delegate is asked",
    question:
        "A view has a tap recognizer and a rival for it: a tap recognizer on the root view, or a pan recognizer. The tap's delegate, its class, or both implement every method that UIKit asks. Which methods are called, and when, if the finger taps, and if it drags?",
    answer:
        "At touch down: `shouldReceive event` (since iOS 13.4), then `shouldReceive touch`; then, once the rival has received the touch too, `shouldRequireFailureOf` and `shouldBeRequiredToFailBy`. At recognition: `gestureRecognizerShouldBegin`, then `canPrevent` of the recognizer's class, then `shouldRecognizeSimultaneouslyWith`. If the rival recognizes, `canBePrevented` of the tap recognizer's class is called instead of the first two.",
    remedy:
        "If no method of the delegate is called, keep a reference of your own to the delegate: the recognizer's is weak. If only `gestureRecognizerShouldBegin` is not called, the recognizer fails or is excluded before it recognizes. In old SDKs the reference was not weak: there, set `delegate` to nil before the object is deallocated.",
    symptoms: [
        "order of UIGestureRecognizerDelegate methods",
        "when is gestureRecognizerShouldBegin called",
        "is shouldReceive touch called before gestureRecognizerShouldBegin",
        "gestureRecognizerShouldBegin not called",
        "canPrevent or the delegate, which one is asked first",
        "gesture recognizer delegate: message sent to deallocated instance after pop",
    ],
    variables: [asked, gesture],
    stage: { stage in
        let view = stage.add(UIView(), view)
        let asking: UIGestureRecognizer = stage[asked] == .delegate ? QuietTap() : AskedTap()
        stage.add(asking, tap, to: view)
        if stage[asked] != .class { asking.delegate = stage.name(FullDelegate(), delegate) }
        // For each movement one that recognizes with the same event as the tap, or instead of it.
        if stage[gesture] == .taps {
            stage.add(UITapGestureRecognizer(), rival)
        } else {
            stage.add(UIPanGestureRecognizer(), rival, to: view)
        }
    },
    script: { stage in
        let finger = stage.script.finger(1)
        finger.down(at: .point(x: 100, y: 100, in: view))
        stage.script.wait(0.1)
        stage.script.mark(laterMark)
        if stage[gesture] == .drags { finger.move(to: .point(x: 130, y: 100, in: view)) }
        stage.script.wait(0.1)
        finger.up()
    },
    outcomes: {
        Outcome("at touch down", otherwise: "the class alone is asked") {
            Outcome.State("the class is asked, then the delegate", .order([tap.shouldReceiveEvent, delegate.shouldReceiveEvent]))
            Outcome.State("the delegate alone is asked", delegate.shouldReceiveEvent)
        }
        Outcome(
            "the delegate is asked at recognition whether the tap may begin", not: "no delegate is asked whether the tap may begin",
            .order([laterMark.written, delegate.gestureRecognizerShouldBegin(tap)]))
        Outcome("the tap's class", otherwise: "overrides no method about prevention") {
            Outcome.State("is asked whether it prevents the rival", tap.canPrevent(rival))
            Outcome.State("is asked whether the rival can prevent it", tap.canBePrevented(rival))
        }
    },
    claims: {
        Claim(
            "The delegate is asked about the event first, then about the touch; then the recognizer gets `touchesBegan`.",
            when: asked == .delegate,
            explanation: "The delegate is asked before `touchesBegan`.", rules: [.delegateQuestions]
        ) {
            delegate.shouldReceiveEvent("tap")
            delegate.shouldReceiveTouch("tap")
            tap.touchesBegan
        }
        Claim(
            "`gestureRecognizerShouldBegin` is called at recognition, not at touch down.",
            when: asksTheDelegate && gesture == .taps
        ) {
            tap.touchesBegan
            delegate.gestureRecognizerShouldBegin(tap)
        }
        Claim(
            "`gestureRecognizerShouldBegin` is not called for the tap recognizer if the pan recognizes instead.", when: gesture == .drags,
            delegate.gestureRecognizerShouldBegin(tap).never)
        Claim(
            "Which recognizer must fail first is asked as soon as both have received the touch.", when: asksTheClass,
            explanation:
                "In a log of nine such questions they all come within a millisecond of the touch; the recognizer there begins at once (react-native-failure-questions).",
            rules: [.requirementsAtTouchDown]
        ) {
            tap.touchesBegan
            tap.shouldRequireFailure(rival)
            laterMark.written
        }
        Claim(
            "Which recognizer must fail first is asked before which one prevents the other.",
            when: asksTheClass && gesture == .taps
        ) {
            tap.shouldRequireFailure(rival)
            tap.canPrevent(rival)
        }
        Claim(
            "The class is asked before the delegate.", when: asked == .both,
            explanation: "The order is `canPrevent`, `canBePrevented`, then the delegates.", rules: [.exclusion]
        ) {
            tap.shouldReceiveEvent
            delegate.shouldReceiveEvent(tap)
            order {
                tap.call("can*")
                delegate.shouldRecognizeSimultaneously(tap)
            }
            order {
                "tap.should*Fail*(rival)"
                "delegate.should*Fail*(tap)"
            }
        }
        Claim(
            "If the rival recognizes, the tap recognizer is asked whether it can be prevented, after the question which of the two must fail first.",
            when: asksTheClass && gesture == .drags
        ) {
            tap.shouldBeRequiredToFail(rival)
            tap.canBePrevented(rival)
        }
        Claim(
            "Every attempt ends with one `reset`, whether the recognizer recognized or not.", when: asksTheClass, tap.reset.times(1))
    })
