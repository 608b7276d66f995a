import EventTrace
import ExperimentKit

/// Section 4 of the document: gesture recognizers.
extension Document004 {
    package static let tapAndSwipeAreDiscrete = said(
        "4", "Tap and swipe are discrete, all other recognizers of the system continuous.",
        parts: ["tap and swipe are discrete", "all others are continuous"])
    package static let discreteSucceeds = said("4", "Discrete, recognized: from possible to recognized.")
    package static let discreteFails = said("4", "Discrete, not recognized: from possible to failed.")
    package static let continuousCompletes = said("4", "Continuous, complete: possible, began, changed as often as need be, ended.")
    package static let continuousBreaksOff = said("4", "Continuous, broken off: possible, began, changed as often as need be, cancelled.")
    package static let classesOverrideAll = said(
        "4", "The classes whose logs follow override all four touch methods, print each, and call super.")
    package static let withoutSuperFails = said("4", "A recognizer that gets touches and does not call super fails.")
    static let gestures = [
        tapAndSwipeAreDiscrete, discreteSucceeds, discreteFails, continuousCompletes, continuousBreaksOff, classesOverrideAll,
        withoutSuperFails,
    ]

    // Section 4.1: discrete gestures.
    package static let tapLog = said(
        "4.1", "The log of a tap: recognizer began, view began, recognizer ended, action, view cancelled; 2.4 ms in all.")
    package static let recognizerFirst = said(
        "4.1", "The window hands the event to the recognizer before the hit view.", sameAs: Document000.windowServesRecognizersFirst)
    package static let successCancels = said(
        "4.1", "If the recognizer succeeds, the hit view is cancelled.", sameAs: Document000.recognizedGestureTakesTheRest)
    package static let failureLeavesTheView = said("4.1", "If it does not, the hit view handles the event.")
    package static let tapNeedsSuper = said(
        "4.1", "A tap needs super in its `touchesBegan` and `touchesEnded`.", parts: ["with super it acts", "without super it does not"])
    package static let superIsNotPassingOn = said(
        "4.1", "A recognizer's super does not pass the event to the next recognizer: all get it, with or without.")
    package static let allRecognizersGetIt = said("4.1", "The window sends the event to all recognizers of the touch.")
    static let noOrderAmongRecognizers = said(
        "4.1", "It does so in no particular order.",
        kind: .untestable(
            because:
                "In a run it is the engine that picks an order, so no run can show that there is none. What shows it are two published logs of one and the same app, with two orders: the observations `four-ancestor-taps-run1` and `four-ancestor-taps-run2`."
        ))
    package static let oneSucceedsOthersFail = said(
        "4.1", "Only one can recognize; then all others fail.", parts: ["only one recognizes", "the others fail"],
        holds: "unless a delegate allows two at once, or one of the two is a tap that needs more taps")
    package static let viewWaitsForFailure = said("4.1", "Only when all recognizers have failed can the hit view receive the touch.")
    package static let todoMoveInside = said(
        "4.1", "TODO: a finger moves inside a view with a tap: both view and recognizer get the moves.",
        holds: "as long as the tap has not failed; then the view alone gets them")
    package static let todoLiftInside = said(
        "4.1", "TODO: and if it lifts inside the view?",
        kind: .question(
            answer:
                "After a short move the tap acts and the view is cancelled; after a long one the tap has failed and the view's touch ends.")
    )
    package static let todoLiftOutside = said(
        "4.1", "TODO: and if it lifts outside?",
        kind: .question(
            answer: "The same as inside: the length of the move decides, not the edge of the view, because a touch keeps its view."))
    package static let todoHoldLong = said(
        "4.1", "TODO: and if it stays for some time?",
        kind: .question(answer: "The tap fails, and the view's touch ends with the lift. After how long is not documented."))
    package static let priority = said(
        "4.1", "So recognizers have priority over responders.", sameAs: Document002.gesturesHavePriority)
    package static let guideWithoutRecognition = said(
        "4.1", "From Apple's guide: if the recognizer does not recognize, the view gets all touches.",
        sameAs: Document000.failedGestureLeavesAll)
    package static let guideWithRecognition = said(
        "4.1", "From Apple's guide: if it recognizes, the view's remaining touches are cancelled.",
        sameAs: Document000.recognizedGestureTakesTheRest)
    package static let guideProperties = said("4.1", "The normal order follows from the defaults of the three properties.")
    package static let recognizersAreNoResponders = said(
        "4.1", "Recognizers have the four touch methods but are no responders.", parts: ["the four touch methods", "no responders"])
    static let declaredForSubclasses = said(
        "4.1", "The four methods are declared in a header for subclasses.",
        kind: .untestable(because: "Where a method is declared is not behaviour."))
    package static let touchListsRecognizers = said(
        "4.1", "The window finds the recognizers in the touch's list, which hit-testing has filled.")
    package static let othersDoNotRespond = said(
        "4.1", "When one has recognized the event, the others do not respond to it.", sameAs: oneSucceedsOthersFail)
    package static let beganBecauseRecognitionTakesTime = said(
        "4.1", "Recognition takes time, so the view gets `touchesBegan` first and `touchesCancelled` later.")
    static let discrete = [
        tapLog, recognizerFirst, successCancels, failureLeavesTheView, tapNeedsSuper, superIsNotPassingOn, allRecognizersGetIt,
        noOrderAmongRecognizers, oneSucceedsOthersFail, viewWaitsForFailure, todoMoveInside, todoLiftInside, todoLiftOutside, todoHoldLong,
        priority, guideWithoutRecognition, guideWithRecognition, guideProperties, recognizersAreNoResponders, declaredForSubclasses,
        touchListsRecognizers, othersDoNotRespond, beganBecauseRecognitionTakesTime,
    ]

