import EventTrace
import ExperimentKit
import UIKit

private let asked = Variable("asked", "Who answers", ["the delegate", "the class", "both"])
private let gesture = Variable("finger", "The finger", ["taps", "drags"])

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

/// A tap that hears of its touch-down alone, so that the delegate's questions can be told from it.
private final class QuietTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

extension Experiment {
    /// Every question of a recognizer, in order.
    static let delegateQuestions = Experiment(
        id: "DelegateQuestions",
        title: "All questions that a recognizer asks, in order",
        question:
            "A view has a tap, and a rival for it: a tap on the root view, or a pan. The tap's delegate, its class, or both answer every question there is. Which are asked, and when, if the finger taps, and if it drags?",
        answer:
            "With the touch: may it receive the event, then the touch. With recognition: may it begin; must another fail first; may it prevent the other, and do both act. If it is the other that recognizes, the tap is asked whether that one must wait for it and whether it can be prevented.",
        variables: [asked, gesture],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            let tap: UITapGestureRecognizer = stage.choice(asked) == "the delegate" ? QuietTap() : AskedTap()
            stage.put(tap, "tap", on: view)
            if stage.choice(asked) != "the class" { tap.delegate = stage.name(FullDelegate(), "delegate") }
            // For each movement one that recognizes with the same event as the tap, or instead of it.
            if stage.choice(gesture) == "taps" {
                stage.put(UITapGestureRecognizer(), "rival")
            } else {
                stage.put(UIPanGestureRecognizer(), "rival", on: view)
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 100, y: 100, in: "view"))
            stage.script.wait(0.1)
            if stage.choice(gesture) == "drags" { finger.move(to: .point(x: 130, y: 100, in: "view")) }
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "The event is asked about first, then the touch, then `touchesBegan` comes.",
                when: asked.is("the delegate"),
                .order(["delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "tap.touchesBegan"]),
                explanation: "Before `touchesBegan` (GE.12)."),
            Claim(
                "`gestureRecognizerShouldBegin` comes at recognition, not at the touch-down.",
                when: asked.isNot("the class") && gesture.is("taps"),
                .order(["tap.touchesBegan", "delegate.gestureRecognizerShouldBegin(tap)"])),
            Claim(
                "It is not asked of one that does not recognize.", when: gesture.is("drags"),
                .never("delegate.gestureRecognizerShouldBegin(tap)")),
            Claim(
                "Who must fail first is asked before who prevents whom.",
                when: asked.isNot("the delegate") && gesture.is("taps"),
                .order(["tap.shouldRequireFailure(rival)", "tap.canPrevent(rival)"])),
            Claim(
                "The class is asked before the delegate.", when: asked.is("both"),
                .all([
                    .order(["tap.shouldReceiveEvent", "delegate.shouldReceiveEvent(tap)"]),
                    .order(["tap.can*", "delegate.shouldRecognizeSimultaneously(tap)"]),
                    .order(["tap.should*Fail*(rival)", "delegate.should*Fail*(tap)"]),
                ]),
                explanation: "In the order `canPrevent`, `canBePrevented`, delegates (GE.8)."),
            Claim(
                "If the rival recognizes, the tap is asked about its own defeat.",
                when: asked.isNot("the delegate") && gesture.is("drags"),
                .order(["tap.shouldBeRequiredToFail(rival)", "tap.canBePrevented(rival)"])),
            Claim("A `reset` ends every attempt, won or lost.", when: asked.isNot("the delegate"), .exactly(1, "tap.reset")),
        ])
}
