import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Guard: String, Choice {
    case none = "nothing"
    case modal = "`isModalInPresentation`"
    case modalChild = "`isModalInPresentation` of the controller in the presented navigation controller"
    case refusal = "`presentationControllerShouldDismiss`, which returns `false`"
}
private let guards = Variable<Guard>("guard", "Against a dismissal there is")

private enum Attempt: String, Choice {
    case pull = "pulls the sheet far down from the medium detent"
    case tug = "pulls the sheet a little down from the medium detent"
    case fromLarge = "pulls the sheet from the large to the medium detent"
    case tap = "taps beside the sheet"
}
private let attempt = Variable<Attempt>("attempt", "A finger")

private let sheet = Named<UIViewController>("sheet")
private let delegate = Named<DismissalDelegate>("delegate")

private let isModal = Condition(
    "`isModalInPresentation` is on", not: "`isModalInPresentation` is off", guards.isOneOf(.modal, .modalChild))
private let wouldDismiss = Condition(
    "the pull or tap would dismiss the sheet", not: "the pull is short or ends at a detent", attempt.isOneOf(.pull, .tap))

/// What keeps a sheet, and what it calls.
let modalInPresentation: Experiment = Experiment(
    id: "ModalInPresentation",
    title: "`isModalInPresentation` and `didAttemptToDismiss`: ask before a sheet is pulled away",
    question:
        "A sheet with two detents must not go before the user has confirmed: `isModalInPresentation` is on, in the presented controller or in one in it, or `shouldDismiss` returns `false`. A finger pulls the sheet far, a little, or from one detent to the other, or taps beside it. Which methods of the delegate are called?",
    answer:
        "While `isModalInPresentation` is true, or `shouldDismiss` returns `false`, the sheet only stretches and springs back. `didAttemptToDismiss` comes after the lift of a pull that would have dismissed the sheet, and after a tap beside it. With `isModalInPresentation` the delegate is not asked `shouldDismiss`; with `shouldDismiss` returning `false`, both calls come. Detents still change.",
    remedy:
        "Set `isModalInPresentation = true` while there are changes, and present the question in `presentationControllerDidAttemptToDismiss(_:)`. Set `presentationController?.delegate` of the controller that is presented: of the navigation controller, if the screen is in one. After a “Discard” call `dismiss(animated:completion:)`: it works all the same, and calls none of these methods. Clean up in `didDismiss` and after your own `dismiss`, not in `willDismiss`, which also comes for a pull after which the sheet stays. Never return `isModalInPresentation` from `shouldDismiss`: the method is asked only while that property is `false`, so the sheet could not be dismissed at all.",
    symptoms: [
        "confirm before dismissing a modal sheet with unsaved changes",
        "presentationControllerDidAttemptToDismiss not called",
        "sheet cannot be dismissed by swipe, shouldDismiss returns isModalInPresentation",
        "prevent swipe to dismiss of a sheet but allow detents",
        "form lost when the user swipes the sheet away by accident",
    ],
    observations: ["sheet-prevented-at-smallest-detent"],
    variables: [guards, attempt],
    stage: { stage in
        let inner = stage.keep(UIViewController())
        let outer = stage[guards] == .modalChild ? UINavigationController(rootViewController: inner) : inner
        let presented = stage.name(outer, sheet)
        inner.isModalInPresentation = stage[guards] == .modal || stage[guards] == .modalChild
        let presentation = presented.sheetPresentationController
        presentation?.detents = [.medium(), .large()]
        presentation?.delegate = stage.name(DismissalDelegate(allows: stage[guards] != .refusal), delegate)
        if stage[attempt] == .fromLarge { presentation?.selectedDetentIdentifier = .large }
        stage.present(presented)
        switch stage[attempt] {
        case .pull: stage.pull(from: 500, by: 330)
        case .tug: stage.pull(from: 500, by: 60)
        case .fromLarge: stage.pull(from: 200, by: 350)
        case .tap:
            stage.script.tap(.point(x: 200, y: 100))
            stage.script.wait(1)
        }
    },
    outcomes: {
        Outcome("the sheet", otherwise: "stays, and no attempt is reported") {
            Outcome.State("goes", delegate.presentationControllerDidDismiss)
            Outcome.State("stays, and an attempt is reported", delegate.presentationControllerDidAttemptToDismiss)
            Outcome.State("changes its detent", delegate.didChangeSelectedDetentIdentifier)
        }
    },
    claims: {
        Claim(
            "With `isModalInPresentation` an attempt is reported and nothing is asked.", when: isModal && wouldDismiss,
            explanation: "Apple's pages say it.", rules: [.dismissalRefused]
        ) {
            only(among: delegate.everything) { delegate.presentationControllerDidAttemptToDismiss }
        }
        Claim(
            "If `shouldDismiss` returns `false`, an attempt is reported too.", when: guards == .refusal && wouldDismiss,
            explanation: "The header and the page of the method say it; a talk of 2019 names only the property.",
            rules: [.dismissalRefused]
        ) {
            only(among: delegate.everything) {
                delegate.presentationControllerShouldDismiss
                delegate.presentationControllerDidAttemptToDismiss
            }
        }
        Claim(
            "A short pull is no attempt.", when: attempt == .tug, delegate.presentationControllerDidAttemptToDismiss.never,
            rules: [.sheetRest], unnoticed: "No change that is tried makes a pull longer: the claim says what does not happen.")
        Claim(
            "From the large detent a pull changes the detent, and calls no method about a dismissal.", when: attempt == .fromLarge,
            explanation: "Maintainers have tried it on iOS 18.6 and 26.4.", rules: [.detentDelegate]
        ) {
            only(among: delegate.everything) { delegate.didChangeSelectedDetentIdentifier }
        }
        Claim(
            "Without a guard the sheet goes.", when: guards == Guard.none && wouldDismiss,
            delegate.presentationControllerDidDismiss.happens, rules: [.sheetRest])
    })
