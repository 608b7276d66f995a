import EventTrace
import ExperimentKit

/// Sections 5 and 7 of the document: controls, and the examples.
extension Document004 {
    package static let controlIsAView = said("5", "A control is a view, and so a responder, that handles touches by target and action.")
    package static let controlIsAbstract = said("5", "`UIControl` is abstract and cannot be used itself.")
    package static let actionFromTheTouch = said("5.1", "The event goes to the control, which then has the target perform the action.")
    package static let fourTrackingMethods = said(
        "5.1", "A control follows a touch by four methods: begin, continue, end and cancel tracking.",
        parts: ["begin and end", "continue", "cancel"])
    package static let endTrackingWithoutTouch = said(
        "5.1", "The header's comment: `endTracking` is sometimes given no touch, if `cancelTracking` calls it.",
        holds: "if an override of `cancelTracking` calls it; that of `UIControl` does not")
    package static let cancelTrackingWithoutEvent = said(
        "5.1", "The header's comment: `cancelTracking` may be given no event, as when the control is removed from its window.")
    package static let singleTouch = said("5.1", "A control takes a single touch only.")
    package static let trackingInsideTouches = said("5.1", "The tracking methods are called inside the touch methods.")
    package static let controlDiffersFromResponder = said(
        "5.1", "So the touch methods of a control do not do what those of a responder do.")
    package static let buttonLog = said(
        "5.1",
        "The log of a button in a view with a tap: tap began, button began and begin tracking, tap ended, button ended, end tracking, action; 1.6 ms."
    )
    package static let buttonAfterRecognizer = said("5.1", "The window hands the event to the recognizer first, then to the button.")
    package static let bothAreServed = said("5.1", "Both get their touch methods called.")
    package static let sentThroughTheApplication = said(
        "5.1", "The control's `sendAction` goes to the application, and its `sendAction` to the target.")
    package static let controlLog = said(
        "5.1",
        "The log of a subclass of `UIControl`: tap began, control began and begin tracking, tap ended, tap's action, control cancelled, cancel tracking; 2.9 ms."
    )
    package static let systemControlWins = said(
        "5.1", "A control of the system with a default action, tapped once, has priority over the recognizer.",
        holds: "against recognizers of its superviews; one on the control itself wins")
    package static let customControlLoses = said(
        "5.1", "A custom control has less priority than the recognizer.", holds: unlessItObjects,
        sameAs: Document001.gestureBeatsCustomControl)
    package static let guessedIdentifier = said(
        "5.1", "The reason is not found; the guess is that the system tells them apart by an identifier of the touch.")
    static let controls = [
        controlIsAView, controlIsAbstract, actionFromTheTouch, fourTrackingMethods, endTrackingWithoutTouch, cancelTrackingWithoutEvent,
        singleTouch, trackingInsideTouches, controlDiffersFromResponder, buttonLog, buttonAfterRecognizer, bothAreServed,
        sentThroughTheApplication, controlLog, systemControlWins, customControlLoses, guessedIdentifier,
    ]
    /// Where a custom control loses.
    static let unlessItObjects = "unless the control objects by `gestureRecognizerShouldBegin`, as the system's controls do"

    // Section 5.2: the table of targets and actions.
    package static let targetsAreAddedAndRemoved = said("5.2", "Targets and actions are added and removed for control events.")
    package static let allTargetsHoldsNull = said("5.2", "`allTargets` has an `NSNull` if there is an action with a nil target.")
    package static let actionsAreListed = said(
        "5.2", "The actions of a target for an event can be asked for; nil if there are none.", parts: ["their names", "nil if none"])
    static let privateTable = said(
        "5.2", "Inside, an array holds an object of a private class per entry, with target, action, event mask and a flag.",
        kind: .untestable(because: "The class is private; what can be seen of it is the order of the actions, which other claims test."))
    static let targets = [targetsAreAddedAndRemoved, allTargetsHoldsNull, actionsAreListed, privateTable]

    // Section 7: examples.
    package static let outsideParentIsDead = said(
        "7", "Outside its parent's bounds a button does nothing, since the parent does not contain the point.")
    package static let hitTestOfTheParent = said(
        "7", "It works there if the parent's `hitTest` returns the button for a point in the button.")
    package static let raisedTabBarButton = said(
        "7", "The part of a button that rises above a tab bar works if the bar's `point(inside:)` returns true for a point in the button.")
    static let examples = [outsideParentIsDead, hitTestOfTheParent, raisedTabBarButton]
}
