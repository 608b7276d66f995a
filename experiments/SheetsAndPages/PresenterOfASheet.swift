import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Style: String, Choice {
    case automatic = "the default one, a sheet since iOS 13"
    case fullScreen = "full screen, the default up to iOS 12"
    case overFullScreen = "over full screen"
    case formSheet = "a form sheet"
}
private let style = Variable<Style>("style", "The style of the presentation is")
private let isPulled = Variable<Bool>(
    "pulled", "The user pulls the presented controller down", off: "Code dismisses the presented controller")

private let presenter = Named<AppearingPage>("presenter")
private let presented = Named<AppearingPage>("presented")
private let delegate = Named<DismissalDelegate>("delegate")
private let goes = Mark("the presented controller goes")

private let isSheet = Condition(
    "the presentation is a sheet", not: "the presentation is not a sheet", style.isOneOf(.automatic, .formSheet))

/// What the presenter of a sheet receives.
let presenterOfASheet: Experiment = Experiment(
    id: "PresenterOfASheet",
    title: "`viewWillAppear` of the presenter is not called any more since iOS 13",
    question:
        "A controller presents another one in the default style, full screen, over full screen or as a form sheet, and the presented one is dismissed by code or pulled down. Does the presenter receive `viewWillAppear` when it is seen again?",
    answer:
        "Only after a full-screen presentation, because full screen is the only one of these styles that takes the presenter's view out of the window. The default style has been a sheet since iOS 13: the presenter stays on screen behind the sheet and receives nothing, neither at the presentation nor at the dismissal. A form sheet and over full screen keep the presenter too. A pull dismisses sheets only.",
    remedy:
        "Set `modalPresentationStyle = .fullScreen` on the controller that is presented (the navigation controller, if the screen is in one) before presenting. Or keep the sheet and reload in `presentationControllerDidDismiss(_:)`, for which `presented.presentationController?.delegate` has to be set, and after your own `dismiss`, which does not call this method. If the sheet changes data of the presenter, a closure or a delegate of your own serves both.",
    symptoms: [
        "viewWillAppear not called after dismissing a modal iOS 13",
        "viewDidAppear of presenting view controller not called page sheet",
        "list is not reloaded after closing the modal since iOS 13",
        "viewWillDisappear not called when presenting modally iOS 13",
    ],
    observations: ["present-keeps-presenter"],
    variables: [style, isPulled],
    stage: { stage in
        let (below, above) = (stage.name(AppearingPage(), presenter), stage.name(AppearingPage(), presented))
        stage.window.rootViewController = below
        switch stage[style] {
        case .automatic: break
        case .fullScreen: above.modalPresentationStyle = .fullScreen
        case .overFullScreen: above.modalPresentationStyle = .overFullScreen
        case .formSheet: above.modalPresentationStyle = .formSheet
        }
        above.presentationController?.delegate = stage.name(DismissalDelegate(), delegate)
        stage.present(above)
        stage.script.mark(goes)
        if stage[isPulled] { return stage.pull(from: 200, by: 550) }
        stage.script.perform { below.dismiss(animated: true) }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome(
            "the presenter receives `viewWillAppear` again", not: "the presenter receives no `viewWillAppear`",
            .order([goes.written, presenter.viewWillAppear]))
        Outcome("the presented controller goes", not: "the presented controller stays", presented.viewDidDisappear)
    },
    claims: {
        Claim(
            "The presenter of a sheet receives nothing.", when: isSheet, explanation: "Its view stays in the window.",
            rules: [.appearance]
        ) {
            presenter.viewWillDisappear.never
            presenter.viewWillAppear.times(1)
        }
        Claim(
            "Under a full-screen presentation the presenter disappears, and appears again.", when: style == .fullScreen && !isPulled.isOn,
            rules: [.presentation]
        ) {
            presenter.viewDidDisappear
            goes.written
            presenter.viewWillAppear
            presenter.viewDidAppear
        }
        Claim(
            "A pull dismisses a sheet.", when: isSheet && isPulled.isOn, delegate.presentationControllerDidDismiss.happens,
            rules: [.sheetPull])
        Claim(
            "A pull does not dismiss other presentations.", when: !isSheet && isPulled.isOn, presented.viewWillDisappear.never,
            unnoticed: "No rule gives other presentations a pull: the claim says what does not happen.")
    })
