import EventTrace
import ExperimentKit
import UIKit

private enum Place: String, Choice {
    case beforeLayout = "to the toolbar before its first layout"
    case afterLayout = "to the toolbar after `layoutIfNeeded()`"
    case broughtToFront = "to the toolbar early and brought to the front after the layout"
    case inAnItem = "as `UIBarButtonItem(customView:)`"
}
private let place = Variable<Place>("place", "The button is added")

private let bar = Named<UIToolbar>("bar")
private let button = Named<UIButton>("button")

/// A button among the views of a toolbar.
let addedToABar: Experiment = Experiment(
    id: "AddedToABar",
    title: "A button added to a `UIToolbar` does nothing since iOS 11",
    question:
        "A button is added to a `UIToolbar` as a subview, before or after the bar's first layout, or as the custom view of an item. Does a tap on the button act?",
    answer:
        "As the custom view of an item the button acts. As a subview the button may do nothing: in its first layout the bar adds a content view of its own, in front of every subview that is there by then, and the content view takes the taps; the reports are of iOS 11 and 12. A button that comes after that layout, or is brought to the front then, acts.",
    remedy:
        "Put the view into `items` of the bar as `UIBarButtonItem(customView:)`, with a size of its own (a frame or constraints); for the toolbar of a navigation controller set its `isToolbarHidden = false`, and `toolbarItems` of the controller that it shows. If the bar only gives the background, use a `UIView` or a `UIVisualEffectView` in its place. Where neither can be done, call `toolbar.layoutIfNeeded()` before `addSubview(_:)`, or `bringSubviewToFront(_:)` after the layout, as three projects do. Of iOS 13 and later one project says that its button acts without these calls; nobody has published a log.",
    symptoms: [
        "UIToolbar subview button not tappable iOS 11",
        "_UIToolbarContentView blocks touches",
        "text field in UIToolbar does not respond to taps",
        "button on toolbar works only after layoutIfNeeded",
        "button on toolbar does not work iOS 12",
    ],
    variables: [place],
    stage: { stage in
        let choice = stage[place]
        let bar = stage.add(UIToolbar(), bar, at: CGRect(x: 0, y: 400, width: 390, height: 44))
        let button = stage.name(UIButton(frame: CGRect(x: 20, y: 2, width: 100, height: 40)), button)
        stage.addTarget(to: button, for: .touchUpInside)
        if choice == .afterLayout { bar.layoutIfNeeded() }
        if choice == .inAnItem { bar.items = [UIBarButtonItem(customView: button)] } else { bar.addSubview(button) }
        if choice == .broughtToFront {
            bar.layoutIfNeeded()
            bar.bringSubviewToFront(button)
        }
        stage.script.wait(1)
        stage.script.tap(at: CGPoint(x: 60, y: 422))
    },
    outcomes: { Outcome("the button acts", not: "the button does nothing", button.action(.touchUpInside)) },
    claims: {
        Claim(
            "A button that is added before the bar's first layout does nothing.",
            when: place == .beforeLayout, button.action(.touchUpInside).never,
            explanation:
                "Ten projects report it of iOS 11 and 12, and name the content view in front. Of iOS 13 and later one project says that the button acts; no log is published.",
            rules: [.toolbarContent])
        Claim(
            "A button that comes after the first layout, or is brought to the front then, acts.",
            when: place.isOneOf(.afterLayout, .broughtToFront), button.action(.touchUpInside).times(1),
            explanation: "Three projects use one of these two ways.", rules: [.toolbarContent])
        Claim("The custom view of an item acts.", when: place == .inAnItem, button.action(.touchUpInside).times(1))
    })
