import EventTrace
import ExperimentKit
import UIKit

private enum Buttons: String, Choice {
    case hovers, clicks, drags
    case dragsSecondButtonMeanwhile = "drags while it presses a second button"
}
private let buttons = Variable<Buttons>("buttons", "The pointer")

private let view = Named<LoggedView>("view")
private let hover = Named<UIHoverGestureRecognizer>("hover")

/// When a pointer is a touch.
let pointerTouch: Experiment = Experiment(
    id: "PointerTouch",
    title: "Mouse or trackpad pointer: hover gesture or touch",
    question:
        "A pointer enters a view with a hover recognizer, moves over it, and leaves; on the way it may click, or drag with one button or two. What does the view receive, and when does the recognizer fire its action?",
    answer:
        "With no button down a pointer is not a touch: the hover recognizer fires its action as the pointer enters the view, moves over it and leaves. From the first button down to the last button up there is one touch, and the hover recognizer pauses. A drag comes as `touchesMoved`, and so does a second button that goes down or up meanwhile.",
    remedy:
        "Handle a pressed button with touch methods or gesture recognizers, and a pointer without a button with `UIHoverGestureRecognizer`. To notice a second button, compare `buttonMask` of the event in `touchesMoved`. Set `UIApplicationSupportsIndirectInputEvents` in the Info.plist: without this key a click is a touch of type `direct`, like that of a finger.",
    symptoms: [
        "UIHoverGestureRecognizer stops while the mouse button is down",
        "hover gesture not called during a drag with the trackpad",
        "does moving the mouse over a view call touchesMoved on iPad",
        "right click and left click together, touchesBegan only once",
        "detect the cursor over a view on iPadOS",
    ],
    variables: [buttons],
    stage: { stage in
        let view = stage.add(LoggedView(), view, at: CGRect(x: 45, y: 200, width: 300, height: 300))
        stage.add(UIHoverGestureRecognizer(), hover, to: view)
        let choice = stage[buttons]
        let (left, right) = (CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
        stage.movePointer(to: left, at: 0.1)
        if choice != .hovers {
            let place = choice == .clicks ? left : right
            stage.movePointer(to: left, buttons: .primary, at: 0.2)
            if choice != .clicks { stage.movePointer(to: right, buttons: .primary, at: 0.3) }
            if choice == .dragsSecondButtonMeanwhile {
                stage.movePointer(to: right, buttons: [.primary, .secondary], at: 0.4)
                stage.movePointer(to: right, buttons: .secondary, at: 0.5)
            }
            stage.movePointer(to: place, at: 0.6)
        }
        stage.movePointer(to: CGPoint(x: 220, y: 300), at: 0.7)
        stage.movePointer(to: nil, at: 0.8)
    },
    outcomes: {
        Outcome("the pointer is a touch of the view", not: "the view receives no touch", view.touchesBegan)
        Outcome("`touchesMoved`", otherwise: "is not called") {
            Outcome.State("is called for the drag and for the second button", view.touchesMoved.times(3))
            Outcome.State("is called for the drag", view.touchesMoved)
        }
    },
    claims: {
        Claim(
            "A pointer with no button down is not a touch.", when: buttons == .hovers
        ) {
            only {
                hover.action(.began)
                hover.action(.changed)
                hover.action(.ended)
            }
        }
        Claim(
            "While a button is down the hover recognizer pauses; afterwards it goes on.",
            when: buttons == .clicks,
            explanation: "The header of the hover recognizer says that it pauses while buttons are down.", rules: [.pointerTouch]
        ) {
            only {
                hover.action(.began)
                view.touchesBegan
                view.touchesEnded
                hover.action(.changed)
                hover.action(.ended)
            }
        }
        Claim(
            "A drag with a button down moves the touch and does not update the hover recognizer.",
            when: buttons.isOneOf(.drags, .dragsSecondButtonMeanwhile)
        ) {
            view.touchesBegan
            view.touchesMoved
            view.touchesEnded
            hover.action(.changed)
        }
        Claim(
            "A second button does not begin a touch of its own.", when: buttons != .hovers,
            explanation: "There is one touch from the first button to the last; this was seen in an app on iPadOS.",
            rules: [.pointerTouch]
        ) {
            view.touchesBegan.times(1)
            view.touchesEnded.times(1)
        }
        Claim(
            "A change of buttons in between comes as `touchesMoved`.",
            when: buttons == .dragsSecondButtonMeanwhile, view.touchesMoved.times(3))
    })
