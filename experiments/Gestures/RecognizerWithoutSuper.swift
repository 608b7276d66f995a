import EventTrace
import ExperimentDocuments
import ExperimentKit
import UIKit

private enum Silent: String, Choice {
    case none = "always calls `super`"
    case began = "does not call `super` in `touchesBegan`"
    case ended = "does not call `super` in `touchesEnded`"
}
private let silent = Variable<Silent>("silent", "The inner recognizer")

/// A tap of which one touch method does not call super.
private final class SilentTap: UITapGestureRecognizer {
    var silent = Silent.none

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if silent != .began { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if silent != .ended { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
}

private let parent = Named<UIView>("parent")
private let pad = Named<LoggedView>("pad")
private let inner = Named<SilentTap>("inner")
private let outer = Named<SilentTap>("outer")

private let callsSuper = Condition(
    "the inner recognizer always calls `super`", not: "the inner recognizer does not call `super` in one method", silent == .none)

/// A recognizer that keeps its touches to itself.
let recognizerWithoutSuper: Experiment = Experiment(
    id: "RecognizerWithoutSuper",
    title: "Gesture recognizer subclass that does not call `super`",
    question:
        "A tap recognizer on a view overrides its touch methods, and so does a tap recognizer on the parent. What happens to the two if the inner one does not call `super` in one of its methods?",
    answer:
        "Without `super` in `touchesBegan` or in `touchesEnded` the inner recognizer does not recognize, and the outer one fires in its place. Both receive the whole touch with and without `super`: the `super` of a recognizer recognizes and passes no touch on.",
    remedy:
        "Call `super` in every method that you override in a subclass of a recognizer, `reset()` too, as UIKit's header demands. To skip a touch, call `ignore(_:for:)` or set `state = .failed`; do not leave `super` out.",
    symptoms: [
        "subclass of UITapGestureRecognizer does not fire",
        "do I have to call super.touchesBegan in a gesture recognizer subclass",
        "overriding touchesEnded in a tap recognizer breaks the action",
        "does super in a gesture recognizer pass the touch on",
    ],
    origins: [Document004.withoutSuperFails],
    variables: [silent],
    stage: { stage in
        let listener = stage.keep(ActionTarget())
        let parent = stage.name(UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 300)), parent)
        let pad = stage.name(LoggedView(frame: CGRect(x: 50, y: 50, width: 200, height: 200)), pad)
        let innerTap = stage.name(SilentTap(target: listener, action: ActionTarget.fire), inner)
        innerTap.silent = stage[silent]
        pad.addGestureRecognizer(innerTap)
        parent.addGestureRecognizer(stage.name(SilentTap(target: listener, action: ActionTarget.fire), outer))
        stage.view.addSubview(parent)
        parent.addSubview(pad)
        stage.script.tap(pad)
    },
    outcomes: {
        Outcome("the inner recognizer fires", not: "the outer recognizer fires", inner.action)
        Outcome(
            "both recognizers get the whole touch", not: "one recognizer misses a part of the touch",
            constant: "`super` in a recognizer does not pass the touch on; every recognizer gets the touch from the window.",
            .all([inner.touchesBegan.happens, inner.touchesEnded.happens, outer.touchesBegan.happens, outer.touchesEnded.happens]))
    },
    claims: {
        Claim(
            "If it calls `super`, the inner recognizer fires.", when: callsSuper,
            quotes: Document004.tapNeedsSuper.part("with super it acts"), Document004.othersDoNotRespond
        ) {
            inner.action(.ended).happens
            outer.action.never
        }
        Claim(
            "If the inner recognizer does not call `super` in `touchesBegan` or in `touchesEnded`, it does not fire.",
            when: !callsSuper, inner.action.never,
            quotes: Document004.tapNeedsSuper.part("without super it does not"), Document004.withoutSuperFails,
            explanation:
                "A built-in recognizer recognizes in its own touch methods; if an override does not call `super`, the code of the built-in class does not run.",
            rules: [.overrideWithoutSuper])
        Claim(
            "Both recognizers get the touch, whether or not the inner one calls `super`.",
            quotes: Document004.superIsNotPassingOn
        ) {
            inner.touchesBegan.times(1)
            outer.touchesBegan.times(1)
            inner.touchesEnded.times(1)
            outer.touchesEnded.times(1)
        }
        Claim(
            "One of the two recognizers fires, never both.", anyone.action("ended").times(1),
            quotes: Document004.oneSucceedsOthersFail.part("only one recognizes"),
            explanation: "When one recognizer recognizes, the others that share its touches fail.", rules: [.exclusion])
        Claim(
            "The view receives nothing before all recognizers have failed.", pad.touchesBegan.never,
            quotes: Document004.viewWaitsForFailure,
            rules: [.recognizersFirst, .cancelsTouchesInView, .delaysTouchesBegan],
            knownRefutation:
                "The view gets `touchesBegan` at once, in the same event, and is cancelled later. It waits only for a recognizer with `delaysTouchesBegan`."
        )
    })
