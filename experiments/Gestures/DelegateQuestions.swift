import EventTrace
import ExperimentKit
import UIKit

private let asked = Variable("asked", Text("Who answers", chinese: "由谁回答"), ["the delegate", "the class", "both"])
private let gesture = Variable("finger", Text("The finger", chinese: "手指"), ["taps", "drags"])

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
        title: Text("All questions that a recognizer asks, in order", chinese: "手势提出的全部问题及其次序"),
        question: Text(
            "A view has a tap, and a rival for it: a tap on the root view, or a pan. The tap's delegate, its class, or both answer every question there is. Which are asked, and when, if the finger taps, and if it drags?",
            chinese: "视图带有点按，另有一个对手：根视图上的点按，或拖动。点按的 delegate、它的类，或两者回答所有问题。手指点击或拖动时，会问哪些，何时问？"),
        answer: Text(
            "With the touch: may it receive the event, then the touch. With recognition: may it begin; must another fail first; may it prevent the other, and do both act. If it is the other that recognizes, the tap is asked whether that one must wait for it and whether it can be prevented.",
            chinese: "触摸到来时：可否接收事件，再问可否接收触摸。识别时：可否开始；是否有谁须先失败；可否阻止对方，是否两者都响应。若是对方识别，则问点按：对方是否须等它失败，它可否被阻止。"),
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
                Text(
                    "The event is asked about first, then the touch, then `touchesBegan` comes.", chinese: "先问事件，再问触摸，然后才是 `touchesBegan`。"),
                when: asked.is("the delegate"),
                .order(["delegate.shouldReceiveEvent(tap)", "delegate.shouldReceiveTouch(tap)", "tap.touchesBegan"]),
                explanation: Text("Before `touchesBegan` (GE.12).", chinese: "在 `touchesBegan` 之前（GE.12）。")),
            Claim(
                Text(
                    "`gestureRecognizerShouldBegin` comes at recognition, not at the touch-down.",
                    chinese: "`gestureRecognizerShouldBegin` 在识别时问，而不是落下时。"),
                when: asked.isNot("the class") && gesture.is("taps"),
                .order(["tap.touchesBegan", "delegate.gestureRecognizerShouldBegin(tap)"])),
            Claim(
                Text("It is not asked of one that does not recognize.", chinese: "不识别的手势不会被问。"), when: gesture.is("drags"),
                .never("delegate.gestureRecognizerShouldBegin(tap)")),
            Claim(
                Text("Who must fail first is asked before who prevents whom.", chinese: "先问谁须先失败，再问谁阻止谁。"),
                when: asked.isNot("the delegate") && gesture.is("taps"),
                .order(["tap.shouldRequireFailure(rival)", "tap.canPrevent(rival)"])),
            Claim(
                Text("The class is asked before the delegate.", chinese: "先问类，再问 delegate。"), when: asked.is("both"),
                .all([
                    .order(["tap.shouldReceiveEvent", "delegate.shouldReceiveEvent(tap)"]),
                    .order(["tap.can*", "delegate.shouldRecognizeSimultaneously(tap)"]),
                    .order(["tap.should*Fail*(rival)", "delegate.should*Fail*(tap)"]),
                ]),
                explanation: Text(
                    "In the order `canPrevent`, `canBePrevented`, delegates (GE.8).",
                    chinese: "次序为 `canPrevent`、`canBePrevented`、delegate（GE.8）。")),
            Claim(
                Text("If the rival recognizes, the tap is asked about its own defeat.", chinese: "若对手识别，则问点按自己是否会落败。"),
                when: asked.isNot("the delegate") && gesture.is("drags"),
                .order(["tap.shouldBeRequiredToFail(rival)", "tap.canBePrevented(rival)"])),
            Claim(
                Text("A `reset` ends every attempt, won or lost.", chinese: "每次尝试都以 `reset` 结束。"),
                when: asked.isNot("the delegate"), .exactly(1, "tap.reset")),
        ])
}
