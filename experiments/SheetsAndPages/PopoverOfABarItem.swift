import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Anchor: String, Choice {
    case item = "another item of the bar"
    case view = "a view of the screen"
}
private let anchor = Variable<Anchor>("anchor", "The popover points to")

private let edit = Named<UIButton>("edit")
private let popover = Named<AppearingPage>("popover")
private let delegate = Named<PopoverDelegate>("delegate")

/// The items of a bar while a popover points to one of them.
let popoverOfABarItem: Experiment = Experiment(
    id: "PopoverOfABarItem",
    title: "A popover of a bar item: the other items of the bar still act",
    question:
        "A popover points to an item of a navigation bar, or to a view of the screen. The user taps another item of the bar. Does that item act, and is the popover dismissed?",
    answer:
        "While the popover points to an item of the bar, the other items act and the popover stays: UIKit adds these items to `passthroughViews`, as Apple's page of `barButtonItem` says. By the same page, a tap on the item itself dismisses the popover. If the popover points elsewhere, a tap on an item of the bar only dismisses the popover.",
    remedy:
        "Set `popoverPresentationController?.passthroughViews = nil` in the completion of `present(_:animated:completion:)`, not before: UIKit adds the items as it presents. Or, if `presentedViewController` is not nil, let the action of the other item dismiss it and go on in the completion. A bar button item is no view and has no recognizers: for a long press, give it a `customView` with a recognizer, or a `menu`.",
    symptoms: [
        "bar button items still work while popover is open", "two popovers from bar button items at once",
        "popover not dismissed when tapping other bar button item",
    ],
    variables: [anchor],
    stage: { stage in
        let screen = stage.keep(UIViewController())
        let button = stage.name(UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), edit)
        stage.addTarget(to: button, for: .touchUpInside)
        let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        screen.navigationItem.rightBarButtonItems = [share, UIBarButtonItem(customView: button)]
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        let source = stage.keep(UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 40)))
        screen.view.addSubview(source)
        stage.script.wait(0.5)
        let page = stage.name(AppearingPage(), popover)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        if stage[anchor] == .item {
            page.popoverPresentationController?.barButtonItem = share
        } else {
            page.popoverPresentationController?.sourceView = source
        }
        page.popoverPresentationController?.delegate = stage.name(PopoverDelegate(), delegate)
        stage.script.perform { screen.present(page, animated: true) }
        stage.script.wait(1)
        stage.script.tap(.middle(of: button))
        stage.script.wait(1)
    },
    outcomes: {
        Outcome("the other item acts", not: "the other item does not act", edit.action(.touchUpInside))
        Outcome("the popover is dismissed", not: "the popover stays", popover.viewDidDisappear)
    },
    claims: {
        Claim(
            "The other items of the bar act, and the popover stays.", when: anchor == .item,
            explanation: "Apple's page of `barButtonItem` says so of the items, a report of the title view of a navigation bar.",
            rules: [.popoverOfBarItem]
        ) {
            edit.action(.touchUpInside).happens
            popover.viewDidDisappear.never
        }
        Claim(
            "If the popover points elsewhere, a tap on an item of the bar only dismisses it.", when: anchor == .view,
            rules: [.popoverTakesTouches]
        ) {
            edit.action(.touchUpInside).never
            popover.viewDidDisappear.happens
        }
    })
