import EventTrace
import ExperimentKit
import UIKit

private enum HandOver: String, Choice {
    case newTakesOver = "new takes over"
    case newCannot = "new cannot"
    case newHasNoWindow = "new has no window"
    case oldIsRemoved = "old is removed"
    case oldIsHidden = "old is hidden"
}
private let what = Variable<HandOver>("what", "What happens to `old`, the first responder")

private enum OldResponder: String, Choice { case willing, unwilling }
private let old = Variable<OldResponder>("old", "`old` is asked to let go and is")

/// Answers what it is asked about being first responder.
private final class FocusPad: UIView {
    var becomes = true
    var resigns = true

    override var canBecomeFirstResponder: Bool { becomes }
    override var canResignFirstResponder: Bool { resigns }

    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}

extension Experiment {
    /// Who is asked what when the first responder changes.
    static let firstResponderHandOver = Experiment(
        id: "FirstResponderHandOver",
        title: "From one first responder to the next",
        question:
            "`old` is the first responder, and `new` is told to become it; or `old` is removed or hidden. Who is asked what, and who is the first responder in the end?",
        answer:
            "`old` is asked first and resigns, then `new` is asked; if `old` refuses, `new` is not asked, and if `new` cannot, nobody is left. A view without a window asks nobody and becomes nothing. A view that is removed resigns unasked, even if it refuses; a hidden one stays first responder.",
        variables: [what, old],
        stage: { stage in
            let previous = stage.name(FocusPad(frame: CGRect(x: 45, y: 150, width: 300, height: 200)), "old")
            let next = stage.name(FocusPad(frame: CGRect(x: 45, y: 450, width: 300, height: 200)), "new")
            stage.view.addSubview(previous)
            let choice = stage[what]
            if choice != .newHasNoWindow { stage.view.addSubview(next) }
            previous.becomeFirstResponder()
            previous.resigns = stage[old] == .willing
            next.becomes = choice != .newCannot
            stage.script.wait(0.1)
            stage.script.perform {
                stage.mark("now")
                switch choice {
                case .oldIsRemoved: previous.removeFromSuperview()
                case .oldIsHidden: previous.isHidden = true
                case .newTakesOver, .newCannot, .newHasNoWindow: next.becomeFirstResponder()
                }
                stage.mark("first responder: \(previous.isFirstResponder ? "old" : next.isFirstResponder ? "new" : "nobody")")
            }
        },
        claims: [
            Claim(
                "The old one is asked and resigns, then the new one is asked and becomes.",
                when: what == .newTakesOver && old == .willing,
                .order([
                    "now", "old.canResignFirstResponder", "old.resignFirstResponder", "new.canBecomeFirstResponder",
                    "first responder: new",
                ]),
                explanation: "Apple's documentation describes it so; no log of a device is known.", rules: [.firstResponderHandOver]),
            Claim(
                "If the old one refuses, the new one is not even asked.",
                when: what.isOneOf(.newTakesOver, .newCannot) && old == .unwilling,
                .all([.happens("first responder: old"), .never("new.canBecomeFirstResponder"), .never("old.resignFirstResponder")]),
                explanation: "The one in office goes first.", rules: [.firstResponderHandOver]),
            Claim(
                "If the new one cannot, the old one has resigned all the same.",
                when: what == .newCannot && old == .willing, .order(["old.resignFirstResponder", "first responder: nobody"]),
                explanation: "Concluded from the documented order, in which the new one is asked last; no log of a device is known.",
                rules: [.firstResponderHandOver]),
            Claim(
                "A view without a window does not become first responder, and the old one stays.",
                when: what == .newHasNoWindow,
                .all([.happens("first responder: old"), .never("new.*"), .never("old.resignFirstResponder")]),
                explanation: "It has to be in a window first.", rules: [.firstResponderNeedsWindow]),
            Claim(
                "A first responder that is removed resigns, even if it refuses.",
                when: what == .oldIsRemoved,
                .all([.order(["now", "old.resignFirstResponder", "first responder: nobody"]), .never("old.canResignFirstResponder")]),
                explanation: "One that leaves its window is not asked.", rules: [.firstResponderNeedsWindow]),
            Claim(
                "One that is hidden stays first responder.", when: what == .oldIsHidden,
                .all([.happens("first responder: old"), .never("old.resignFirstResponder")])),
        ])
}
