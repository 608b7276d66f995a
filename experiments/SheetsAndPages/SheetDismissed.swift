import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Way: String, Choice {
    case pull = "a pull down"
    case tap = "a tap beside the sheet"
    case itself = "`dismiss(animated:)` of the sheet's own controller"
    case presenter = "`dismiss(animated:)` of the presenter"
}
private let way = Variable<Way>("way", "The sheet is dismissed by")

private let sheet = Named<AppearingPage>("sheet")
private let delegate = Named<DismissalDelegate>("delegate")
private let completion = Mark("completion of dismiss")

private let isByUser = Condition(
    "the user dismisses the sheet", not: "code dismisses the sheet", way.isOneOf(.pull, .tap))

/// Which calls come when a sheet goes.
let sheetDismissed: Experiment = Experiment(
    id: "SheetDismissed",
    title: "`presentationControllerDidDismiss` is not called: pull or code?",
    question:
        "A sheet has a presentation controller with a delegate. The user pulls it down or taps beside it, or code calls `dismiss(animated:completion:)`. Which methods of the delegate and of the sheet's controller are called, and does the completion of the app's own `dismiss` run?",
    answer:
        "Only the user's dismissal calls the delegate: `shouldDismiss` and `willDismiss` when it begins, `didDismiss` once the sheet is gone. Code calls none of these methods, and a pull runs no code behind the app's own Done button and no completion. `viewWillDisappear` and `viewDidDisappear` of the sheet come each time. Their order around the delegate's calls is not documented.",
    remedy:
        "Set `presentationController?.delegate` before presenting, and run the same clean-up in `presentationControllerDidDismiss(_:)` and after your own `dismiss`; not in `presentationControllerWillDismiss(_:)`, which a pull that is given up calls too. If the sheet shows a navigation controller, the presentation controller is that of the navigation controller. `viewDidDisappear` alone proves no dismissal: it also comes under a full-screen presentation; check `presentingViewController == nil`.",
    symptoms: [
        "presentationControllerDidDismiss not called when dismissing programmatically",
        "completion of dismiss is not called when the sheet is swiped down",
        "detect when a modal sheet is pulled down iOS 13",
        "cancel callback is missing after swipe to dismiss",
        "code behind the Done button does not run when the user swipes the modal away",
        "app extension hangs after the sheet was pulled down",
    ],
    variables: [way],
    stage: { stage in
        let presented = stage.name(AppearingPage(), sheet)
        presented.sheetPresentationController?.detents = [.medium()]
        presented.presentationController?.delegate = stage.name(DismissalDelegate(), delegate)
        stage.present(presented)
        let root = stage.rootViewController
        switch stage[way] {
        case .pull: stage.pull(from: 500, by: 320)
        case .tap:
            stage.script.tap(.point(x: 200, y: 100))
            stage.script.wait(1)
        case .itself, .presenter:
            let receiver = stage[way] == .itself ? presented : root
            stage.script.perform { receiver.dismiss(animated: true) { stage.mark(completion) } }
            stage.script.wait(1)
        }
    },
    outcomes: {
        Outcome("`didDismiss` is called", not: "`didDismiss` is not called", delegate.presentationControllerDidDismiss)
    },
    claims: {
        Claim(
            "The user's dismissal calls `shouldDismiss`, `willDismiss` and, at the end, `didDismiss`.", when: isByUser,
            explanation: "Apple documents that the three belong to the user's dismissal.", rules: [.dismissalDelegate]
        ) {
            delegate.presentationControllerShouldDismiss
            delegate.presentationControllerWillDismiss
            delegate.presentationControllerDidDismiss
        }
        Claim(
            "Code calls no method of the delegate.", when: !isByUser,
            explanation: "Apple's page of each method says so.",
            rules: [.dismissalDelegate]
        ) {
            delegate.everything.never
            completion.written.happens
        }
        Claim(
            "The sheet's controller disappears after `willDismiss` and before `didDismiss`.", when: isByUser,
            explanation: "No source shows this order; it is chosen.", rules: [.dismissalDelegate]
        ) {
            delegate.presentationControllerWillDismiss
            sheet.viewWillDisappear
            sheet.viewDidDisappear
            delegate.presentationControllerDidDismiss
        }
        Claim("The sheet's controller receives `viewWillDisappear` and `viewDidDisappear` each time.") {
            sheet.viewWillDisappear
            sheet.viewDidDisappear
        }
    })
