import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Change: String, Choice {
    case drag = "the user drags the sheet up"
    case flick = "the user flicks the sheet up"
    case tug = "the user drags the sheet up a little and lets go"
    case code = "code sets `selectedDetentIdentifier`"
    case animated = "code sets it within `animateChanges`"
}
private let change = Variable<Change>("change", "From the medium detent")

/// Prints its layout.
private final class LaidOutSheet: UIViewController {
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

private let sheet = Named<LaidOutSheet>("sheet")
private let delegate = Named<DismissalDelegate>("delegate")
private let changes = Mark("the change begins")
private let hasReturned = Mark("animateChanges has returned")
private let isLarge = Mark("the large detent is selected")

private let isByUser = Condition("the user moves the sheet", not: "code moves the sheet", change.isOneOf(.drag, .flick, .tug))

/// The calls about a change of the detent.
let detentByCode: Experiment = Experiment(
    id: "DetentByCode",
    title: "`sheetPresentationControllerDidChangeSelectedDetentIdentifier` is not called",
    question:
        "A sheet moves from its medium to its large detent, by a drag, by a flick or by code. When is the delegate called, and when is the sheet laid out?",
    answer:
        "The delegate is called only if the user has moved the sheet to another detent, after the lift. Code changes `selectedDetentIdentifier` without a call. When `animateChanges` returns, the sheet has been laid out.",
    remedy:
        "After a change by code, call yourself the function that the delegate's method calls. If the user's drags are not reported either, the object may be gone: `delegate` is weak. For a change with animation, set `selectedDetentIdentifier` in `animateChanges(_:)`. Code that sets up the sheet again and sets `selectedDetentIdentifier` to nil moves the sheet back to its smallest detent: keep the identifier that the delegate's method has read, and set that one.",
    symptoms: [
        "sheetPresentationControllerDidChangeSelectedDetentIdentifier not called programmatically",
        "detect when a sheet changes its detent",
        "selectedDetentIdentifier set in code does not call the delegate",
        "animateChanges layout of the sheet",
    ],
    observations: ["header-detent-delegate-only-by-user", "header-animate-changes-lays-out"],
    variables: [change],
    stage: { stage in
        let presented = stage.name(LaidOutSheet(), sheet)
        let presentation = presented.sheetPresentationController
        presentation?.detents = [.medium(), .large()]
        presentation?.delegate = stage.name(DismissalDelegate(), delegate)
        stage.present(presented)
        stage.script.mark(changes)
        switch stage[change] {
        case .drag: stage.pull(from: 500, by: -300)
        case .tug: stage.pull(from: 500, by: -60)
        case .flick:
            stage.script.drag([.point(x: 200, y: 500), .point(x: 200, y: 400)], duration: 0.06)
            stage.script.wait(1)
        case .code: stage.script.perform { presentation?.selectedDetentIdentifier = .large }
        case .animated:
            stage.script.perform {
                presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
                stage.mark(hasReturned)
            }
        }
        stage.script.wait(0.5)
        stage.script.perform { if presentation?.selectedDetentIdentifier == .large { stage.mark(isLarge) } }
    },
    outcomes: {
        Outcome(
            "the delegate is called", not: "the delegate is not called", delegate.didChangeSelectedDetentIdentifier)
        Outcome("the sheet is at its large detent", not: "the sheet is at its medium detent", isLarge.written)
    },
    claims: {
        Claim(
            "A drag or a flick to another detent calls the delegate once.", when: change.isOneOf(.drag, .flick),
            explanation: "The header says that only the user's changes count.", rules: [.detentDelegate]
        ) {
            delegate.didChangeSelectedDetentIdentifier.times(1)
            isLarge.written.happens
        }
        Claim(
            "If the sheet goes back to its detent, no method of the delegate is called.", when: change == .tug, delegate.everything.never,
            rules: [.sheetRest],
            unnoticed: "The delegate is called for a new detent only: the claim says what does not happen.")
        Claim(
            "A change by code calls no method of the delegate.", when: !isByUser, explanation: "The header says so.",
            rules: [.detentDelegate]
        ) {
            delegate.everything.never
            isLarge.written.happens
        }
        Claim(
            "When `animateChanges` returns, the sheet has been laid out.", when: change == .animated, explanation: "The header says so."
        ) {
            changes.written
            sheet.viewDidLayoutSubviews
            hasReturned.written
        }
    })
