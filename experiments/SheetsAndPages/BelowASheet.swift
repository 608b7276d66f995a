import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Below: String, Choice {
    case dimmed = "has no undimmed detent"
    case undimmed = "has the medium detent as its largest undimmed one"
    case undimmedAtLarge = "stands at the large detent with medium as its largest undimmed one"
    case modal = "has the medium detent as its largest undimmed one with `isModalInPresentation` on"
}
private let below = Variable<Below>("sheet", "The sheet")

private let button = Named<UIButton>("button")
private let delegate = Named<DismissalDelegate>("delegate")

/// Touches beside a sheet.
let belowASheet: Experiment = Experiment(
    id: "BelowASheet",
    title: "Can the screen below a sheet be touched? `largestUndimmedDetentIdentifier`",
    question:
        "A sheet with a medium and a large detent is presented over a screen with a button near the top. The user taps the button beside the sheet. Does the button act, or is the sheet dismissed?",
    answer:
        "At an undimmed detent the button acts and the sheet stays. Otherwise the tap dismisses the sheet and reaches nothing below. `isModalInPresentation` switches the undimmed detents off for touches: the tap reaches nothing and counts as an attempt to dismiss. An author saw this on devices and not in the Simulator (lodev09/react-native-true-sheet, pull request 548).",
    remedy:
        "Set `sheetPresentationController?.largestUndimmedDetentIdentifier` to the largest detent at which the screen below is to stay in use. Do not combine it with `isModalInPresentation`: to keep the sheet, set the `delegate` of `sheetPresentationController` and return `false` from `presentationControllerShouldDismiss(_:)`. If a navigation controller is presented, use its own `sheetPresentationController`. On an iPad a tap beside a form sheet dismisses the sheet too, since iOS 13.",
    symptoms: [
        "touch the view behind a bottom sheet",
        "UISheetPresentationController allow interaction with presenting view",
        "map behind a half sheet cannot be scrolled",
        "largestUndimmedDetentIdentifier isModalInPresentation touches not passed through",
        "tap outside dismisses a form sheet",
    ],
    observations: ["header-modal-ignores-outside"],
    variables: [below],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 145, y: 20, width: 100, height: 30))
        stage.addTarget(to: button, for: .touchUpInside)
        let presented = stage.keep(UIViewController())
        let presentation = presented.sheetPresentationController
        presentation?.detents = [.medium(), .large()]
        presentation?.delegate = stage.name(DismissalDelegate(), delegate)
        if stage[below] != .dimmed { presentation?.largestUndimmedDetentIdentifier = .medium }
        if stage[below] == .undimmedAtLarge { presentation?.selectedDetentIdentifier = .large }
        presented.isModalInPresentation = stage[below] == .modal
        stage.present(presented)
        stage.script.tap(.point(x: 195, y: 35))
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the tap", otherwise: "reaches nothing") {
            Outcome.State("reaches the button", button.action(.touchUpInside))
            Outcome.State("dismisses the sheet", delegate.presentationControllerDidDismiss)
        }
    },
    claims: {
        Claim(
            "At an undimmed detent the button acts, and the sheet stays.", when: below == .undimmed,
            explanation: "Apple's page says it.", rules: [.undimmedDetent]
        ) {
            button.action(.touchUpInside).happens
            delegate.everything.never
        }
        Claim(
            "Without an undimmed detent, or at a detent above the largest undimmed one, the tap dismisses the sheet, and the button does not act.",
            when: below.isOneOf(.dimmed, .undimmedAtLarge),
            rules: [.dismissalDelegate]
        ) {
            button.action(.touchUpInside).never
            delegate.presentationControllerDidDismiss.happens
        }
        Claim(
            "With `isModalInPresentation` the tap reaches nothing, at an undimmed detent too.", when: below == .modal,
            explanation: "The header says that touches outside are ignored.", rules: [.dismissalRefused]
        ) {
            button.action(.touchUpInside).never
            delegate.presentationControllerDidDismiss.never
        }
    })
