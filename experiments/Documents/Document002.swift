import EventTrace
import ExperimentKit

/// What the document on the responder chain and the chain of delivery says, in our own words and in its order.
package enum Document002 {
    static let said = Sayings(document: "002")

    package static let document = Document(
        number: "002", title: "The responder chain and the chain of delivery",
        summary: Document.Summary(
            whatHolds: """
                Delivery goes down from the application to the window and its views, which alone are hit-tested; the response goes up the \
                chain, in which controllers stand after their views.
                """,
            whatDoesNot: """
                The cancellation does not come before the recognizer's action but after it, and actions that a touch sets off do not wait \
                for an observer of the run loop: they run inside `sendEvent`.
                """,
            toRemember: """
                A view's touch methods lose against a recognizer that recognizes; a tap goes through what hit-testing skips, and \
                `point(inside:)` sets the area of a button.
                """),
        sectionTitles: [
            "1": "Where events come from", "2.1": "How the view is found", "2.2": "The responder chain and gestures",
            "3": "Why a queue", "4": "A layer that can be clicked", "5": "Clicking through, and the area of a button",
        ],
        statements: origin + search + chain + conflict + queue + layers + uses,
        figures: [
            Figure(
                section: "1", "The way of a touch: other processes and threads, the app’s queue, its window, the view.",
                .way(to: "view.touchesBegan"), in: "WayIn")
        ])

    // Section 1: where events come from.
    package static let respondersMakeEvents = said("1", "The touch methods of a responder produce the `UIEvent`.")
    private static let origin = [respondersMakeEvents]

    // Section 2: delivery, or how the view is found.
    package static let fromApplicationToView = said("2.1", "The event goes from the application to the window and on to its views.")
    package static let subviewsFromTheBack = said(
        "2.1", "Subviews are walked from the end of the list to find the best view.", sameAs: Document001.lastSubviewFirst)
    package static let controllersDoNotHitTest = said("2.1", "Controllers have no `hitTest` and take no part in the search.")
    package static let controllersAreInTheChain = said("2.1", "Yet controllers are in the chain: one gets what its view does not handle.")
    package static let controllerPassesOn = said("2.1", "What the controller does not handle goes to the next responder after the view.")
    package static let disabledIsSkipped = said("2.1", "A view without interaction does not respond.")
    package static let transparentIsSkipped = said("2.1", "A transparent view does not respond.")
    package static let hiddenIsSkipped = said("2.1", "A hidden view does not respond.")
    package static let pointIsConverted = said(
        "2.1", "To ask a subview, the point is converted to its coordinates.", sameAs: Document001.pointIsConverted)
    package static let subviewDecides = said("2.1", "The subview's `hitTest` decides whether it is the right one.")
    package static let opaqueMoreThanOnePercent = said("2.1", "Only a view with an alpha above 0.01 is considered.")
    package static let outsideIsNil = said(
        "2.1", "A view that does not contain the point answers nil.", sameAs: Document001.pointMustBeInside)
    package static let firstAnswerWins = said(
        "2.1", "The first subview that has an answer settles it.", sameAs: Document001.firstAnswerIsFinal)
    package static let elseItself = said(
        "2.1", "If no subview has one, the view answers for itself.", sameAs: Document001.elseTheViewItself)
    package static let printedHitTest = said(
        "2.1", "The code of `hitTest` that is printed does what `UIView`'s own does.", sameAs: Document001.printedHitTest)
    private static let search = [
        fromApplicationToView, subviewsFromTheBack, controllersDoNotHitTest, controllersAreInTheChain, controllerPassesOn,
        disabledIsSkipped, transparentIsSkipped, hiddenIsSkipped, pointIsConverted, subviewDecides, opaqueMoreThanOnePercent, outsideIsNil,
        firstAnswerWins, elseItself, printedHitTest,
    ]

    // Section 2.2: the responder chain.
    package static let wholeChain = said(
        "2.2", "The chain: view, superviews, controller, window, application, application delegate.",
        holds: """
            as an order, with a delegate that is a responder; since iOS 13 UIKit has objects of its own in between, two views before the \
            window and the window's scene after it
            """)
    package static let droppedAtTheEnd = said("2.2", "What nobody handles is dropped.")
    package static let overridingIsEnough = said("2.2", "To respond it is enough to override `touchesBegan`.")
    package static let controlBreaksTheChain = said(
        "2.2", "A control that is the first responder gets the event from the application and breaks the chain.")
    package static let unableControlPassesOn = said("2.2", "If the control cannot handle the event, a gesture or the chain gets it.")
    private static let chain = [wholeChain, droppedAtTheEnd, overridingIsEnough, controlBreaksTheChain, unableControlPassesOn]

    package static let touchMethodsSometimesFail = said(
        "2.2", "A view with touch methods and a recognizer finds its touch methods sometimes without effect.")
    package static let gesturesHavePriority = said(
        "2.2", "The reason: gestures have priority over the chain.",
        holds: "unless the responder is a control that objects, as the system's do")
    package static let gesturesAlongTheChain = said("2.2", "Gestures are looked for along the chain of the view that was hit.")
    package static let beganAndMovedFirst = said(
        "2.2", "Until a gesture is recognized, `touchesBegan` and `touchesMoved` are called already.")
    package static let endedOrCancelled = said(
        "2.2", "`touchesEnded` comes if the chain keeps the event, `touchesCancelled` if a gesture takes it.",
        parts: ["`touchesEnded` if the chain keeps the event", "`touchesCancelled` if a gesture takes it"],
        holds: "with `cancelsTouchesInView` on, which is the default")
    package static let cancelComesFirst = said(
        "2.2", "On recognition the touches are cancelled first; only then is the recognizer marked, and its action due.")
    package static let observerRunsActions = said(
        "2.2", "The actions of all recognizers that are marked are run by an observer of the run loop, just before it goes to sleep.")
    package static let observerHandlesStates = said("2.2", "The observer also deals with recognizers whose state has changed.")
    package static let observerHandlesMaking = said(
        "2.2", "And with those that were made or destroyed.",
        kind: .untestable(
            because: "Making and destroying a recognizer calls no code of the app's, so nothing shows where UIKit takes note of it."))
    private static let conflict = [
        touchMethodsSometimesFail, gesturesHavePriority, gesturesAlongTheChain, beganAndMovedFirst, endedOrCancelled, cancelComesFirst,
        observerRunsActions, observerHandlesStates, observerHandlesMaking,
    ]

    // Section 3: why a queue.
    package static let firstInFirstOut = said(
        "3", "Events wait in a queue, so that the earlier one is handled first; a stack would turn them round.")
    private static let queue = [firstInFirstOut]

    // Section 4: a layer that can be tapped.
    package static let layerByContains = said("4", "A layer is made clickable by converting the touch's point to it and asking `contains`.")
    package static let layerByHitTest = said(
        "4", "It is also made clickable by comparing it with what the view's layer answers to `hitTest` for the point in the view.",
        holds: """
            for a view whose origin is zero; else the point must be the superview's, since a layer's `hitTest` takes one of the superlayer
            """)
    private static let layers = [layerByContains, layerByHitTest]

    // Section 5: uses.
    package static let throughToSibling = said("5", "To click through to a sibling, override `hitTest` and return the view that is wanted.")
    package static let throughDisabledButton = said("5", "To click through a child button to its parent, disable the button.")
    package static let throughPlainView = said("5", "To click through a child view to its parent, just add no recognizer to the child.")
    package static let areaByPointInside = said("5", "The area of a button is set by overriding `point(inside:)`.")
    package static let negativeInsetEnlarges = said("5", "A negative inset of the bounds enlarges the area that responds.")
    package static let extensionChangesEveryButton = said(
        "5", "An override in an extension of `UIButton` changes every button, and so is not acceptable.",
        holds: "for the method, which runs for every button; a button's area changes only where the override says so")
    package static let extensionFallsBack = said("5", "With an associated value, a button without one keeps the area it had.")
    package static let associatedByAssign = said(
        "5", "The value is associated with the button by assignment, at run time.",
        kind: .untestable(
            because: """
                Associated objects need the Objective-C runtime, which is not modelled; the experiment keeps the value in a property.
                """))
    private static let uses = [
        throughToSibling, throughDisabledButton, throughPlainView, areaByPointInside, negativeInsetEnlarges, extensionChangesEveryButton,
        extensionFallsBack, associatedByAssign,
    ]
}
