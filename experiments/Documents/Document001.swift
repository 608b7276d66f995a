import EventTrace
import ExperimentKit

/// What the document on event delivery and gestures says, in our own words and in its order.
package enum Document001 {
    static let said = Sayings(document: "001")

    package static let document = Document(
        number: "001", title: "How events are delivered, and gestures",
        statements: wayIn + hitTesting + chain + gestures + controls + places)

    // Section 1: the way of an event.
    package static let homeScreenFirst = said(
        "1.1", "A touch of the glass goes to the home-screen process and from there to the app in front.")
    package static let twoSources = said("1.2", "In the app, source 1 of the run loop receives it and hands it to source 0.")
    package static let sendEventThenWindow = said(
        "1.2", "There it becomes a `UIEvent`, which goes to the application's `sendEvent` and on to the window.")
    package static let hitTestAfterSendEvent = said("1.2", "Only after `sendEvent` does hit-testing search for the responder.")
    private static let wayIn = [homeScreenFirst, twoSources, sendEventThenWindow, hitTestAfterSendEvent]

    package static let conditions = said(
        "1.3", "`hitTest` returns nil at once for a view that is hidden, has interaction disabled, or has an alpha of 0.01 or less.")
    package static let conditionsComeFirst = said("1.3", "These conditions come before `point(inside:)`.")
    package static let pointMustBeInside = said("1.3", "A view that does not contain the point returns nil.")
    package static let lastSubviewFirst = said("1.3", "Subviews are asked from the last to the first.")
    package static let pointIsConverted = said("1.3", "Each subview is asked about the point in its own coordinates.")
    package static let firstAnswerIsFinal = said("1.3", "The first answer that is not nil is returned.")
    package static let elseTheViewItself = said("1.3", "Without an answer from below, the view returns itself.")
    private static let hitTesting = [
        conditions, conditionsComeFirst, pointMustBeInside, lastSubviewFirst, pointIsConverted, firstAnswerIsFinal, elseTheViewItself,
    ]

    // Section 2: the chain.
    package static let unhandledGoesToNext = said("2", "A view that does not handle an event passes it to its `next`.")
    package static let chainInSteps = said("2", "View, superview and so on, controller's view, controller, window, application.")
    package static let droppedAtTheEnd = said("2", "What the application does not handle is dropped.")
    private static let chain = [unhandledGoesToNext, chainInSteps, droppedAtTheEnd]

    // Section 3: gestures and touches, gestures and controls.
    package static let beganThenTapThenCancelled = said(
        "3.1", "A view with a tap gets `touchesBegan`, then the tap acts, then the view gets `touchesCancelled`.")
    package static let statesInTheLog = said("3.1", "In the log the tap is possible in `touchesBegan` and ended in `touchesCancelled`.")
    package static let timesInTheLog = said(
        "3.1", "In the log the tap acts 180 ms after `touchesBegan` and the cancellation follows within a millisecond.")
    package static let systemGateInTheLog = said(
        "3.1", "In `touchesBegan` the touch's recognizers include one of the system's, on the window.",
        kind: .untestable(because: "The system's own recognizers on the window are private; the engine has none and shows the app's alone.")
    )
    package static let gesturesHavePriority = said("3.1", "Touches and gestures are two systems, both at work, and gestures have priority.")
    package static let actionsComeFromTouches = said("3.2", "A control's target-action is recognized and sent in its touch methods.")
    package static let recognizerIsServedFirst = said("3.2", "A recognizer's touch methods are called before those of its view.")
    package static let gestureBeatsCustomControl = said(
        "3.2", "So for a custom control a gesture comes before target-action; this is said of custom controls only.")
    package static let doubtAboutTheParentsTap = said(
        "3.2",
        "A doubt: a control put into a view with a tap could never send its actions, since the parent's tap always fires and breaks the control off."
    )
    private static let gestures = [
        beganThenTapThenCancelled, statesInTheLog, timesInTheLog, systemGateInTheLog, gesturesHavePriority,
    ]
    private static let controls = [
        actionsComeFromTouches, recognizerIsServedFirst, gestureBeatsCustomControl, doubtAboutTheParentsTap,
    ]

    // Section 4: where a view can be tapped.
    package static let shapeByPath = said(
        "4.1", "Overriding `point(inside:)` to ask a path makes a view tappable in its irregular shape only.")
    package static let starAndArc = said("4.1", "This works for a star and for an arc.")
    package static let shapeLayerDraws = said("4.1", "The path is drawn by a shape layer that is added to the view's layer.")
    package static let enlargeByHitTest = said(
        "4.2", "A button's area grows if `hitTest` returns the button for a point in its enlarged frame.")
    package static let enlargeByPointInside = said(
        "4.2", "It also grows if the button's `point(inside:)` says yes for the enlarged bounds.")
    private static let places = [shapeByPath, starAndArc, shapeLayerDraws, enlargeByHitTest, enlargeByPointInside]
}
