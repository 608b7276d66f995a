import EventTrace
import ExperimentKit
import UIKit

private enum Refusal: String, Choice {
    case nothing = "has no delegate"
    case everyOtherView = "takes touches of its own view only"
    case theCardItself = "refuses touches of the card itself"
    case theCardAndWhatIsInIt = "refuses touches anywhere in the card"
}
private let refusal = Variable<Refusal>("delegate", "The tap recognizer of the backdrop")

private enum Touched: String, Choice {
    case backdrop = "the backdrop"
    case card = "the card"
    case viewInTheCard = "a view in the card"
    case buttonInTheCard = "a button in the card"
    case labelOnTheBackdrop = "a label on the backdrop"
}
private let touched = Variable<Touched>("touched", "The finger taps")

/// Decides by the view of the touch, as apps do.
private final class ByView: UIGestureRecognizerDelegate {
    let refusal: Refusal
    let card: UIView

    init(_ refusal: Refusal, card: UIView) {
        self.refusal = refusal
        self.card = card
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch refusal {
        case .nothing: true
        case .everyOtherView: touch.view === gestureRecognizer.view
        case .theCardItself: touch.view !== card
        case .theCardAndWhatIsInIt: touch.view?.isDescendant(of: card) == false
        }
    }
}

private let isOnTheBackdrop = Condition(
    "the finger taps the backdrop or the label on it", not: "the finger taps the card or something in it",
    touched.isOneOf(.backdrop, .labelOnTheBackdrop))

private let backdrop = Named<LoggedView>("backdrop")
private let card = Named<LoggedView>("card")
private let inner = Named<LoggedView>("inner")
private let button = Named<UIButton>("button")
private let label = Named<UILabel>("label")
private let tap = Named<UITapGestureRecognizer>("tap")
private let byView = Named<ByView>("byView")

