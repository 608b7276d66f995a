import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let hasCancel = Variable<Bool>(
    "cancel", "The action sheet has an action of style `.cancel`", off: "the action sheet has no action of style `.cancel`", default: true)

private enum Spot: String, Choice {
    case beside = "beside the action sheet"
    case delete = "the button “Delete”"
}
private let spot = Variable<Spot>("tap", "The user taps")

private let cancel = Named<UIAlertAction>("cancel")
private let delete = Named<UIAlertAction>("delete")

/// A tap beside an action sheet.
let tapBesideAnActionSheet: Experiment = Experiment(
    id: "TapBesideAnActionSheet",
    title: "Tap beside an action sheet: whose handler runs?",
    question:
        "An action sheet with an action “Delete” and, perhaps, one of style `.cancel` is presented on a phone. The user taps beside it, or the button. Which handler runs, and is the sheet dismissed?",
    answer:
        "On a phone a tap beside the sheet dismisses it and runs the handler of the action of style `.cancel`; without such an action the tap does nothing. Not shown here: by reports, on an iPad, and with iOS 26 on an iPhone if the sheet has a source, the sheet is a popover without the cancel button. A tap beside the popover dismisses it and runs the same handler; without such an action no handler runs.",
    remedy:
        "Add an action of style `.cancel` and do what follows a cancellation in its handler: on an iPad its button is not shown, and its handler runs after a tap outside. On an iPad also set `sourceView`, `sourceItem` or `barButtonItem` of `popoverPresentationController` before you present the sheet, or UIKit throws an exception.",
    symptoms: [
        "action sheet dismissed without handler on iPad",
        "UIAlertController action sheet tap outside callback",
        "cancel handler of action sheet called when tapping outside",
        "completion never called when action sheet is dismissed by tapping outside",
    ],
    variables: [hasCancel, spot],
    stage: { stage in
        let sheet = stage.keep(UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .actionSheet))
        sheet.addAction(stage.name(UIAlertAction(title: "Delete", style: .destructive) { _ in }, delete))
        if stage[hasCancel] { sheet.addAction(stage.name(UIAlertAction(title: "Cancel", style: .cancel) { _ in }, cancel)) }
        stage.present(sheet)
        stage.script.tap(at: CGPoint(x: 195, y: stage[spot] == .beside ? 200 : stage[hasCancel] ? 770 : 814))
        stage.script.wait(1)
        stage.script.perform { if sheet.presentingViewController == nil { stage.mark("the action sheet is gone") } }
    },
    outcomes: {
        Outcome("the action sheet is dismissed", not: "the action sheet stays", "the action sheet is gone")
        Outcome("the action whose handler runs", otherwise: "is none") {
            Outcome.State("is “Cancel”", cancel.action)
            Outcome.State("is “Delete”", delete.action)
        }
    },
    claims: {
        Claim(
            "A tap beside the sheet runs the handler of the action of style `.cancel`.", when: spot == .beside && hasCancel.isOn,
            explanation: "Reports that miss a call got one by such an action.", rules: [.besideActionSheet]
        ) {
            cancel.action.happens
            TokenPattern("the action sheet is gone").happens
        }
        Claim(
            "Without such an action the tap does nothing on a phone.", when: spot == .beside && hasCancel.isOff,
            TokenPattern("the action sheet is gone").never)
        Claim("The button runs its own handler only.", when: spot == .delete) {
            delete.action.happens
            cancel.action.never
        }
    })
