import EventTrace
import ExperimentKit

/// What the document on event delivery and gestures says, in our own words and in its order.
package enum Document001 {
    static let said = Sayings(document: "001")

    package static let document = Document(
        number: "001", title: "How events are delivered, and gestures",
        summary: Document.Summary(
            whatHolds: """
                A touch comes through the application's `sendEvent` and the window's to the view that hit-testing has found; a view with a \
                tap gets `touchesBegan`, the tap acts, and the view gets `touchesCancelled`.
                """,
            whatDoesNot: """
                Hit-testing does not wait for `sendEvent`, it comes before; and a control in a view with a tap is not lost: the system's \
                buttons decline that tap and act, only controls that do not object lose.
                """,
            toRemember: """
                Gestures and touches are two systems that both get the touch, recognizers first; `cancelsTouchesInView`, on by default, is \
                what takes the rest of it from the view.
                """),
        sectionTitles: [
            "1.1": "Outside the app", "1.2": "From the run loop to the window", "1.3": "Hit-testing", "2": "The responder chain",
            "3.1": "Gestures and touches", "3.2": "Gestures and controls", "4.1": "Irregular shapes", "4.2": "A larger button",
        ],
        statements: wayIn + hitTesting + chain + gestures + controls + places)

    // Section 1: the way of an event.
    package static let homeScreenFirst = said(
        "1.1", "A touch of the screen goes to the home-screen process first.",
        kind: .untestable(because: "Another process is at work there; an app receives nothing of it."))
    package static let appInFrontGetsIt = said("1.1", "From there it goes to the app in front.")
    package static let twoSources = said(
        "1.2",
        "At launch the app registers source 1 with the run loop of the main thread; that receives the touch and hands it to source 0.",
        kind: .untestable(
            because: """
                None of an app's code runs there. Call stacks of devices correct the document: source 1 belongs to a thread that fetches \
                events, and only source 0 to the main thread.
                """))
    package static let sendEventThenWindow = said(
        "1.2", "There it becomes a `UIEvent`, which goes to the application's `sendEvent` and on to the window.")
    package static let hitTestAfterSendEvent = said("1.2", "Only after `sendEvent` does hit-testing search for the responder.")
    private static let wayIn = [homeScreenFirst, appInFrontGetsIt, twoSources, sendEventThenWindow, hitTestAfterSendEvent]

    package static let conditions = said(
        "1.3", "`hitTest` returns nil at once for a view that is hidden, has interaction disabled, or has an alpha of 0.01 or less.")
    package static let conditionsComeFirst = said("1.3", "These conditions come before `point(inside:)`.")
    package static let pointMustBeInside = said("1.3", "A view that does not contain the point returns nil.")
    package static let lastSubviewFirst = said("1.3", "Subviews are asked from the last to the first.")
    package static let pointIsConverted = said("1.3", "Each subview is asked about the point in its own coordinates.")
    package static let firstAnswerIsFinal = said("1.3", "The first answer that is not nil is returned.")
    package static let elseTheViewItself = said("1.3", "Without an answer from below, the view returns itself.")
    package static let printedHitTest = said(
        "1.3", "The code of `hitTest` that is printed does what `UIView`'s own does.", holds: "where no view is being animated")
    private static let hitTesting = [
        conditions, conditionsComeFirst, pointMustBeInside, lastSubviewFirst, pointIsConverted, firstAnswerIsFinal, elseTheViewItself,
        printedHitTest,
    ]

    // Section 2: the chain.
    package static let unhandledGoesToNext = said("2", "A view that does not handle an event passes it to its `next`.")
    package static let chainInSteps = said(
        "2", "View, superview and so on, controller's view, controller, window, application.",
        holds: """
            as an order; since iOS 13 UIKit has objects of its own in between, two views before the window and the window's scene after it
            """)
    package static let droppedAtTheEnd = said(
        "2", "What the application does not handle is dropped.",
        holds: "unless the application's delegate is a responder; then that gets it first")
    private static let chain = [unhandledGoesToNext, chainInSteps, droppedAtTheEnd]

    // Section 3: gestures and touches, gestures and controls.
    package static let beganThenTapThenCancelled = said(
        "3.1", "A view with a tap gets `touchesBegan`, then the tap acts, then the view gets `touchesCancelled`.",
        holds: "with `cancelsTouchesInView` on, which is the default")
    package static let twoRecognizersInTheLog = said(
        "3.1", "In `touchesBegan` the touch lists two recognizers, the view's tap and one of the window, both possible.")
    package static let systemGateInTheLog = said(
        "3.1", "The one of the window is the system's own; its `delaysTouchesEnded` is off.",
        kind: .untestable(
            because: """
                An app adds no such recognizer and gets no say in it. The experiments have the app's recognizers alone; one of their own \
                on the window takes its place in the list.
                """))
    package static let tapAloneInTheLog = said("3.1", "In `touchesCancelled` the touch lists the tap alone.")
    package static let statesInTheLog = said("3.1", "In the log the tap is possible in `touchesBegan` and ended in `touchesCancelled`.")
    package static let timesInTheLog = said(
        "3.1", "In the log the tap acts 180 ms after `touchesBegan` and the cancellation follows within a millisecond.")
    package static let gesturesHavePriority = said(
        "3.1", "Touches and gestures are two systems, both at work, and gestures have priority.",
        parts: ["two systems, both at work", "gestures have priority"],
        holds: "unless the responder is a control that objects, as the system's do")
    package static let actionsComeFromTouches = said("3.2", "A control's target-action is recognized and sent in its touch methods.")
    package static let recognizerIsServedFirst = said(
        "3.2", "A recognizer's touch methods are called before those of its view.", sameAs: Document000.windowServesRecognizersFirst)
    package static let gestureBeatsCustomControl = said(
        "3.2", "So for a custom control a gesture comes before target-action; this is said of custom controls only.",
        holds: "unless the control's own `gestureRecognizerShouldBegin` objects, as those of the system's controls do")
    package static let doubtAboutTheParentsTap = said(
        "3.2",
        "Quoted from elsewhere and doubted here: a control put into a view with a tap never sends its touch-up actions; the parent's tap always acts and breaks the control off.",
        holds: "for controls that do not object to the tap, as a slider or a subclass of `UIControl`; the doubt is right about buttons")
    package static let tapIsCollected = said(
        "3.2", "The reason that is given there: hit-testing has collected the parent's tap together with the control.")
    private static let gestures = [
        beganThenTapThenCancelled, twoRecognizersInTheLog, systemGateInTheLog, tapAloneInTheLog, statesInTheLog, timesInTheLog,
        gesturesHavePriority,
    ]
    private static let controls = [
        actionsComeFromTouches, recognizerIsServedFirst, gestureBeatsCustomControl, doubtAboutTheParentsTap, tapIsCollected,
    ]

    // Section 4: where a view can be tapped.
    package static let shapeByPath = said(
        "4.1", "Overriding `point(inside:)` to ask a path makes a view tappable in its irregular shape only.")
    package static let starAndArc = said("4.1", "This works for a star and for an arc.", parts: ["a star", "an arc"])
    package static let shapeLayerDraws = said(
        "4.1", "The path is drawn by a shape layer that is added to the view's layer.",
        kind: .untestable(because: "Drawing calls no code of the app's. That the layer decides nothing about touches is tested."))
    package static let enlargeByHitTest = said(
        "4.2", "A button's area grows if `hitTest` returns the button for a point in its enlarged frame.")
    package static let enlargeByPointInside = said(
        "4.2", "It also grows if the button's `point(inside:)` returns true for the enlarged bounds.",
        holds: "inside the button's superview; beyond its edge nobody in it is asked")
    private static let places = [shapeByPath, starAndArc, shapeLayerDraws, enlargeByHitTest, enlargeByPointInside]
}
