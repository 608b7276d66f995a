import EventTrace
import ExperimentKit

/// Sections 5 to 7 of the document: controls, the sixteen steps, the examples.
extension Document004 {
    package static let controlIsAView = said("5", "A control is a view, and so a responder, that handles touches by target and action.")
    package static let controlIsAbstract = said("5", "`UIControl` is abstract and cannot be used itself.")
    package static let actionFromTheTouch = said("5.1", "The event goes to the control, which then has the target perform the action.")
    package static let fourTrackingMethods = said(
        "5.1", "A control follows a touch by four methods: begin, continue, end and cancel tracking.")
    package static let singleTouch = said("5.1", "A control takes a single touch only.")
    package static let trackingInsideTouches = said("5.1", "The tracking methods are called inside the touch methods.")
    package static let controlDiffersFromResponder = said(
        "5.1", "So the touch methods of a control do not do what those of a responder do.")
    package static let buttonLog = said(
        "5.1",
        "The log of a button in a view with a tap: tap began, button began and begin tracking, tap ended, button ended, end tracking, action; 1.6 ms."
    )
    package static let buttonAfterRecognizer = said("5.1", "The window serves the recognizer first, then the button.")
    package static let bothAreServed = said("5.1", "Both get their touch methods called.")
    package static let sentThroughTheApplication = said(
        "5.1", "The control's `sendAction` goes to the application, and its `sendAction` to the target.")
    package static let controlLog = said(
        "5.1",
        "The log of a subclass of `UIControl`: tap began, control began and begin tracking, tap ended, tap's action, control cancelled, cancel tracking; 2.9 ms."
    )
    package static let systemControlWins = said(
        "5.1", "A control of the system with a default action, tapped once, has priority over the recognizer.")
    package static let customControlLoses = said("5.1", "A custom control has less priority than the recognizer.")
    package static let guessedIdentifier = said(
        "5.1", "The reason is not found; the guess is that the system tells them apart by an identifier of the touch.")
    package static let controls = [
        controlIsAView, controlIsAbstract, actionFromTheTouch, fourTrackingMethods, singleTouch, trackingInsideTouches,
        controlDiffersFromResponder, buttonLog, buttonAfterRecognizer, bothAreServed, sentThroughTheApplication, controlLog,
        systemControlWins, customControlLoses, guessedIdentifier,
    ]

    // Section 5.2: the table of targets and actions.
    package static let targetsAreAddedAndRemoved = said("5.2", "Targets and actions are added and removed for control events.")
    package static let allTargetsHoldsNull = said("5.2", "`allTargets` has an `NSNull` if there is an action with a nil target.")
    package static let actionsAreListed = said("5.2", "The actions of a target for an event can be asked for; nil if there are none.")
    static let privateTable = said(
        "5.2", "Inside, an array holds an object of a private class per entry, with target, action, event mask and a flag.",
        kind: .untestable(because: "The class is private; what can be seen of it is the order of the actions, which other claims test."))
    static let targets = [targetsAreAddedAndRemoved, allTargetsHoldsNull, actionsAreListed, privateTable]

    // Section 6: the sixteen steps.
    package static let hardwareToHomeScreen = said(
        "6.1", "The system packs the touch of the glass into a hardware event and sends it over a mach port to the home-screen process.")
    package static let homeScreenWakes = said(
        "6.2", "There it wakes the main run loop.",
        kind: .untestable(because: "Another process is at work there; an app sees nothing of it."))
    package static let homeScreenDecides = said(
        "6.3", "If an app is in front, the event is sent on to it; else the home screen handles it itself.")
    package static let sourcesMakeTheEvent = said("6.4", "In the app source 1 hands the event to source 0, which makes it a `UIEvent`.")
    package static let queueThenWindow = said("6.5", "It waits in the application's queue and then goes to the windows, the topmost first.")
    package static let windowHitTests = said(
        "6.6", "The window decides by `hitTest` and `point(inside:)`; if it cannot respond, another window is asked.")
    package static let viewsHitTest = said("6.7", "So it goes on through the subviews from the last to the first.")
    package static let viewWithoutChildren = said("6.8", "A view whose subviews cannot respond is the first responder.")
    package static let chainIsSettled = said("6.9", "With it the chain is settled.")
    package static let caseOfPlainView = said("6.10", "First case: it is no control, and no recognizer is on the chain.")
    package static let plainViewGetsAll = said(
        "6.11",
        "Then it gets the event, which climbs by `next` up to the application and its delegate, and is dropped if nobody handles it.")
    package static let caseOfRecognizer = said("6.12", "Second case: it is no control, and a recognizer is on the chain.")
    package static let recognizerCase = said(
        "6.13", "Then the recognizer gets the event first; success cancels the view, failure leaves it the rest or the end.")
    package static let caseOfCustomControl = said(
        "6.14", "Third case: a custom control and a recognizer on the chain: as in the second case.")
    package static let caseOfSystemControl = said("6.15", "Fourth case: a control of the system and a recognizer on the chain.")
    package static let systemControlCase = said(
        "6.16", "Then the recognizer is served first, and the control sends its action through the application.")
    package static let steps = [
        hardwareToHomeScreen, homeScreenWakes, homeScreenDecides, sourcesMakeTheEvent, queueThenWindow, windowHitTests, viewsHitTest,
        viewWithoutChildren, chainIsSettled, caseOfPlainView, plainViewGetsAll, caseOfRecognizer, recognizerCase, caseOfCustomControl,
        caseOfSystemControl, systemControlCase,
    ]

    // Section 7: examples.
    package static let outsideParentIsDead = said(
        "7", "Outside its parent's bounds a button does nothing, since the parent does not contain the point.")
    package static let hitTestOfTheParent = said(
        "7", "It works there if the parent's `hitTest` returns the button for a point in the button.")
    package static let raisedTabBarButton = said(
        "7", "The part of a button that rises above a tab bar works if the bar's `point(inside:)` says yes for a point in the button.")
    package static let examples = [outsideParentIsDead, hitTestOfTheParent, raisedTabBarButton]
}
