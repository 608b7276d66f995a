import EventTrace
import ExperimentKit
import UIKit

private enum Changed: String, Choice { case shouldReceive, shouldBegin, simultaneously }
private let changed = Variable<Changed>("question", "The delegate changes its answer to")

private enum Since: String, Choice {
    case always
    case onceTheFingerIsDown = "once the finger is down"
    case onceItHasMoved = "once it has moved"
    case never
}
private let since = Variable<Since>("yes", "It says yes")

/// Answers one question as it is told to, and the others as UIKit would.
private final class Fickle: UIGestureRecognizerDelegate {
    var question = Changed.shouldReceive
    var saysYes = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { question != .shouldBegin || saysYes }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        question != .shouldReceive || saysYes
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { question == .simultaneously && saysYes }
}

extension Experiment {
    /// Answers are taken when they are needed.
    static let delegateThatChangesItsMind = Experiment(
        id: "DelegateThatChangesItsMind",
        title: "A delegate that changes its mind",
        question:
            "A delegate says no at first and yes later, while a finger drags over two pans. From when on must it say yes for its pan to act?",
        answer:
            "By the time of the question. `shouldReceive` is asked as the finger lands: later is too late for this touch. The other two are asked with the move by which the pan begins, and an answer changed while the finger is down counts.",
        variables: [changed, since],
        stage: { stage in
            let view = stage.add(UIView(), "view")
            let fickle = stage.name(Fickle(), "delegate")
            fickle.question = stage[changed]
            fickle.saysYes = stage[since] == .always
            stage.add(UIPanGestureRecognizer(), "mine", to: view).delegate = fickle
            // Added last, it recognizes first.
            if stage[changed] == .simultaneously { stage.add(UIPanGestureRecognizer(), "other", to: view) }
            let script = stage.script
            func change(_ moment: Since) {
                if stage[since] == moment { script.perform { fickle.saysYes = true } }
            }
            script.finger(1).down(at: .point(x: 50, y: 100, in: "view"))
            script.wait(0.1)
            change(.onceTheFingerIsDown)
            script.wait(0.1)
            script.finger(1).move(to: .point(x: 80, y: 100, in: "view"))
            script.wait(0.1)
            change(.onceItHasMoved)
            script.wait(0.1)
            script.finger(1).move(to: .point(x: 110, y: 100, in: "view"))
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                "Always yes: the pan acts, whatever the question.", when: since == .always,
                .order(["mine.action(began)", "mine.action(ended)"])),
            Claim(
                "`shouldReceive` is asked once, as the finger lands; a yes after that comes too late.",
                when: changed == .shouldReceive && since != .always,
                .all([.exactly(1, "delegate.shouldReceiveTouch(mine)"), .never("mine.action*")]),
                explanation: "The delegate is asked before `touchesBegan`.", rules: [.delegateQuestions]),
            Claim(
                "`gestureRecognizerShouldBegin` is asked as the pan begins, so a yes while the finger is down is early enough.",
                when: changed == .shouldBegin && since == .onceTheFingerIsDown, .happens("mine.action(ended)")),
            Claim(
                "A no there is final for this touch: it is not asked again.",
                when: changed == .shouldBegin && since.isOneOf(.onceItHasMoved, .never),
                .all([.exactly(1, "delegate.gestureRecognizerShouldBegin(mine)"), .decided("mine: state failed"), .never("mine.action*")]),
                explanation: "No makes the recognizer fail.", rules: [.shouldBegin]),
            Claim(
                "Whether both act is asked as they recognize; after a no the pan is out.",
                when: changed == .simultaneously && since.isOneOf(.onceItHasMoved, .never),
                .all([.happens("other.action(ended)"), .never("mine.action*"), .decided("mine: exclude other")]),
                explanation: "Excluded is failed, and a failed recognizer gets no more of its touches.",
                rules: [.exclusion, .resetAfterEnd]),
            Claim(
                "A yes while the finger is down lets both act.",
                when: changed == .simultaneously && since.isOneOf(.always, .onceTheFingerIsDown),
                .all([.happens("other.action(ended)"), .happens("mine.action(ended)")])),
        ])
}