    // Section 4.2: continuous gestures.
    package static let longPressLog = said(
        "4.2",
        "The log of a long press: both began, and 1.0 s later action with state began, view cancelled, changes, recognizer ended, action ended."
    )
    package static let firstActionFromTheObserver = said(
        "4.2", "The first action comes from an observer of the run loop and says began.",
        parts: ["from the run loop, outside of `sendEvent`", "it says began"])
    package static let laterActionsFromTheWindow = said(
        "4.2", "Later actions come while the window sends the event to the recognizer, and say changed and ended.",
        parts: ["inside `sendEvent`", "they say changed and ended"])
    static let continuous = [longPressLog, firstActionFromTheObserver, laterActionsFromTheWindow]

    // Section 4.3: summary.
    package static let windowDeliversEachChange = said("4.3", "With each change of a touch the window delivers an event.")
    package static let recognizersOfTheChainFirst = said("4.3", "First to the recognizers on the chain, then to the touch's hit view.")
    package static let eachChangeInThatOrder = said("4.3", "While the recognizer is at it, each change goes to it before the view.")
    package static let successStopsDelivery = said(
        "4.3", "After success the view is cancelled and sent nothing more.", sameAs: Document000.recognizedGestureTakesTheRest)
    package static let failureStopsTheRecognizer = said("4.3", "After a failure in mid-touch only the view gets the rest.")
    package static let failureAtTheEnd = said("4.3", "After a failure with the end of the touch, the view is sent the end.")
    static let summary = [
        windowDeliversEachChange, recognizersOfTheChainFirst, eachChangeInThatOrder, successStopsDelivery, failureStopsTheRecognizer,
        failureAtTheEnd,
    ]

    // Section 4.4: the three properties.
    package static let headerCancelsFirst = said(
        "4.4", "The header's comment: the view is cancelled immediately before the action is called.", sameAs: Document002.cancelComesFirst)
    package static let cancelsDefault = said("4.4", "`cancelsTouchesInView` is on by default.")
    package static let cancelsOn = said(
        "4.4", "`cancelsTouchesInView` on: recognition cancels the view's touches and ends their delivery.")
    package static let cancelsOff = said("4.4", "`cancelsTouchesInView` off: the view is sent its touches all the same.")
    package static let delaysBeganDefault = said("4.4", "`delaysTouchesBegan` is off by default.")
    package static let delaysBeganOff = said(
        "4.4", "`delaysTouchesBegan` off: while the recognizer tries to recognize, both it and the view get the touches.",
        parts: ["the view gets the touches while the recognizer tries to recognize", "the recognizer gets them too"])
    package static let delaysBeganOn = said(
        "4.4", "`delaysTouchesBegan` on: while the recognizer tries to recognize, the view gets nothing.")
    package static let delaysEndedDefault = said("4.4", "`delaysTouchesEnded` is on by default.")
    package static let delaysEndedBy150 = said(
        "4.4", "`delaysTouchesEnded` on: when recognition fails after the lift, `touchesEnded` comes 0.15 s late.")
    package static let delaysEndedOff = said("4.4", "`delaysTouchesEnded` off: `touchesEnded` comes at once.")
    static let properties = [
        headerCancelsFirst, cancelsDefault, cancelsOn, cancelsOff, delaysBeganDefault, delaysBeganOff, delaysBeganOn, delaysEndedDefault,
        delaysEndedBy150, delaysEndedOff,
    ]
}
