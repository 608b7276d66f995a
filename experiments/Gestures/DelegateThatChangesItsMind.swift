import EventTrace
import ExperimentKit
import UIKit

private enum Changed: String, Choice {
    case shouldReceive = "`shouldReceive`"
    case shouldBegin = "`gestureRecognizerShouldBegin`"
    case simultaneously = "`shouldRecognizeSimultaneously`"
}
private let changed = Variable<Changed>("question", "The method whose answer changes is")

private enum Since: String, Choice {
    case always = "says yes from the start"
    case onceTheFingerIsDown = "says yes only once the finger is down"
    case onceItHasMoved = "says yes only once the finger has moved"
    case never = "never says yes"
}
private let since = Variable<Since>("yes", "The delegate")

/// Answers one question as the case says, and the others as UIKit would.
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

private let view = Named<UIView>("view")
private let delegate = Named<Fickle>("delegate")
private let mine = Named<UIPanGestureRecognizer>("mine")
private let other = Named<UIPanGestureRecognizer>("other")

private let isTooLateForTheMove = Condition(
    "the delegate says no while the pan begins", not: "the delegate says yes by the time the pan begins",
    since.isOneOf(.onceItHasMoved, .never))

/// Answers are taken when they are needed.
let delegateThatChangesItsMind: Experiment = Experiment(
    id: "DelegateThatChangesItsMind",
    title: "How late a gesture delegate can still change its answer",
    question:
        "A delegate returns `false` at first and `true` later, while a finger drags over a view with a pan recognizer (with two of them for `shouldRecognizeSimultaneouslyWith`). By when must the delegate return `true` for its recognizer to fire?",
    answer:
        "What counts is the delegate's answer when UIKit calls the method; a change after the call has no effect on this touch. `gestureRecognizer(_:shouldReceive:)` is called at touch down. `gestureRecognizerShouldBegin` and `shouldRecognizeSimultaneouslyWith` are called with the move by which the pan begins, so a change counts while the finger is down and has not moved yet.",
    remedy:
        "If the decision depends on how the finger moves, make it in `gestureRecognizerShouldBegin(_:)`, where a pan's `velocity(in:)` has the direction, not in `gestureRecognizer(_:shouldReceive:)`. To stop a pan that has begun already, set its `isEnabled` to `false` and back to `true`.",
    symptoms: [
        "shouldReceive touch is called only once",
        "decide in the middle of a touch whether a pan gesture may begin",
        "gestureRecognizerShouldBegin returned false once, pan never starts",
        "change the gesture delegate's answer while the finger is down",
    ],
    variables: [changed, since],
    stage: { stage in
        let view = stage.add(UIView(), view)
        let fickle = stage.name(Fickle(), delegate)
        fickle.question = stage[changed]
        fickle.saysYes = stage[since] == .always
        stage.add(UIPanGestureRecognizer(), mine, to: view).delegate = fickle
        // Added last, it recognizes first.
        if stage[changed] == .simultaneously { stage.add(UIPanGestureRecognizer(), other, to: view) }
        let script = stage.script
        func change(_ moment: Since) {
            if stage[since] == moment { script.perform { fickle.saysYes = true } }
        }
        script.finger(1).down(at: .point(x: 50, y: 100, in: view))
        script.wait(0.1)
        change(.onceTheFingerIsDown)
        script.wait(0.1)
        script.finger(1).move(to: .point(x: 80, y: 100, in: view))
        script.wait(0.1)
        change(.onceItHasMoved)
        script.wait(0.1)
        script.finger(1).move(to: .point(x: 110, y: 100, in: view))
        script.wait(0.1)
        script.finger(1).up()
    },
    outcomes: {
        Outcome("the delegate's pan recognizer fires", not: "the delegate's pan recognizer does not fire", mine.action(.ended))
        Outcome("`gestureRecognizerShouldBegin`", otherwise: "is not called") {
            Outcome.State(
                "returns `true`",
                .all([delegate.gestureRecognizerShouldBegin.happens, delegate.gestureRecognizerShouldBegin.returns(true)]))
            Outcome.State("returns `false`", delegate.gestureRecognizerShouldBegin)
        }
        Outcome("another pan recognizer fires", not: "no other recognizer fires", other.action(.ended))
    },
    claims: {
        Claim(
            "If the delegate always says yes, the pan recognizer fires, whichever method is asked.", when: since == .always
        ) {
            mine.action(.began)
            mine.action(.ended)
        }
        Claim(
            "`gestureRecognizer(_:shouldReceive:)` is called once, at touch down; to return `true` after that is too late.",
            when: changed == .shouldReceive && since != .always,
            explanation: "The delegate is asked before `touchesBegan`.", rules: [.delegateQuestions]
        ) {
            delegate.shouldReceiveTouch(mine).times(1)
            mine.action.never
        }
        Claim(
            "`gestureRecognizerShouldBegin` is called when the pan begins, so it is early enough to allow the pan while the finger is down.",
            when: changed == .shouldBegin && since == .onceTheFingerIsDown, mine.action(.ended).happens)
        Claim(
            "If `gestureRecognizerShouldBegin` returns `false`, that is final for this touch: the method is not called again.",
            when: changed == .shouldBegin && isTooLateForTheMove,
            explanation: "A recognizer whose `gestureRecognizerShouldBegin` returns `false` fails.", rules: [.shouldBegin]
        ) {
            delegate.gestureRecognizerShouldBegin(mine).times(1)
            decided("mine: state failed")
            mine.action.never
        }
        Claim(
            "`shouldRecognizeSimultaneouslyWith` is called when the recognizers recognize; if it returns `false`, the delegate's pan recognizer gets nothing more of this touch.",
            when: changed == .simultaneously && isTooLateForTheMove,
            explanation: "An excluded recognizer has failed, and a failed recognizer gets no more of its touches.",
            rules: [.exclusion, .resetAfterEnd]
        ) {
            other.action(.ended).happens
            mine.action.never
            decided("mine: exclude other")
        }
        Claim(
            "If the delegate comes to allow simultaneous recognition while the finger is down, before the move, both pan recognizers fire.",
            when: changed == .simultaneously && !isTooLateForTheMove
        ) {
            other.action(.ended).happens
            mine.action(.ended).happens
        }
    })
