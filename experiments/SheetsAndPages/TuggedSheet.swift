import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Pull: String, Choice {
    case aLittle = "pulls it a little and lets go"
    case twice = "pulls it a little and lets go, twice"
    case far = "pulls it far down"
}
private let pull = Variable<Pull>("pull", "A finger")

/// A sheet with an input bar, which is first responder so that the bar shows.
private final class BarController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
}

private let sheet = Named<BarController>("sheet")
private let delegate = Named<DismissalDelegate>("delegate")
private let pulled = Mark("the finger comes down")
private let hasLostBar = Mark("the sheet is not first responder any more")

/// A sheet that is pulled and springs back.
let tuggedSheet: Experiment = Experiment(
    id: "TuggedSheet",
    title: "A sheet is pulled a little and springs back: which calls, and why the input bar is gone",
    question:
        "A sheet's controller is first responder, as one with an `inputAccessoryView` is. A finger pulls the sheet down a little and lets go, so that it springs back, or pulls it far. Which methods are called, and is the controller still first responder?",
    answer:
        "At the beginning of each pull the delegate receives `shouldDismiss` and `willDismiss`, and the controller `viewWillDisappear`. If the sheet springs back, the controller receives `viewWillAppear` and `viewDidAppear`, and the delegate nothing more; if the sheet is pulled far, the controller receives `viewDidDisappear`, and the delegate `didDismiss`. The controller loses first responder with each pull, and does not get it back if the sheet springs back, so that its input bar stays away.",
    remedy:
        "Call `becomeFirstResponder()` in `viewDidAppear(_:)`, which also comes after a pull that is given up. Undo in `viewWillAppear(_:)` what `viewWillDisappear(_:)` does, and do what is final only in `presentationControllerDidDismiss(_:)`.",
    symptoms: [
        "inputAccessoryView disappears after a cancelled swipe to dismiss",
        "viewWillDisappear is called although the sheet was not dismissed",
        "presentationControllerWillDismiss called but sheet stays",
        "input bar gone after pulling a modal sheet halfway",
        "viewDidAppear called again after interrupted swipe down",
    ],
    variables: [pull],
    stage: { stage in
        let presented = stage.name(BarController(), sheet)
        presented.presentationController?.delegate = stage.name(DismissalDelegate(), delegate)
        stage.present(presented)
        stage.script.perform { _ = presented.becomeFirstResponder() }
        stage.script.wait(0.5)
        stage.script.mark(pulled)
        for _ in 0..<(stage[pull] == .twice ? 2 : 1) { stage.pull(from: 200, by: stage[pull] == .far ? 550 : 100) }
        stage.script.perform { if !presented.isFirstResponder { stage.mark(hasLostBar) } }
    },
    outcomes: {
        Outcome("the sheet stays", not: "the sheet goes", delegate.presentationControllerDidDismiss.never)
        Outcome("`willDismiss` is called twice", not: "`willDismiss` is called once", delegate.presentationControllerWillDismiss.times(2))
    },
    claims: {
        Claim(
            "A pull asks `shouldDismiss`, then calls `willDismiss` and `viewWillDisappear`.",
            explanation: "Apple documents the two calls of the delegate, not their place.", rules: [.dismissalDelegate]
        ) {
            pulled.written
            delegate.presentationControllerShouldDismiss
            delegate.presentationControllerWillDismiss
            sheet.viewWillDisappear
        }
        Claim(
            "If the sheet springs back, its controller receives `viewWillAppear` and `viewDidAppear`, and `didDismiss` is not called.",
            when: pull != .far, rules: [.cancelledTransition]
        ) {
            pulled.written
            sheet.viewWillDisappear
            sheet.viewWillAppear
            sheet.viewDidAppear
            sheet.viewDidDisappear.never
            delegate.presentationControllerDidDismiss.never
        }
        Claim(
            "Each pull calls `shouldDismiss` and `willDismiss` anew.", when: pull == .twice, rules: [.dismissalDelegate]
        ) {
            delegate.presentationControllerShouldDismiss.times(2)
            delegate.presentationControllerWillDismiss.times(2)
        }
        Claim(
            "A pull takes first responder, and a sheet that springs back does not give it back.", hasLostBar.written.happens,
            explanation: "The maintainers of libraries for chats report it.", rules: [.pullTakesFirstResponder])
    })
