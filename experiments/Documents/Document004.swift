import EventTrace
import ExperimentKit

/// What the document on the chain of event response says, in our own words and in its order.
///
/// Its later sections are in the files beside this one.
package enum Document004 {
    static let said = Sayings(document: "004")

    package static let document = Document(
        number: "004", title: "The chain of event response",
        statements: touches + events + responders + search + delivery + chain + gestures + discrete + continuous + summary + properties
            + controls + targets + steps + examples)

    // Section 1.1: touches.
    package static let oneFingerOneTouch = said(
        "1.1", "Each finger that touches the glass makes one `UITouch`; several fingers make several.")
    package static let samePlaceUpdatesTheTouch = said(
        "1.1", "A second touch in the same place, as in a double tap, updates the first touch's object.")
    package static let samePlaceCountsUp = said("1.1", "Its tap count then goes from 1 to 2.")
    package static let elsewhereAreTwo = said("1.1", "A second touch in another place is an object of its own, unrelated to the first.")
    package static let touchKnows = said("1.1", "A touch holds its time, place, phase, view and window.")
    package static let phaseFollowsTheFinger = said(
        "1.1", "The phase is began when the finger lands, moved when it moves and ended when it lifts.")
    package static let stationaryPhase = said("1.1", "It is stationary for a finger that is down and has not moved since the last event.")
    package static let cancelledPhase = said("1.1", "It is cancelled when the touch has not ended but must not be tracked on.")
    private static let touches = [
        oneFingerOneTouch, samePlaceUpdatesTheTouch, samePlaceCountsUp, elsewhereAreTwo, touchKnows, phaseFollowsTheFinger, stationaryPhase,
        cancelledPhase,
    ]

    // Section 1.2: events.
    package static let oneEventObject = said("1.2", "A touch event for the responders corresponds to one `UIEvent` object.")
    package static let eventTypes = said("1.2", "The event's type tells touches, motion, remote control and presses apart.")
    package static let eventHoldsTouches = said("1.2", "The event holds all touches that caused it.")
    private static let events = [oneEventObject, eventTypes, eventHoldsTouches]

    // Section 1.3: responders.
    package static let respondersHandleOrPass = said("1.3", "A responder handles an event or, if it cannot, passes it to another.")
    package static let methodsPerKind = said("1.3", "It is told of touches, presses, motion and remote control by a method for each.")
    package static let anySubclassResponds = said("1.3", "A view, a controller, the application: any subclass of `UIResponder` can be one.")
    package static let hitViewIsFirstResponder = said("1.3", "The responder that an event is delivered to becomes the first responder.")
    package static let nextDecides = said("1.3", "If it does not handle the event, `next` says who gets it.")
    package static let nextCanBeOverridden = said("1.3", "Overriding `next` changes the way.")
    private static let responders = [
        respondersHandleOrPass, methodsPerKind, anySubclassResponds, hitViewIsFirstResponder, nextDecides, nextCanBeOverridden,
    ]

    // Section 2: hit-testing.
    package static let packedAndQueued = said("2", "A tap is packed into an event and put into the queue of the active application.")
    package static let latestIsTaken = said("2", "The application takes the latest event from the queue.")
    package static let hitTestAsksPointInside = said("2", "`hitTest` calls `point(inside:)`.")
    package static let latestWindowFirst = said("2", "Of several windows, the one shown last is asked first.")
    package static let otherWindowsNext = said("2", "A window that cannot respond passes the question on to another.")
    package static let subviewsFromTheLast = said("2", "The subviews of a window that can are asked from the last added to the first.")
    package static let siblingIsNext = said("2", "A view that does not respond leaves it to the sibling before it.")
    package static let childrenFirst = said("2", "One that does has its own subviews asked first.")
    package static let elseTheView = said("2", "If none of them responds, the view itself is the right one.")
    package static let answerIsTheResponder = said("2", "The view that `hitTest` returns is the responder.")
    package static let threeConditionsFirst = said("2", "No interaction, hidden, or an alpha of 0.01 or less: nil at once.")
    package static let outsideIsNil = said("2", "If `point(inside:)` says no, `hitTest` answers nil.")
    package static let pointIsConverted = said("2", "The point is converted for each subview.")
    package static let firstAnswerIsReturned = said("2", "The first answer of a subview is returned.")
    package static let askedTwice = said("2", "For one touch the whole sequence of `hitTest` and `point(inside:)` runs twice.")
    package static let noInteraction = said("2", "A view without interaction cannot respond.")
    package static let hiddenHidesChildren = said("2", "Nor can a hidden one, nor any view in it.")
    package static let transparentHidesChildren = said(
        "2", "Nor can one with an alpha below 0.01, which makes the views in it transparent too.")
    private static let search = [
        packedAndQueued, latestIsTaken, hitTestAsksPointInside, latestWindowFirst, otherWindowsNext, subviewsFromTheLast, siblingIsNext,
        childrenFirst, elseTheView, answerIsTheResponder, threeConditionsFirst, outsideIsNil, pointIsConverted, firstAnswerIsReturned,
        askedTwice, noInteraction, hiddenHidesChildren, transparentHidesChildren,
    ]

    // Section 3: delivery.
    package static let sentToHitView = said(
        "3.1", "`UIApplication.sendEvent` sends the event to its window, and the window's `sendEvent` straight to the hit view.")
    package static let boundDuringHitTest = said("3.1", "The window knows it because hit-testing has put window and view into the touch.")
    private static let delivery = [sentToHitView, boundDuringHitTest]

    package static let fourTouchMethods = said(
        "3.2", "Every responder inherits four touch methods; there is one more for estimated properties.")
    package static let defaultPassesOn = said(
        "3.2", "By default they do nothing but pass the event along the chain, which is not the superclass.")
    package static let hitViewFirst = said("3.2", "The hit view gets the event first and may handle it or pass it on.")
    package static let beganDecides = said("3.2", "Interception is decided by `touchesBegan`: only who gets it can get the other three.")
    package static let notOverridden = said("3.2", "Not overridden: the event is passed on.")
    package static let overriddenWithoutSuper = said("3.2", "Overridden without super: it is handled and goes no further.")
    package static let overriddenWithSuper = said("3.2", "Overridden with super: it is handled and passed on.")
    package static let nextOfView = said("3.2", "`next` of a view is its controller if it is the root view, else its superview.")
    package static let nextOfRootController = said("3.2", "`next` of the window's root controller is the window.")
    package static let nextOfPresented = said("3.2", "`next` of a presented controller is the one that presents it.")
    package static let nextOfWindow = said("3.2", "`next` of a window is the application.")
    package static let nextOfApplication = said(
        "3.2", "`next` of the application is its delegate if that is a responder and no view, controller or the application.")
    package static let chainCanBeWalked = said("3.2", "`next` gives all objects of the chain.")
    private static let chain = [
        fourTouchMethods, defaultPassesOn, hitViewFirst, beganDecides, notOverridden, overriddenWithoutSuper, overriddenWithSuper,
        nextOfView, nextOfRootController, nextOfPresented, nextOfWindow, nextOfApplication, chainCanBeWalked,
    ]
}
