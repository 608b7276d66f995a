import EventTrace
import ExperimentKit

/// What the document on the origin and delivery of events says, in our own words and in its order.
package enum Document003 {
    static let said = Sayings(document: "003")

    package static let document = Document(
        number: "003", title: "Where events come from and how they are handed on",
        statements: origin + delivery + search + responders + summary + controls + gestures)

    // Where events come from.
    package static let queueIsInOrder = said("events", "An event enters the application's queue; what comes first is handled first.")
    package static let keyWindowFirst = said("events", "The event is first sent to the key window.")
    package static let thenTheBestView = said(
        "events", "From there it goes down to the view that suits it best, and that one's touch methods are called.")
    private static let origin = [queueIsInOrder, keyWindowFirst, thenTheBestView]

    package static let parentsBeforeChildren = said("delivery", "Touches are handed from parents to children.")
    package static let parentStopsChildren = said("delivery", "If a parent cannot respond, neither can its children.")
    package static let threeObstacles = said(
        "delivery", "That is so if it is hidden, has an alpha below 0.01, or has interaction disabled.")
    private static let delivery = [parentsBeforeChildren, parentStopsChildren, threeObstacles]

    // How the view is found.
    package static let keyWindowIsAsked = said("search", "1. The search begins with whether the key window can take the touch.")
    package static let pointIsChecked = said("search", "2. Then whether the point is inside.")
    package static let outsideIn = said("search", "3. Every view is asked from the outside in, each in the same way.")
    package static let elseTheViewItself = said("search", "4. Without a child that fits, the view handles the touch itself.")
    package static let nilMeansTheParent = said(
        "search", "If a child's `hitTest` returns nil, no better view was found there and the parent is the one.")
    private static let search = [keyWindowIsAsked, pointIsChecked, outsideIn, elseTheViewItself, nilMeansTheParent]

    // Responders.
    package static let onlyResponders = said(
        "responders", "Only objects that inherit from `UIResponder` can respond to events.",
        kind: .untestable(because: "The compiler ensures it: hit-testing returns views, and `next` is a responder."))
    package static let fourTouchMethods = said("responders", "Touches are handled in four methods: began, moved, ended and cancelled.")
    package static let touchKnowsAll = said("responders", "A `UITouch` knows its view, the number of taps and more.")
    package static let downThenUp = said("responders", "Delivery goes from parent to child, the response from child to parent.")
    private static let responders = [onlyResponders, fourTouchMethods, touchKnowsAll, downThenUp]

    // Its summary.
    package static let twoProcesses = said("summary", "1. First the view is searched for, then it responds.")
    package static let unhandledClimbs = said(
        "summary", "2. What a view cannot handle goes to its superview and so on, up to the controller.")
    package static let parentController = said(
        "summary", "2. A controller passes it to its parent controller if there is one, else to the window.")
    package static let windowApplicationDropped = said("summary", "2. The window passes it to the application, which drops it.")
    package static let overridingReceives = said("summary", "3. The responder that implements the touch methods receives the event.")
    private static let summary = [twoProcesses, unhandledClimbs, parentController, windowApplicationDropped, overridingReceives]

    // Controls.
    package static let controlEvents = said("controls", "A control turns touches into control events, each with a constant of its own.")
    package static let sentInTouchesEnded = said("controls", "In `touchesEnded` a button sends touchUpInside or touchUpOutside.")
    package static let insideMeansBounds = said("controls", "Which of the two is decided by whether the lift is in its bounds.")
    package static let sendActionsMatches = said(
        "controls", "`sendActions(for:)` goes through the control's targets and actions and sends those that are for these events.")
    private static let controls = [controlEvents, sentInTouchesEnded, insideMeansBounds, sendActionsMatches]

    // Gestures.
    package static let recognizersIntercept = said("gestures", "Recognizers intercept touches.")
    package static let recognizersHaveTouchMethods = said(
        "gestures", "Recognizers seem to have touch methods of their own, like those of responders.")
    private static let gestures = [recognizersIntercept, recognizersHaveTouchMethods]
}
