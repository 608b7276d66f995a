import EventTrace
import ExperimentKit
import UIKit

private let changed = Variable(
    "question", Text("The delegate changes its answer to", chinese: "delegate 改变对此问题的回答"),
    ["shouldReceive", "shouldBegin", "simultaneously"])
private let since = Variable(
    "yes", Text("It says yes", chinese: "何时起回答可以"), ["always", "once the finger is down", "once it has moved", "never"])

/// Answers one question as it is told to, and the others as UIKit would.
private final class Fickle: UIGestureRecognizerDelegate {
    var question = ""
    var saysYes = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { question != "shouldBegin" || saysYes }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        question != "shouldReceive" || saysYes
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { question == "simultaneously" && saysYes }
}

extension Experiment {
    /// Answers are taken when they are needed.
    static let delegateThatChangesItsMind = Experiment(
        id: "DelegateThatChangesItsMind",
        title: Text("A delegate that changes its mind", chinese: "改变主意的 delegate"),
        question: Text(
            "A delegate says no at first and yes later, while a finger drags over two pans. From when on must it say yes for its pan to act?",
            chinese: "手指在两个拖动手势上滑动，delegate 先否定、后同意。它最晚何时同意，自己的拖动才会响应？"),
        answer: Text(
            "By the time of the question. `shouldReceive` is asked as the finger lands: later is too late for this touch. The other two are asked with the move by which the pan begins, and an answer changed while the finger is down counts.",
            chinese: "在被问到之前。`shouldReceive` 在手指落下时问，之后再同意已经太晚。另外两个在拖动开始的那次移动时才问，手指按住期间改变的回答有效。"),
        variables: [changed, since],
        stage: { stage in
            let view = stage.add({ UIView(frame: $0) }, "view")
            let fickle = stage.name(Fickle(), "delegate")
            fickle.question = stage.choice(changed)
            fickle.saysYes = stage.choice(since) == "always"
            stage.put(UIPanGestureRecognizer(), "mine", on: view).delegate = fickle
            // Added last, it recognizes first.
            if stage.choice(changed) == "simultaneously" { stage.put(UIPanGestureRecognizer(), "other", on: view) }
            let script = stage.script
            func change(_ moment: Value) {
                if stage.choice(since) == moment.description { script.perform { fickle.saysYes = true } }
            }
            script.finger(1).down(at: .point(x: 50, y: 100, in: "view"))
            script.wait(0.1)
            change("once the finger is down")
            script.wait(0.1)
            script.finger(1).move(to: .point(x: 80, y: 100, in: "view"))
            script.wait(0.1)
            change("once it has moved")
            script.wait(0.1)
            script.finger(1).move(to: .point(x: 110, y: 100, in: "view"))
            script.wait(0.1)
            script.finger(1).up()
        },
        claims: [
            Claim(
                Text("Always yes: the pan acts, whatever the question.", chinese: "总是同意：拖动响应，与问题无关。"), when: since.is("always"),
                .order(["mine.action(began)", "mine.action(ended)"])),
            Claim(
                Text(
                    "`shouldReceive` is asked once, as the finger lands; a yes after that comes too late.",
                    chinese: "`shouldReceive` 只在手指落下时问一次，之后同意已经太晚。"),
                when: changed.is("shouldReceive") && since.isNot("always"),
                .all([.exactly(1, "delegate.shouldReceiveTouch(mine)"), .never("mine.action*")]),
                explanation: Text("The delegate is asked before `touchesBegan` (GE.12).", chinese: "在 `touchesBegan` 之前询问（GE.12）。")),
            Claim(
                Text(
                    "`gestureRecognizerShouldBegin` is asked as the pan begins, so a yes while the finger is down is early enough.",
                    chinese: "`gestureRecognizerShouldBegin` 在拖动开始时才问，按住期间同意仍来得及。"),
                when: changed.is("shouldBegin") && since.is("once the finger is down"), .happens("mine.action(ended)")),
            Claim(
                Text("A no there is final for this touch: it is not asked again.", chinese: "此处的否定对本次触摸是最终的，不会再问。"),
                when: changed.is("shouldBegin") && since.isOneOf(["once it has moved", "never"]),
                .all([.exactly(1, "delegate.gestureRecognizerShouldBegin(mine)"), .decided("mine: state failed"), .never("mine.action*")]),
                explanation: Text("No makes the recognizer fail (GE.12).", chinese: "否定使手势失败（GE.12）。")),
            Claim(
                Text("Whether both act is asked as they recognize; after a no the pan is out.", chinese: "是否同时识别在识别时问；否定之后拖动出局。"),
                when: changed.is("simultaneously") && since.isOneOf(["once it has moved", "never"]),
                .all([.happens("other.action(ended)"), .never("mine.action*"), .decided("mine: exclude other")]),
                explanation: Text(
                    "Excluded is failed, and a failed recognizer gets no more of its touches (GE.8, GE.16).",
                    chinese: "被排除即失败，失败的手势不再收到触摸（GE.8、GE.16）。")),
            Claim(
                Text("A yes while the finger is down lets both act.", chinese: "按住期间同意，两者都响应。"),
                when: changed.is("simultaneously") && since.isOneOf(["always", "once the finger is down"]),
                .all([.happens("other.action(ended)"), .happens("mine.action(ended)")])),
        ])
}
