import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Dismissed: String, Choice {
    case upper = "the upper sheet, by its own `dismiss`"
    case both = "the lower sheet, by `dismiss` of its presenter"
    case pull = "the upper sheet, by a pull"
}
private let dismissed = Variable<Dismissed>("dismissed", "What goes is")

/// Prints how it goes, and whether it is still presented then.
private final class GoingSheet: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if presentingViewController == nil { whenGone() }
    }
    var whenGone: () -> Void = {}
}

private let lower = Named<GoingSheet>("lower")
private let upper = Named<GoingSheet>("upper")
private let lowerDelegate = Named<DismissalDelegate>("lowerDelegate")
private let upperDelegate = Named<DismissalDelegate>("upperDelegate")
private let isGone = Mark("presentingViewController is nil")

/// Sheets on sheets.
let stackedSheets: Experiment = Experiment(
    id: "StackedSheets",
    title: "A sheet on a sheet: dismissing the lower one calls no `didDismiss`",
    question:
        "A sheet presents another sheet, and each has a delegate. The upper one is dismissed by code or by a pull, or the lower one by code, which takes the upper one along. Which calls come for each of the two?",
    answer:
        "If code dismisses the lower sheet, both disappear, each with `viewWillDisappear` and `viewDidDisappear`, and neither delegate receives anything. If code dismisses the upper sheet alone, its delegate receives nothing either; a pull dismisses the upper sheet alone and calls its delegate. The lower sheet receives no call when the upper one disappears, because the lower one has never disappeared.",
    remedy:
        "Clean up in `viewDidDisappear(_:)` of the presented controller (the navigation controller, if the sheet is one) if `presentingViewController` is nil there: this holds for the user's dismissal, for code, and for a sheet dismissed along with a lower one. To dismiss both sheets, call `dismiss(animated:)` on the presenter of the lower one; on the lower sheet itself the method dismisses only the upper one.",
    symptoms: [
        "presentationControllerDidDismiss not called for nested sheets",
        "dismiss several stacked modals at once, delegate not called",
        "viewDidDisappear to detect that a sheet was dismissed",
        "dismissing the root dismisses all sheets without callbacks",
    ],
    observations: ["sheet-lower-dismissed-no-did-dismiss-above"],
    variables: [dismissed],
    stage: { stage in
        let (first, second) = (stage.name(GoingSheet(), lower), stage.name(GoingSheet(), upper))
        first.presentationController?.delegate = stage.name(DismissalDelegate(), lowerDelegate)
        second.presentationController?.delegate = stage.name(DismissalDelegate(), upperDelegate)
        for controller in [first, second] { controller.whenGone = { stage.mark(isGone) } }
        stage.present(first)
        stage.script.perform { first.present(second, animated: true) }
        stage.script.wait(1)
        let (choice, root) = (stage[dismissed], stage.rootViewController)
        if choice == .pull { stage.pull(from: 200, by: 550) }
        stage.script.perform {
            switch choice {
            case .upper: second.dismiss(animated: true)
            case .both: root.dismiss(animated: true)
            case .pull: break
            }
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the lower sheet goes too", not: "the lower sheet stays", lower.viewDidDisappear)
        Outcome(
            "a delegate receives `didDismiss`", not: "no delegate receives `didDismiss`", anyone.call("presentationControllerDidDismiss"))
    },
    claims: {
        Claim(
            "If the lower sheet is dismissed, both disappear, and neither delegate receives anything.", when: dismissed == .both,
            explanation: "Maintainers have tried it on iOS 18.6 and 26.4.", rules: [.stackedDismissal]
        ) {
            upper.viewDidDisappear.happens
            lower.viewDidDisappear.happens
            isGone.written.times(2)
            upperDelegate.everything.never
            lowerDelegate.everything.never
        }
        Claim(
            "The lower sheet receives nothing while the upper one goes.", when: dismissed != .both
        ) {
            lower.viewWillAppear.times(1)
            lower.viewWillDisappear.never
            lowerDelegate.everything.never
        }
        Claim(
            "A pull calls the delegate of the upper sheet.", when: dismissed == .pull,
            upperDelegate.presentationControllerDidDismiss.happens, rules: [.dismissalDelegate])
        Claim(
            "In `viewDidDisappear` of a dismissed sheet `presentingViewController` is nil.",
            isGone.written.happens, explanation: "A library relies on it.")
    })
