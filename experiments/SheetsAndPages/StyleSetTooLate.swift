import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Style: String, Choice {
    case fullScreen = "`.fullScreen`"
    case popover = "`.popover`"
}
private let style = Variable<Style>("style", "`modalPresentationStyle` is set to", clause: "`modalPresentationStyle` is set to {value}")

private enum Moment: String, Choice {
    case before = "before `presentationController` is read"
    case after = "after `presentationController` has been read"
    case afterOwnRead = "after `popoverPresentationController` has been read"
}
private let moment = Variable<Moment>("moment", "The style is set", clause: "the style is set {value}")

private let presenter = Named<AppearingPage>("presenter")
private let page = Named<AppearingPage>("page")
private let delegate = Named<PopoverDelegate>("delegate")
private let isPopover = Mark("popoverPresentationController is there")

/// A style that is set after the first read of the presentation controller.
let styleSetTooLate: Experiment = Experiment(
    id: "StyleSetTooLate",
    title: "`modalPresentationStyle` has no effect after `presentationController` was read",
    question: """
        Code sets `modalPresentationStyle` before or after it sets the delegate of `presentationController` or reads \
        `popoverPresentationController`. Which presentation does the user see?
        """,
    answer: """
        The one of the style at the first read. The first read of `presentationController`, also as `popoverPresentationController` or \
        `sheetPresentationController`, makes the presentation controller for the style of that moment (documented), and that one serves: a style set later has no \
        effect. Here it stays a sheet, as `.automatic` has it: the presenter does not disappear, and there is no popover presentation controller.
        """,
    remedy: """
        Set `modalPresentationStyle`, and for `.custom` the `transitioningDelegate`, before anything reads `presentationController`, \
        `popoverPresentationController` or `sheetPresentationController`: in `init` rather than in `viewDidLoad` of the presented controller. Set the delegate of the \
        presentation controller last. If the style has no effect all the same, see that you set it on the controller that you present: on the \
        navigation controller, not on its root.
        """,
    symptoms: [
        "modalPresentationStyle fullScreen ignored, still shown as sheet",
        "popoverPresentationController is nil after setting modalPresentationStyle",
        "modalPresentationStyle has no effect after setting presentationController delegate",
        "presented as a sheet instead of full screen",
        "sheetPresentationController read before modalPresentationStyle",
    ],
    variables: [style, moment],
    base: moment == .after,
    stage: { stage in
        let presenter = stage.name(AppearingPage(), presenter)
        stage.window.rootViewController = presenter
        let page = stage.name(AppearingPage(), page)
        page.preferredContentSize = CGSize(width: 200, height: 150)
        let delegate = stage.name(PopoverDelegate(), delegate)
        let (style, moment) = (stage[style], stage[moment])
        stage.script.wait(0.5)
        stage.script.perform {
            if moment == .after { page.presentationController?.delegate = delegate }
            if moment == .afterOwnRead { page.popoverPresentationController?.delegate = delegate }
            page.modalPresentationStyle = style == .popover ? .popover : .fullScreen
            if moment == .before { page.presentationController?.delegate = delegate }
            if let popover = page.popoverPresentationController {
                popover.sourceView = presenter.view
                stage.mark(isPopover)
            }
            presenter.present(page, animated: true)
        }
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the presenter disappears", not: "the presenter stays in the window", presenter.viewDidDisappear)
        Outcome(
            "there is a popover presentation controller", not: "`popoverPresentationController` is nil", isPopover.written)
    },
    claims: {
        Claim(
            "A style that is set before the first read is that of the presentation.", when: moment == .before && style == .fullScreen,
            rules: [.presentation]
        ) { presenter.viewDidDisappear.happens }
        Claim(
            "With `.popover` set first, `popoverPresentationController` is there.", when: moment == .before && style == .popover,
            rules: [.popoverAdapts]
        ) { isPopover.written.happens }
        Claim(
            "After the first read the style has no effect: full screen stays a sheet.", when: moment != .before && style == .fullScreen,
            explanation: "Apple: set the value of the style before any presentation controller is accessed.", rules: [.firstReadDecides]
        ) {
            presenter.viewDidDisappear.never
            page.viewDidAppear.happens
        }
        Claim(
            "After the first read there is no popover presentation controller, whatever the style is set to.",
            when: moment != .before && style == .popover,
            explanation: "The presentation controller of the first style serves, and it is not that of a popover.",
            rules: [.firstReadDecides]
        ) { isPopover.written.never }
    })
