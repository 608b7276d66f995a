import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Answer: String, Choice {
    case noDelegate = "is nil"
    case none = "answers `.none`"
    case fullScreen = "answers `.fullScreen`"
}
private let answer = Variable<Answer>("delegate", "The delegate of the popover")

private let popover = Named<AppearingPage>("popover")
private let below = Named<AppearingPage>("below")
private let delegate = Named<PopoverDelegate>("delegate")

/// A popover on a phone.
let popoverAdapts: Experiment = Experiment(
    id: "PopoverAdapts",
    title: "A popover on an iPhone is a sheet, unless `adaptivePresentationStyle` returns `.none`",
    question:
        "On a phone held upright a controller is presented with `modalPresentationStyle = .popover`. The delegate of its `popoverPresentationController` is nil, or answers `.none` or `.fullScreen`. What is presented, when is the delegate asked, and does the presenter disappear?",
    answer:
        "Without a delegate the controller becomes a sheet as wide as the screen, and the presenter receives no call. With `.none` the controller is a popover of its `preferredContentSize` beside its source. With `.fullScreen` the controller covers the screen, and the presenter disappears. The delegate is asked when the presentation begins, before `viewWillAppear`.",
    remedy:
        "First set `modalPresentationStyle = .popover`: with another style `popoverPresentationController` is nil. Then set its `delegate` and its `sourceView` or `barButtonItem`, before `present(_:animated:)`, and return `.none` from `adaptivePresentationStyle(for:traitCollection:)`; the older method without `traitCollection` is not enough in landscape, as a report of iOS 11 has it. Keep a reference of your own to the delegate: the popover's is weak. To size the sheet instead, use `adaptiveSheetPresentationController` (iOS 15).",
    symptoms: [
        "popover is full screen on iPhone",
        "UIModalPresentationPopover shows as a sheet",
        "adaptivePresentationStyle not called",
        "how to show a popover on iPhone",
    ],
    observations: ["doc-popover-adapts"],
    variables: [answer],
    stage: { stage in
        let root = stage.name(AppearingPage(), below)
        stage.window.rootViewController = root
        let source = stage.keep(UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 40)))
        root.view.addSubview(source)
        let page = stage.name(AppearingPage(), popover)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        let presentation = page.popoverPresentationController
        presentation?.sourceView = source
        if stage[answer] != .noDelegate {
            presentation?.delegate = stage.name(PopoverDelegate(stage[answer] == .none ? .none : .fullScreen), delegate)
        }
        stage.present(page)
        stage.script.perform {
            let width = page.view.frame.width
            stage.mark(width == 200 ? "it is a popover" : "it is as wide as the screen")
        }
    },
    outcomes: {
        Outcome("it is a popover", not: "it is as wide as the screen", "it is a popover")
        Outcome("the presenter disappears", not: "the presenter receives no call", below.viewDidDisappear)
        Outcome("the delegate is asked", not: "no delegate is asked", delegate.adaptivePresentationStyle)
    },
    claims: {
        Claim(
            "Without a delegate the popover becomes a sheet.", when: answer == .noDelegate,
            explanation: "Apple’s page says so for iOS 13 and later."
        ) {
            TokenPattern("it is a popover").never
            below.viewWillDisappear.never
        }
        Claim(
            "The answer `.none` keeps the popover.", when: answer == .none, TokenPattern("it is a popover").happens,
            explanation: "Apple’s page has it so.")
        Claim(
            "The delegate is asked before the controller appears.", when: answer != .noDelegate,
            explanation: "No source says when; here it is when the presentation begins.", rules: [.popoverAdapts]
        ) {
            delegate.adaptivePresentationStyle
            popover.viewWillAppear
        }
        Claim(
            "A full-screen presentation in place of the popover makes the presenter disappear.", when: answer == .fullScreen,
            below.viewDidDisappear.happens, rules: [.popoverAdapts])
    })
