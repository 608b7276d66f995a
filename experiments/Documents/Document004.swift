import EventTrace
import ExperimentKit

/// What the document on the chain of event response says, in our own words and in its order.
///
/// Its later sections are in the files beside this one.
package enum Document004 {
    static let said = Sayings(document: "004")

    package static let document = Document(
        number: "004", title: "The chain of event response", summary: overview, sectionTitles: sectionTitles,
        statements: touches + events + responders + search + delivery + chain + gestures + discrete + continuous + summary + properties
            + controls + targets + steps + examples,
        figures: [
            Figure(
                section: "3.1", "The stack of a view’s touch method: the application and its window send the event.",
                .callStack(of: "hit.touchesBegan"), in: "WatchingAllEvents"),
            Figure(
                section: "3.2", "The touch is passed up: each override calls super, and that calls the next responder’s method.",
                .climb(of: "*.touchesBegan"), in: "HitTestTouch"),
            Figure(section: "4", "The states of all recognizers, with the steps that were recorded.", .states, in: "StatesOfRecognizers"),
        ])

    // Section 1.1: touches.
    package static let oneFingerOneTouch = said(
        "1.1", "Each finger that touches the screen makes one `UITouch`; several fingers make several.")
    package static let samePlaceUpdatesTheTouch = said(
        "1.1", "A second touch in the same place, as in a double tap, updates the first touch's object.",
        kind: .unsettled(
            because:
                "A touch is documented from landing to lift, and an app is asked to keep none. No published log tells whether the second tap comes in the first one's object; the engine makes another."
        ))
    package static let samePlaceCountsUp = said(
        "1.1", "The tap count of a second touch in the same place is 2.", holds: "if it lands soon after the first one has lifted")
    package static let elsewhereAreTwo = said("1.1", "A second touch in another place is an object of its own, unrelated to the first.")
    package static let touchKnows = said(
        "1.1", "A touch holds its time, place, phase, view and window.", parts: ["time", "place", "phase", "view and window"])
    package static let phaseFollowsTheFinger = said(
        "1.1", "The phase is began when the finger lands, moved when it moves and ended when it lifts.", parts: ["began", "moved", "ended"])
    package static let stationaryPhase = said(
        "1.1", "The phase is stationary for a finger that is down and has not moved since the last event.")
    package static let cancelledPhase = said("1.1", "The phase is cancelled when the touch has not ended but must not be tracked on.")
    private static let touches = [
        oneFingerOneTouch, samePlaceUpdatesTheTouch, samePlaceCountsUp, elsewhereAreTwo, touchKnows, phaseFollowsTheFinger, stationaryPhase,
        cancelledPhase,
    ]

    // Section 1.2: events.
    package static let oneEventObject = said(
        "1.2", "A touch event for the responders corresponds to one `UIEvent` object.",
        holds: "if a touch event is a touch from landing to lift; the single changes share one object")
    package static let eventTypes = said(
        "1.2", "The event's type tells touches, motion, remote control and presses apart.",
        parts: ["touches", "motion", "remote control", "presses"])
    package static let eventHoldsTouches = said("1.2", "The event holds all touches that caused it.")
    private static let events = [oneEventObject, eventTypes, eventHoldsTouches]

    // Section 1.3: responders.
    package static let respondersHandleOrPass = said(
        "1.3", "A responder handles an event or, if it cannot, passes it to another.", parts: ["it handles the event", "it passes it on"])
    package static let methodsPerKind = said(
        "1.3", "A responder has a method of its own for each of touches, presses, motion and remote control.",
        parts: ["touches", "presses", "motion", "remote control"])
    package static let anySubclassResponds = said(
        "1.3", "A view, a controller, the application: any subclass of `UIResponder` can receive events.")
    package static let hitViewIsFirstResponder = said(
        "1.3", "The responder that an event is delivered to becomes the first responder.", holds: wordForTheHitView)
    package static let nextDecides = said("1.3", "If a responder does not handle the event, `next` says who gets it.")
    package static let nextCanBeOverridden = said("1.3", "Overriding `next` changes the way.")
    private static let responders = [
        respondersHandleOrPass, methodsPerKind, anySubclassResponds, hitViewIsFirstResponder, nextDecides, nextCanBeOverridden,
    ]
    /// Where the document's use of “first responder” holds.
    static let wordForTheHitView =
        "if the word stands for the first view to receive the touch, as in Apple's article on the responder chain; `isFirstResponder` stays as it was"

    // Section 2: hit-testing.
    package static let packedAndQueued = said(
        "2", "A tap is packed into an event and put into the queue of the active application.",
        parts: ["packed into an event", "put into a queue"])
    package static let latestIsTaken = said("2", "The application takes the latest event from the queue.")
    package static let hitTestAsksPointInside = said("2", "`hitTest` calls `point(inside:)`.")
    package static let latestWindowFirst = said(
        "2", "Of several windows, the one shown last is asked first.", holds: "among windows of one level")
    package static let otherWindowsNext = said("2", "A window that cannot respond passes the question on to another.")
    package static let subviewsFromTheLast = said("2", "The subviews of a window that can are asked from the last added to the first.")
    package static let siblingIsNext = said("2", "A view that does not respond leaves it to the sibling before it.")
    package static let childrenFirst = said("2", "One that does has its own subviews asked first.")
    package static let elseTheView = said("2", "If none of them responds, the view itself is the right one.")
    package static let answerIsTheResponder = said("2", "The view that `hitTest` returns is the responder.")
    package static let printedHitTest = said(
        "2", "The document prints a possible `hitTest`.", sameAs: Document001.printedHitTest)
    package static let threeConditionsFirst = said(
        "2", "No interaction, hidden, or an alpha of 0.01 or less: nil at once.",
        parts: ["an alpha of 0.01 is too little", "before `point(inside:)`"])
    package static let outsideIsNil = said("2", "If `point(inside:)` returns false, `hitTest` returns nil.")
    package static let pointIsConverted = said("2", "The point is converted for each subview.")
    package static let firstAnswerIsReturned = said("2", "The first answer of a subview is returned.")
    package static let askedTwice = said("2", "For one touch the whole sequence of `hitTest` and `point(inside:)` runs twice.")
    package static let noInteraction = said("2", "A view without interaction cannot respond.")
    package static let hiddenHidesChildren = said("2", "Nor can a hidden one, nor any view in it.")
    package static let transparentHidesChildren = said(
        "2", "Nor can one with an alpha below 0.01, which makes the views in it transparent too.")
    private static let search = [
        packedAndQueued, latestIsTaken, hitTestAsksPointInside, latestWindowFirst, otherWindowsNext, subviewsFromTheLast, siblingIsNext,
        childrenFirst, elseTheView, answerIsTheResponder, printedHitTest, threeConditionsFirst, outsideIsNil, pointIsConverted,
        firstAnswerIsReturned, askedTwice, noInteraction, hiddenHidesChildren, transparentHidesChildren,
    ]
}
