import EventTrace
import ExperimentKit
import UIKit

private enum Wanted: String, Choice {
    case primary = "the primary button"
    case secondary = "the secondary button"
    case either = "a different button each"
}
private let wanted = Variable<Wanted>("wanted", "The tap recognizers on the view require")

private enum Clicks: String, Choice {
    case finger = "tapped with a finger"
    case primaryButton = "clicked with the primary button"
    case secondaryButton = "clicked with the secondary button"
}
private let clicks = Variable<Clicks>("clicks", "The view is")

private let view = Named<LoggedView>("view")
private let primary = Named<UITapGestureRecognizer>("primary")
private let secondary = Named<UITapGestureRecognizer>("secondary")

private let isForNobody = Condition(
    "the click is one that no tap recognizer requires", not: "a tap recognizer fits the finger or the click",
    clicks == .primaryButton && wanted == .secondary || clicks == .secondaryButton && wanted == .primary)
private let hasPrimary = Condition(
    "a tap recognizer requires the primary button", not: "the only tap recognizer requires the secondary button", wanted != .secondary)
private let hasSecondary = Condition(
    "a tap recognizer requires the secondary button", not: "the only tap recognizer requires the primary button", wanted != .primary)

/// Taps for the buttons of a pointing device.
let pointerButtons: Experiment = Experiment(
    id: "PointerButtons",
    title: "Right click with a tap recognizer: `buttonMaskRequired`",
    question:
        "A view has a tap recognizer for the primary button of a pointer, one for the secondary button, or both, with the secondary one added last. A finger taps, or one of the buttons is clicked. Which recognizer fires?",
    answer:
        "A click is recognized by the tap recognizer that requires its button (`buttonMaskRequired`, by default `.primary`); a recognizer for another button fails at once, and without a matching recognizer the view keeps the touch. A finger has no buttons, and `buttonMaskRequired` is not compared for it: a finger also fires the recognizer that requires the secondary button, and of both on one view only the one added last.",
    remedy:
        "Set `buttonMaskRequired = .secondary`, and the Info.plist key `UIApplicationSupportsIndirectInputEvents` to YES. To exclude fingers as well, set `allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]`; in an app without the key a click is a touch of type `direct`, and such a recognizer never fires. In Mac Catalyst, where a report has the recognizer miss the secondary click, and for a menu, add a `UIContextMenuInteraction`.",
    symptoms: [
        "right click gesture recognizer iPad",
        "buttonMaskRequired secondary fires on a finger tap",
        "detect secondary click of a mouse or trackpad",
        "UITapGestureRecognizer does not fire on right mouse click",
    ],
    variables: [wanted, clicks],
    stage: { stage in
        let view = stage.add(LoggedView(), view)
        if stage[wanted] != .secondary { stage.add(UITapGestureRecognizer(), primary, to: view) }
        if stage[wanted] != .primary {
            stage.add(UITapGestureRecognizer(), secondary, to: view).buttonMaskRequired = .secondary
        }
        switch stage[clicks] {
        case .primaryButton: stage.script.click("view")
        case .secondaryButton: stage.script.click("view", .secondary)
        case .finger: stage.script.tap(view)
        }
    },
    outcomes: {
        Outcome("the recognizer for the primary button fires", not: "no recognizer for the primary button fires", primary.action)
        Outcome("the recognizer for the secondary button fires", not: "no recognizer for the secondary button fires", secondary.action)
        Outcome("the view keeps the touch", not: "the view's touch is cancelled", view.touchesEnded)
    },
    claims: {
        Claim(
            "A click of the secondary button is recognized by the tap recognizer that requires it, and by no other.",
            when: clicks == .secondaryButton && hasSecondary,
            explanation:
                "The mask is compared when a touch of a pointer begins; its default is the primary button, as the header says.",
            rules: [.requiredButtons]
        ) {
            only {
                view.touchesBegan
                secondary.action(.ended)
                view.touchesCancelled
            }
        }
        Claim(
            "A click of the primary button is recognized by the tap recognizer that requires it, and by no other.",
            when: clicks == .primaryButton && hasPrimary
        ) {
            primary.action(.ended).happens
            secondary.action.never
        }
        Claim(
            "A click that no tap recognizer requires stays with the view.",
            when: isForNobody
        ) {
            only {
                view.touchesBegan
                view.touchesEnded
            }
        }
        Claim(
            "A tap recognizer that requires the secondary button fires on a finger's tap as well.",
            when: clicks == .finger && hasSecondary, secondary.action(.ended).happens,
            explanation:
                "The mask applies to pointers only. KVMConsole 1.0.5 mended a bug of this kind: taps of fingers arrived as right clicks.",
            rules: [.requiredButtons])
        Claim(
            "A finger's tap fires only one of the two recognizers, as with any two tap recognizers.",
            when: clicks == .finger && wanted == .either, anyone.action("ended").times(1))
    })
