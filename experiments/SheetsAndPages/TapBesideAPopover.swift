import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let isListed = Variable<Bool>(
    "listed", "The button is one of `passthroughViews`", off: "`passthroughViews` is nil", default: false)
private let isModal = Variable<Bool>(
    "modal", "`isModalInPresentation` is on", off: "`isModalInPresentation` is off", default: false)

private enum Spot: String, Choice {
    case button = "the button beside the popover"
    case empty = "an empty place of the screen below"
    case inside = "the popover"
}
private let spot = Variable<Spot>("tap", "The user taps")

private let button = Named<UIButton>("button")
private let popover = Named<AppearingPage>("popover")
private let delegate = Named<PopoverDelegate>("delegate")

/// Touches beside a popover.
let tapBesideAPopover: Experiment = Experiment(
    id: "TapBesideAPopover",
    title: "Tap beside a popover: is it dismissed, and does the button behind act?",
    question:
        "A popover is visible, and the screen below has a button. The user taps that button, an empty place, or the popover, with and without `passthroughViews` and `isModalInPresentation`. Is the popover dismissed, does the button act, and what does the delegate receive?",
    answer:
        "A tap beside the popover only dismisses it: the button does not act, and a second tap is needed. A button among `passthroughViews` acts, and the popover stays; if the popover points to an item of a bar, UIKit itself adds the other items of that bar (see PopoverOfABarItem). `isModalInPresentation` keeps the popover: the tap counts as an attempt, and `passthroughViews` still act. A tap in the popover does not dismiss it.",
    remedy:
        "To let a button act at the first tap, put it in `passthroughViews` and dismiss the popover in its action; the actions of the other items of a bar have to dismiss it too, unless you set `passthroughViews = nil` in the completion of `present`. To learn of the dismissal, implement `presentationControllerDidDismiss(_:)`: the methods of `UIPopoverPresentationControllerDelegate` for it are deprecated.",
    symptoms: [
        "popover tap outside does not trigger button behind",
        "need to tap twice to press a button while a popover is open",
        "passthroughViews popover not dismissed when tapping button",
        "UIPopoverPresentationController tap outside callback",
        "prevent popover from dismissing on outside tap",
    ],
    observations: ["doc-popover-passthrough"],
    variables: [spot, isListed, isModal],
    stage: { stage in
        let button = stage.add(UIButton(), button, at: CGRect(x: 145, y: 600, width: 100, height: 40))
        stage.addTarget(to: button, for: .touchUpInside)
        let source = stage.keep(UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 40)))
        stage.rootViewController.view.addSubview(source)
        let page = stage.name(AppearingPage(), popover)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        page.isModalInPresentation = stage[isModal]
        let presentation = page.popoverPresentationController
        presentation?.sourceView = source
        presentation?.delegate = stage.name(PopoverDelegate(), delegate)
        if stage[isListed] { presentation?.passthroughViews = [button] }
        stage.present(page)
        switch stage[spot] {
        case .button: stage.script.tap(.middle(of: button))
        case .empty: stage.script.tap(at: CGPoint(x: 330, y: 760))
        case .inside: stage.script.tap(at: CGPoint(x: 110, y: 190))
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the button acts", not: "the button does not act", button.action(.touchUpInside))
        Outcome("the popover is dismissed", not: "the popover stays", popover.viewDidDisappear)
        Outcome(
            "an attempt to dismiss is reported", not: "no attempt is reported", delegate.presentationControllerDidAttemptToDismiss)
    },
    claims: {
        Claim(
            "A tap beside the popover dismisses it, and the button does not act.",
            when: spot == .button && isListed.isOff && isModal.isOff,
            explanation: "Apple’s page says that interaction with other views is off until the popover is dismissed.",
            rules: [.popoverTakesTouches, .dismissalDelegate]
        ) {
            button.action(.touchUpInside).never
            delegate.presentationControllerShouldDismiss.happens
            delegate.presentationControllerDidDismiss.happens
        }
        Claim(
            "A button among `passthroughViews` acts, and the popover stays.", when: spot == .button && isListed.isOn,
            explanation: "Apple’s page says that touches go on to these views; a book adds that they do with a modal popover too.",
            rules: [.passthroughViews]
        ) {
            button.action(.touchUpInside).happens
            popover.viewDidDisappear.never
        }
        Claim(
            "`isModalInPresentation` turns a tap beside the popover into an attempt.",
            when: isModal.isOn && (spot == .empty || spot == .button && isListed.isOff), rules: [.dismissalRefused]
        ) {
            delegate.presentationControllerDidAttemptToDismiss.happens
            popover.viewDidDisappear.never
        }
        Claim(
            "A tap in the popover does not dismiss it.", when: spot == .inside, popover.viewDidDisappear.never)
    })
