import EventTrace
import ExperimentKit
import UIKit

private enum HandOver: String, Choice {
    case newTakesOver = "`new` is to take over"
    case newCannot = "`new` cannot become first responder"
    case newHasNoWindow = "`new` has no window"
    case oldIsRemoved = "`old` is removed"
    case oldIsHidden = "`old` is hidden"
}
private let what = Variable<HandOver>("what", "The situation is that")

private enum OldResponder: String, Choice { case willing, unwilling }
private let old = Variable<OldResponder>("old", "`old`, asked to resign, is")

/// Answers what it is asked about being first responder.
private final class FocusPad: UIView {
    var becomes = true
    var resigns = true

    override var canBecomeFirstResponder: Bool { becomes }
    override var canResignFirstResponder: Bool { resigns }

    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

private let oldView = Named<FocusPad>("old")
private let new = Named<FocusPad>("new")
private let now = Mark("now")

private let refuses = Condition(
    "`old` is asked to resign and refuses", not: "`old` is willing to resign, or is not asked",
    what.isOneOf(.newTakesOver, .newCannot) && old == .unwilling)

/// Who is asked what when the first responder changes.
let firstResponderHandOver: Experiment = Experiment(
    id: "FirstResponderHandOver",
    title: "`becomeFirstResponder` while another is first responder",
    question:
        "`old` is the first responder, and `becomeFirstResponder` is called on `new`; or `old` is removed or hidden. Who is asked what, and who is the first responder in the end?",
    answer:
        "`old` is asked first and resigns, then `new` is asked. If `old` refuses, `new` is not asked; if `new` cannot become first responder, there is no first responder. If `new` has no window, neither is asked and `old` stays first responder, until `new` enters a window (see AskedBeforeTheWindow). A view that is removed resigns without being asked, even if it would refuse; a hidden view stays first responder.",
    remedy:
        "Add a view to a window before you call `becomeFirstResponder()`; call `resignFirstResponder()` before you hide a first responder. If the keyboard goes while the user types, other code has changed the first responder: call `becomeFirstResponder()` on another view only if no field is edited, and `resignFirstResponder()` only if `isFirstResponder` is true. A presentation makes the presenter's field resign, and the keyboard goes; after the dismissal UIKit makes the same object first responder again. To keep the keyboard, show the content without a presentation.",
    symptoms: [
        "becomeFirstResponder returns false or does nothing",
        "canResignFirstResponder false: focus cannot move to another view",
        "keyboard goes away when the text field is removed from its superview",
        "hidden view is still first responder",
        "keyboard is dismissed when I present a view controller",
        "keyboard comes back after dismissing a modal",
    ],
    variables: [what, old],
    stage: { stage in
        let previous = stage.name(FocusPad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), oldView)
        let next = stage.name(FocusPad(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), new)
        stage.view.addSubview(previous)
        let choice = stage[what]
        if choice != .newHasNoWindow { stage.view.addSubview(next) }
        previous.becomeFirstResponder()
        previous.resigns = stage[old] == .willing
        next.becomes = choice != .newCannot
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(now)
            switch choice {
            case .oldIsRemoved: previous.removeFromSuperview()
            case .oldIsHidden: previous.isHidden = true
            case .newTakesOver, .newCannot, .newHasNoWindow: next.becomeFirstResponder()
            }
            stage.mark("first responder: \(previous.isFirstResponder ? "old" : next.isFirstResponder ? "new" : "nobody")")
        }
    },
    outcomes: {
        Outcome("the first responder in the end is", otherwise: "nobody") {
            Outcome.State("`new`", "first responder: new")
            Outcome.State("`old`", "first responder: old")
        }
        Outcome("`old` is asked whether it resigns", not: "`old` is not asked", oldView.canResignFirstResponder)
        Outcome("`new` is asked whether it takes over", not: "`new` is not asked", new.canBecomeFirstResponder)
    },
    claims: {
        Claim(
            "The old first responder is asked and resigns, then the new one is asked and becomes first responder.",
            when: what == .newTakesOver && old == .willing,
            explanation: "Apple's documentation describes this order; no log of a device is known.", rules: [.firstResponderHandOver]
        ) {
            now.written
            oldView.canResignFirstResponder
            oldView.resignFirstResponder
            new.canBecomeFirstResponder
            "first responder: new"
        }
        Claim(
            "If the old first responder refuses, the new one is not even asked.",
            when: refuses,
            explanation: "The current first responder is asked first.", rules: [.firstResponderHandOver]
        ) {
            TokenPattern("first responder: old").happens
            new.canBecomeFirstResponder.never
            oldView.resignFirstResponder.never
        }
        Claim(
            "If the new view cannot become first responder, the old first responder has resigned all the same.",
            when: what == .newCannot && old == .willing,
            explanation: "Concluded from the documented order, in which the new one is asked last; no log of a device is known.",
            rules: [.firstResponderHandOver], grade: .assumed
        ) {
            oldView.resignFirstResponder
            "first responder: nobody"
        }
        Claim(
            "A view without a window does not become first responder, and the old first responder stays.",
            when: what == .newHasNoWindow,
            explanation: "A view has to be in a window first. Here it never enters one.", rules: [.firstResponderNeedsWindow]
        ) {
            TokenPattern("first responder: old").happens
            new.everything.never
            oldView.resignFirstResponder.never
        }
        Claim(
            "A first responder that is removed resigns, even if it would refuse.",
            when: what == .oldIsRemoved,
            explanation: "A view that leaves its window is not asked.", rules: [.firstResponderNeedsWindow]
        ) {
            now.written
            oldView.resignFirstResponder
            "first responder: nobody"
            oldView.canResignFirstResponder.never
        }
        Claim(
            "A first responder that is hidden stays first responder.", when: what == .oldIsHidden
        ) {
            TokenPattern("first responder: old").happens
            oldView.resignFirstResponder.never
        }
    })
