import EventTrace
import ExperimentKit
import UIKit

private enum Asked: String, Choice {
    case delegate = "the delegate"
    case `class` = "the class"
    case both
}
private let asked = Variable<Asked>("asked", "Who answers")

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

extension Experiment {
    /// Every question of a recognizer, in order.
    static let delegateQuestions = Experiment(
        id: "DelegateQuestions",
        title: "All questions that a recognizer asks, in order",
        question:
            "A view has a tap, and a rival for it: a tap on the root view, or a pan. The tap's delegate, its class, or both answer every question there is. Which are asked, and when, if the finger taps, and if it drags?",
        answer:
            "With the touch: may it receive the event, then the touch; and, when the other has received it too, must one of the two fail first. With recognition: may it begin; may it prevent the other, and do both act. If it is the other that recognizes, the tap is asked whether it can be prevented.",
        variables: [asked, gesture],
        stage: { stage in
            let view = stage.add(UIView(), "view")
            let tap: UITapGestureRecognizer = stage[asked] == .delegate ? QuietTap() : AskedTap()
            stage.add(tap, "tap", to: view)
            if stage[asked] != .class { tap.delegate = stage.name(FullDelegate(), "delegate") }
            // For each movement one that recognizes with the same event as the tap, or instead of it.
            if stage[gesture] == .taps {
                stage.add(UITapGestureRecognizer(), "rival")
            } else {
                stage.add(UIPanGestureRecognizer(), "rival", to: view)
            }
        },
        script: { stage in
            let finger = stage.script.finger(1)
            finger.down(at: .point(x: 100, y: 100, in: "view"))
            stage.script.wait(0.1)
            stage.script.mark("0.1 s later")
            if stage[gesture] == .drags { finger.move(to: .point(x: 130, y: 100, in: "view")) }
            stage.script.wait(0.1)
            finger.up()
        },
        claims: [
            Claim(
                "The event is asked about first, then the touch, then `touchesBegan` comes.",
                when: asked == .delegate,
                .order(["delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "tap.touchesBegan"]),
                explanation: "Before `touchesBegan`.", rules: [.delegateQuestions]),
            Claim(
                "`gestureRecognizerShouldBegin` comes at recognition, not at the touch-down.",
                when: asked != .class && gesture == .taps,
                .order(["tap.touchesBegan", "delegate.gestureRecognizerShouldBegin(tap)"])),
            Claim(
                "It is not asked of one that does not recognize.", when: gesture == .drags,
                .never("delegate.gestureRecognizerShouldBegin(tap)")),
            Claim(
                "Who must fail first is asked as soon as both have received the touch.", when: asked != .delegate,
                .order(["tap.touchesBegan", "tap.shouldRequireFailure(rival)", "0.1 s later"]),
                explanation:
                    "A log of nine such questions has them within a millisecond of the touch, of a recognizer that begins at once (react-native-failure-questions).",
                rules: [.requirementsAtTouchDown]),
            Claim(
                "Who must fail first is asked before who prevents whom.",
                when: asked != .delegate && gesture == .taps,
                .order(["tap.shouldRequireFailure(rival)", "tap.canPrevent(rival)"])),
            Claim(
                "The class is asked before the delegate.", when: asked == .both,
                .all([
                    .order(["tap.shouldReceiveEvent", "delegate.shouldReceiveEvent(tap)"]),
                    .order(["tap.can*", "delegate.shouldRecognizeSimultaneously(tap)"]),
                    .order(["tap.should*Fail*(rival)", "delegate.should*Fail*(tap)"]),
                ]),
                explanation: "In the order `canPrevent`, `canBePrevented`, delegates.", rules: [.exclusion]),
            Claim(
                "If the rival recognizes, the tap is asked about its own defeat.",
                when: asked != .delegate && gesture == .drags,
                .order(["tap.shouldBeRequiredToFail(rival)", "tap.canBePrevented(rival)"])),
            Claim("A `reset` ends every attempt, won or lost.", when: asked != .delegate, .exactly(1, "tap.reset")),
        ])
}
