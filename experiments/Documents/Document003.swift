import EventTrace
import ExperimentKit

/// What the document on the origin and delivery of events says, in our own words and in its order.
package enum Document003 {
    static let said = Sayings(document: "003")

    package static let document = Document(
        number: "003", title: "Where events come from and how they are handed on",
        summary: Document.Summary(
            whatHolds: """
                A touch is handed down from parent to child until the best view is found, and the response goes up the chain from there; a \
                button sends its action in `touchesEnded`.
                """,
            whatDoesNot: """
                No touch goes to the key window first: the window in front is asked. A lift need not be in a button's bounds either: about \
                70 points beyond still count as inside. And it is not responders alone that receive touches: recognizers do as well.
                """,
            toRemember: "Down to find the view, up to find who handles it; what hides a parent hides its children too."),
        statements: origin + delivery + search + responders + summary + controls + gestures)

    // Where events come from.
    package static let queueIsInOrder = said(
        "events", "An event enters the application's queue; what comes first is handled first.", sameAs: Document002.firstInFirstOut)
    package static let keyWindowFirst = said("events", "The event is first sent to the key window.")
    package static let thenTheBestView = said(
        "events", "From there it goes down to the view that suits it best, and that one's touch methods are called.")
    private static let origin = [queueIsInOrder, keyWindowFirst, thenTheBestView]

    package static let parentsBeforeChildren = said("delivery", "Touches are handed from parents to children.")
    package static let parentStopsChildren = said("delivery", "If a parent cannot respond, neither can its children.")
    package static let threeObstacles = said(
        "delivery", "That is so if it is hidden, has an alpha below 0.01, or has interaction disabled.",
        parts: ["hidden", "an alpha below 0.01", "interaction disabled"])
    private static let delivery = [parentsBeforeChildren, parentStopsChildren, threeObstacles]

    // How the view is found.
    package static let keyWindowIsAsked = said("search", "1. The search begins with whether the key window can take the touch.")
    package static let pointIsChecked = said("search", "2. Then whether the point is inside.")
    package static let outsideIn = said("search", "3. Every view is asked from the outside in, each in the same way.")
    package static let elseTheViewItself = said(
        "search", "4. Without a child that fits, the view handles the touch itself.", sameAs: Document001.elseTheViewItself)
    package static let nilMeansTheParent = said(
        "search", "If a child's `hitTest` returns nil, no better view was found there and the parent is the one.")
    private static let search = [keyWindowIsAsked, pointIsChecked, outsideIn, elseTheViewItself, nilMeansTheParent]

    // Responders.
    package static let onlyResponders = said("responders", "Only objects that inherit from `UIResponder` can respond to events.")
    package static let fourTouchMethods = said(
        "responders", "Touches are handled in four methods: began, moved, ended and cancelled.",
        parts: ["began and ended", "moved", "cancelled"])
    package static let touchKnowsAll = said("responders", "A `UITouch` knows its view, the number of taps and more.")
    package static let downThenUp = said("responders", "Delivery goes from parent to child, the response from child to parent.")
    private static let responders = [onlyResponders, fourTouchMethods, touchKnowsAll, downThenUp]

    // Its summary.
    package static let twoProcesses = said("summary", "1. First the view is searched for, then it responds.")
    package static let unhandledClimbs = said(
        "summary", "2. What a view cannot handle goes to its superview and so on, up to the controller.")
    package static let parentController = said(
        "summary", "2. A controller passes it to its parent controller if there is one, else to the window.",
        holds: "as an order; a controller's `next` is the superview of its view, and the parent's view gets it in between")
    package static let windowApplicationDropped = said(
        "summary", "2. The window passes it to the application, which drops it.",
        holds: """
            as an order and for an application whose delegate is no responder; since iOS 13 the window's scene stands between it and the \
            application
            """)
    package static let chainInOneLine = said(
        "summary", "2. In one line: view, superview, controller, parent controller, window, application.",
        holds: "as an order; the parent's view, views of UIKit's own and the window's scene stand in between")
    package static let overridingReceives = said("summary", "3. The responder that implements the touch methods receives the event.")
    private static let summary = [
        twoProcesses, unhandledClimbs, parentController, windowApplicationDropped, chainInOneLine, overridingReceives,
    ]

    // Controls.
    package static let buttonsAreControls = said(
        "controls", "`UIControl` is the superclass of buttons and their like.",
        kind: .untestable(because: "From what a class inherits is declared; it is not behaviour."))
    package static let controlEvents = said("controls", "A control turns touches into control events, each with a constant of its own.")
    package static let sentInTouchesEnded = said("controls", "In `touchesEnded` a button sends touchUpInside or touchUpOutside.")
    package static let insideMeansBounds = said("controls", "Which of the two is decided by whether the lift is in its bounds.")
    package static let sendActionsMatches = said(
        "controls", "`sendActions(for:)` goes through the control's targets and actions and sends those that are for these events.")
    private static let controls = [buttonsAreControls, controlEvents, sentInTouchesEnded, insideMeansBounds, sendActionsMatches]

    // Gestures.
    package static let recognizersIntercept = said(
        "gestures", "Recognizers intercept touches.",
        holds: "from the moment one recognizes, with `cancelsTouchesInView` on, which is the default")
    package static let recognizersHaveTouchMethods = said(
        "gestures", "Recognizers seem to have touch methods of their own, like those of responders.")
    private static let gestures = [recognizersIntercept, recognizersHaveTouchMethods]
}
