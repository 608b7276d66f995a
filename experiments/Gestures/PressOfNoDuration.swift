import EventTrace
import ExperimentKit
import UIKit

private enum Touched: String, Choice {
    case view = "a view with a tap recognizer"
    case button = "a button"
    case row = "a row of a table"
}
private let touched = Variable<Touched>("touched", "The finger taps")

private enum Setting: String, Choice {
    case asItIs = "has its defaults otherwise"
    case bothMay = "has a delegate that allows both"
    case cancelsNothing = "has `cancelsTouchesInView` off"
    case bothMayAndCancelsNothing = "has a delegate that allows both, and `cancelsTouchesInView` off"
    case refusesTheTouch = "has a delegate that refuses the touch"
}
private let setting = Variable<Setting>("press", "The press recognizer", clause: "the press recognizer {value}")

/// Refuses each touch that did not begin in the recognizer's own view.
private final class RefusingDelegate: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === gestureRecognizer.view
    }
}

private let press = Named<UILongPressGestureRecognizer>("press")
private let allows = Named<AllowingDelegate>("allows")
private let refuses = Named<RefusingDelegate>("refuses")
private let view = Named<LoggedView>("view")
private let tap = Named<UITapGestureRecognizer>("tap")
private let button = Named<UIButton>("button")
private let delegate = Named<LoggedRows>("delegate")

private let takesTheTouch = Condition(
    "the press recognizer takes the touch", not: "the press recognizer leaves the touch", setting.isOneOf(.asItIs, .bothMay))

/// A long press that does not wait.
let pressOfNoDuration: Experiment = Experiment(
    id: "PressOfNoDuration",
    title: "Long press with `minimumPressDuration = 0`: what happens to taps?",
    question:
        "The superview has a long press recognizer whose `minimumPressDuration` is 0. A finger taps a view with a tap recognizer, a button or a row of a table. Who acts, and which settings of the press recognizer let the others act too?",
    answer:
        "By default the press recognizer acts alone: it begins at touch down, excludes the tap recognizer, and takes the touch from the view, button or row. A delegate that allows both brings back the tap recognizer only, and `cancelsTouchesInView = false` the button and the row only; with both settings, all act.",
    remedy:
        "To notice a touch down beside taps, let the press recognizer's delegate return `true` from `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` and set `cancelsTouchesInView = false`. To leave the views inside alone, return `touch.view === gestureRecognizer.view` from `gestureRecognizer(_:shouldReceive:)`: the press recognizer then acts only for touches of its own view. If the recognizer listens for links in a label of a row, return `true` there only for a touch on a link.",
    symptoms: [
        "minimumPressDuration 0 blocks the tap gesture",
        "long press with minimumPressDuration 0 prevents button taps",
        "UILongPressGestureRecognizer as touch down breaks didSelectRowAt",
        "label with links in a table view cell blocks row selection",
        "detect touch down without blocking other gestures",
    ],
    variables: [touched, setting],
    stage: { stage in
        let press = stage.add(UILongPressGestureRecognizer(), press)
        press.minimumPressDuration = 0
        let setting = stage[setting]
        if setting == .cancelsNothing || setting == .bothMayAndCancelsNothing { press.cancelsTouchesInView = false }
        if setting == .bothMay || setting == .bothMayAndCancelsNothing { press.delegate = stage.name(AllowingDelegate(), allows) }
        if setting == .refusesTheTouch { press.delegate = stage.name(RefusingDelegate(), refuses) }
        switch stage[touched] {
        case .view:
            let view = stage.add(LoggedView(), view)
            stage.add(UITapGestureRecognizer(), tap, to: view)
            stage.script.tap(view)
        case .button:
            let button = stage.add(UIButton(), button)
            stage.addTarget(to: button, for: [.touchDown, .touchUpInside, .touchCancel])
            stage.script.tap(button)
        case .row:
            stage.addTable(UITableView(frame: .zero, style: .plain), LoggedRows())
            stage.script.tap(.point(x: 150, y: 20, in: "list"))
        }
    },
    outcomes: {
        Outcome("the press recognizer acts", not: "the press recognizer does nothing", press.action(.began))
        Outcome("under the finger", otherwise: "nothing acts") {
            Outcome.State("the tap recognizer fires", tap.action(.ended))
            Outcome.State("the button fires", button.action(.touchUpInside))
            Outcome.State("the row is selected", delegate.didSelectRow)
        }
    },
    claims: {
        Claim(
            "The press begins at touch down and ends when the finger lifts.", when: setting != .refusesTheTouch,
            explanation: "The duration of 0 has passed as soon as the finger is down.", rules: [.longPress]
        ) {
            press.action(.began).comes(0...0)
            only(among: press.everything) {
                press.action(.began)
                press.action(.ended)
            }
        }
        Claim(
            "By default a press recognizer of no duration acts alone.", when: setting == .asItIs,
            explanation: "It recognizes first, excludes the other recognizers and takes the touch.",
            rules: [.exclusion, .cancelsTouchesInView]
        ) {
            only {
                press.action(.began)
                press.action(.ended)
            }
        }
        Claim(
            "A tap recognizer fires beside the press if the delegate allows both.",
            when: touched == .view && setting.isOneOf(.bothMay, .bothMayAndCancelsNothing),
            explanation: "The tap recognizer goes on receiving the touch after the press has begun.", rules: [.exclusion]
        ) {
            press.action(.began)
            tap.action(.ended)
        }
        Claim(
            "A tap recognizer that the press excludes does not fire, although the view gets its touch.",
            when: touched == .view && setting == .cancelsNothing,
            explanation: "`cancelsTouchesInView` is about views, not about other recognizers.", rules: [.exclusion]
        ) {
            tap.action.never
            view.touchesEnded.happens
        }
        Claim(
            "A button or a row whose touch the press recognizer takes does nothing, even if the delegate allows both.",
            when: touched != .view && takesTheTouch,
            explanation: "Simultaneous recognition is about recognizers; a button and a table need the touch.",
            rules: [.cancelsTouchesInView]
        ) {
            button.action(.touchUpInside).never
            delegate.didSelectRow.never
        }
        Claim(
            "A button fires if the press recognizer leaves it the touch.", when: touched == .button && !takesTheTouch,
            button.action(.touchUpInside).happens)
        Claim(
            "A row is selected if the press recognizer leaves it the touch.", when: touched == .row && !takesTheTouch,
            delegate.didSelectRow.happens)
        Claim(
            "A press recognizer whose delegate refuses the touch does nothing.", when: setting == .refusesTheTouch,
            press.action.never, rules: [.delegateQuestions])
    })