/// A tap on the container, and not on what is in it.
let tapIgnoringSubviews: Experiment = Experiment(
    id: "TapIgnoringSubviews",
    title: "Tap gesture on a container that ignores its subviews",
    question:
        "A popup is a card on a dimmed backdrop, and a tap on the backdrop closes it. The tap recognizer is on the backdrop, which contains the card. Which test in `gestureRecognizer(_:shouldReceive:)` keeps taps on the card from closing the popup?",
    answer:
        "Without a test, a tap on the card or on a plain view in it closes the popup; only a button keeps the tap to itself. `touch.view` is the deepest view under the finger: refusing the card alone lets taps on a view in the card through. Two tests work: to accept a touch only if `touch.view === gestureRecognizer.view`, and to refuse a touch whose view `isDescendant(of: card)`. A label on the backdrop counts as the backdrop, because labels take no touches.",
    remedy:
        "Set the `delegate` of the tap recognizer, and in `gestureRecognizer(_:shouldReceive:)` return `touch.view === gestureRecognizer.view`, or, if the backdrop has other subviews that should close too, `touch.view?.isDescendant(of: card) == false`. A child with a tap recognizer of its own keeps the tap anyway, unless a delegate allows both. A card with `isUserInteractionEnabled = false` leaves its taps to the backdrop, and they close the popup whatever the test.",
    symptoms: [
        "tap gesture on the parent view fires when a subview is tapped",
        "close a popup by tapping outside of it, but not when its content is tapped",
        "UITapGestureRecognizer ignore touches on subviews",
        "compare touch.view with the gesture recognizer's view",
        "dismiss on tap on the dimmed background only",
        "gesture only on the superview, exclude its children",
        "tap inside a presented view dismisses it, recognizer on the containerView",
        "tap on a child view also triggers the tap gesture of its parent",
    ],
    observations: ["wwdc17-shouldreceive-after-hittest", "header-shouldReceiveTouch-before-began"],
    variables: [refusal, touched],
    stage: { stage in
        let backdrop = stage.add(LoggedView(), backdrop, at: Stage.bounds)
        let card = stage.add(LoggedView(), card, at: CGRect(x: 45, y: 200, width: 300, height: 300), in: backdrop)
        stage.add(LoggedView(), inner, at: CGRect(x: 20, y: 20, width: 260, height: 100), in: card)
        let button = stage.add(UIButton(), button, at: CGRect(x: 20, y: 200, width: 260, height: 60), in: card)
        stage.addTarget(to: button, for: .touchUpInside)
        stage.add(UILabel(), label, at: CGRect(x: 45, y: 560, width: 300, height: 60), in: backdrop)
        let tap = stage.add(UITapGestureRecognizer(), tap, to: backdrop)
        if stage[refusal] != .nothing { tap.delegate = stage.name(ByView(stage[refusal], card: card), byView) }
        switch stage[touched] {
        case .backdrop: stage.script.tap(.point(x: 195, y: 100))
        case .card: stage.script.tap(.point(x: 150, y: 160, in: card))
        case .viewInTheCard: stage.script.tap(inner)
        case .buttonInTheCard: stage.script.tap(button)
        case .labelOnTheBackdrop: stage.script.tap(label)
        }
    },
    outcomes: {
        Outcome("the popup closes", not: "the popup stays open", tap.action)
        Outcome("the button in the card fires", not: "the button in the card does not fire", button.action)
    },
    claims: {
        Claim(
            "Without a delegate, a tap anywhere but on the button closes the popup.",
            when: refusal == .nothing && touched != .buttonInTheCard, tap.action(.ended).times(1),
            explanation: "A recognizer receives the touches of its view and of all views in it.", rules: [.recognizersOfThePath])
        Claim(
            "A tap on the button never closes the popup, whatever the delegate.", when: touched == .buttonInTheCard,
            explanation: "A `UIButton` declines a single tap of a superview's recognizer.", rules: [.veto]
        ) {
            button.action(.touchUpInside).happens
            tap.action.never
        }
        Claim(
            "A tap on the backdrop closes the popup, whatever the delegate.", when: touched == .backdrop, tap.action(.ended).times(1))
        Claim(
            "With `touch.view === gestureRecognizer.view`, no tap on the card closes the popup.",
            when: refusal == .everyOtherView && !isOnTheBackdrop,
            explanation: "The view of a touch is the one that hit-testing found, and stays so.", rules: [.oneFingerOneTouch]
        ) {
            byView.shouldReceiveTouch.returns(false)
            tap.action.never
        }
        Claim(
            "Refusing touches whose view is the card keeps every tap on the card from closing the popup.",
            when: refusal == .theCardItself && !isOnTheBackdrop, tap.action.never, rules: [.oneFingerOneTouch],
            knownRefutation:
                "`touch.view` is the deepest view that is hit: for a tap on a view in the card it is that view and not the card, so the recognizer receives the touch."
        )
        Claim(
            "With `isDescendant(of: card)`, a tap on the card does not close the popup, and a tap on a view in the card does not either.",
            when: refusal == .theCardAndWhatIsInIt && !isOnTheBackdrop, tap.action.never,
            explanation: "A view is a descendant of itself.")
        Claim(
            "A tap on the label closes the popup: its touch is one of the backdrop.", when: touched == .labelOnTheBackdrop,
            explanation: "A label has `isUserInteractionEnabled` off by default, so hit-testing skips it.", rules: [.unreachable]
        ) {
            tap.action(.ended).times(1)
            backdrop.touchesBegan.happens
        }
        Claim(
            "A touch that is refused stays with the card: it ends, and is not cancelled.",
            when: refusal.isOneOf(.everyOtherView, .theCardAndWhatIsInIt) && touched == .card
        ) {
            only(among: card.touches) {
                card.touchesBegan
                card.touchesEnded
            }
        }
        Claim(
            "The delegate is asked once for a tap, before the view gets `touchesBegan`.", when: refusal != .nothing,
            rules: [.delegateQuestions]
        ) {
            byView.shouldReceiveTouch(tap).times(1)
            byView.shouldReceiveTouch(tap).before(anyone.touchesBegan)
        }
    })
