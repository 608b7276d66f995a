import EventTrace
import ExperimentKit

/// What the document on the responder chain and target-action says, in our own words and in its order.
package enum Document000 {
    static let said = Sayings(document: "000")

    package static let document = Document(
        number: "000",
        title: "The responder chain and target-action, and how they affect each other",
        summary: Document.Summary(
            whatHolds: """
                Touches and gestures are two systems: a tap acts between `touchesBegan` and the end of the touch, and a control sends its \
                actions from inside its own touch methods, so that without super it sends none.
                """,
            whatDoesNot: """
                A later recognizer of the same type does not replace the earlier one, it only wins; and a parent's tap is not always silent: \
                it acts where nothing deeper recognizes and no control declines it.
                """,
            toRemember: """
                A recognizer on a button beats the button's touch-up action, which makes gates possible; one more action on a button watches \
                its taps and disturbs nobody.
                """),
        sectionTitles: [
            "1": "Plain views", "2": "Plain views with taps", "3": "Buttons with actions", "4": "Buttons with actions and taps",
        ],
        statements: questions + plainViews + plainViewsWithTaps + buttons + buttonsWithTaps + conclusions + principle + applications,
        figures: [
            Figure(
                section: "principle", "The stack of a view’s touch method: the application and its window send the event.",
                .callStack(of: "hit.touchesBegan"), in: "WatchingAllEvents")
        ])

    // The questions it sets out to answer.
    package static let whoIsHit = said(
        "questions", "1. How is the view found that responds first, and what do alpha, hidden and clipping have to do with it?",
        kind: .question(
            answer: """
                By hit-testing, from the outside in, and among siblings from the last to the first; the deepest view that contains the \
                point gets the touch. A hidden view and a view with an alpha of 0.01 or less are skipped, with all that is in them. \
                Clipping plays no part: what sticks out of its superview is not hit, clipped or not.
                """))
    package static let whatIfMixed = said(
        "questions", "2. What happens when target-action and a tap recognizer are mixed, and what does `cancelsTouchesInView` change?",
        kind: .question(
            answer: """
                A recognizer that recognizes cancels the control's touch, and touchUpInside is not sent; with `cancelsTouchesInView` off both \
                act, the tap first. A tap of a superview is declined by the system's controls that are tapped themselves, unless it does \
                not cancel.
                """))
    package static let canThereBeSeveral = said(
        "questions", "3. Can there be several actions or several recognizers, of the same type and of different types?",
        kind: .question(
            answer: """
                Yes. Every action is sent, once per target, action and event. Every recognizer gets the touches; of those that recognize \
                together only one acts, of two taps on a view the one that was added last.
                """))
    package static let doesOrderMatter = said(
        "questions", "4. Does the order in which they are added decide the order in which they run?",
        kind: .question(
            answer: """
                For actions of one event yes: they run in the order of adding; for different events the phase of the touch decides. Of two \
                taps on one view the one that was added last acts. For recognizers of different gestures the order changes nothing.
                """))
    private static let questions = [whoIsHit, whatIfMixed, canThereBeSeveral, doesOrderMatter, cancelsByDefault, delaysByDefault]

    // What it varies, and what it leaves as it is.
    package static let cancelsByDefault = said("design", "`cancelsTouchesInView` is varied; it is on by default.")
    package static let delaysByDefault = said(
        "design", "Two properties are left as they are: `delaysTouchesBegan`, off by default, and `delaysTouchesEnded`, on by default.",
        parts: ["`delaysTouchesBegan` is off by default", "`delaysTouchesEnded` is on by default"])

    // Section 1: plain views.
    package static let stopsAtHitView = said("1", "Without super, only the view that hit-testing found receives the touch.")
    package static let endsWithoutSuper = said("1", "Without super, the touch still ends with `touchesEnded`.")
    package static let climbsWithSuper = said("1", "With super, the touch climbs from child to parent.")
    package static let endsWithSuper = said("1", "With super, the touch still ends with `touchesEnded`.")
    private static let plainViews = [stopsAtHitView, endsWithoutSuper, climbsWithSuper, endsWithSuper]

    // Section 2: plain views with taps.
    package static let tapAfterBegan = said(
        "2",
        "`touchesBegan` comes first, then the tap's action, then `touchesCancelled` or `touchesEnded`, as `cancelsTouchesInView` says.")
    package static let nothingClimbsWithoutSuper = said("2", "Without super, neither the cancelled nor the ended touch reaches a parent.")
    package static let offEndsForParents = said(
        "2", "With super and `cancelsTouchesInView` off, the parents get `touchesBegan` and `touchesEnded`, but their taps do not fire.",
        holds: tapOfItsOwn)
    package static let onCancelsForParents = said(
        "2",
        "With super and `cancelsTouchesInView` on, which is the default, the parents get `touchesBegan` and `touchesCancelled`, but their taps do not fire.",
        holds: tapOfItsOwn)
    package static let onlyTheEnd = said("2", "`cancelsTouchesInView` changes only how the touch ends.")
    package static let superIsArtificial = said(
        "2", "It may be a flaw of the demo that touches climb only because each override calls super.",
        kind: .question(
            answer: """
                It is none: a view that overrides nothing passes its touches on in the same way. An override that does not call super is \
                what is special.
                """))
    package static let parentTapIsSilent = said("2", "A parent's tap does not respond.", holds: tapOfItsOwn)
    private static let tapOfItsOwn = "where the child has a tap of its own, or is a control that declines the parent's"
    private static let plainViewsWithTaps = [
        tapAfterBegan, nothingClimbsWithoutSuper, offEndsForParents, onCancelsForParents, onlyTheEnd, superIsArtificial, parentTapIsSilent,
    ]

    // Section 3: buttons with actions.
    package static let noActionWithoutSuper = said(
        "3", "Without super, a button gets `touchesBegan` and `touchesEnded` but sends no action. Why?")
    package static let superSendsTheAction = said("3", "The guess: it is `UIControl`'s `touchesEnded` that sends touchUpInside.")
    package static let actionsInsideTouches = said(
        "3", "With super: the touch-down actions, `touchesBegan`, the touch-up actions, `touchesEnded`, in this order.",
        holds: printedAfterSuper)
    package static let buttonsDoNotClimb = said("3", "A button's touches do not reach its parent, not even if the button has no action.")
    package static let doElementsMatter = said(
        "3", "Does it matter whether there are several elements, equal or different, in which order, and with which properties?",
        kind: .question(
            answer: """
                Each control sends its own actions, whatever stands beside it. Of siblings that overlap the last one is hit. Hidden, nearly \
                transparent or without interaction an element is not hit at all, disabled it sends nothing.
                """))
    private static let buttons = [noActionWithoutSuper, superSendsTheAction, actionsInsideTouches, buttonsDoNotClimb, doElementsMatter]

    // Section 4: buttons with actions and taps.
    package static let lastTapWithoutSuper = said(
        "4",
        "Without super: `touchesBegan`, then the action of the tap that was added last, then `touchesEnded` with `cancelsTouchesInView` off, `touchesCancelled` with it on."
    )
    package static let stillNoActionWithoutSuper = said("4", "Without super, no control action is sent.")
    package static let bothWithSuper = said(
        "4",
        "With super and `cancelsTouchesInView` off: the touch-down actions, `touchesBegan`, the tap, the touch-up actions, `touchesEnded`.",
        holds: printedAfterSuper)
    private static let printedAfterSuper =
        "for lines that an override prints after super; of the calls themselves, the touch method comes first and sends the actions"
    package static let cancelledWithSuper = said(
        "4", "With super and `cancelsTouchesInView` on: `touchesBegan`, the tap that was added last, `touchesCancelled`.")
    package static let nothingReachesTheParent = said(
        "4", "Neither the touch nor the tap reaches the parent.",
        holds: """
            unless nothing deeper recognizes and the parent's tap has `cancelsTouchesInView` off: a button objects only to taps that would \
            cancel its touch
            """)
    package static let unbindsTheRest = said(
        "4", "From Apple's page: a recognizer that recognizes takes the remaining touches from the view; the window delivers none of them.",
        sameAs: recognizedGestureTakesTheRest)
    package static let cancelsTheEarlier = said(
        "4", "From there too: the window cancels the touches that it has delivered before by `touchesCancelled`.",
        sameAs: recognizedGestureTakesTheRest)
    package static let unrecognizedLeavesAll = said(
        "4", "And: if the recognizer does not recognize, the view receives all touches of the sequence.", sameAs: failedGestureLeavesAll)
    private static let buttonsWithTaps = [
        lastTapWithoutSuper, stillNoActionWithoutSuper, unbindsTheRest, cancelsTheEarlier, unrecognizedLeavesAll, bothWithSuper,
        cancelledWithSuper, nothingReachesTheParent,
    ]
}

// The numbered conclusions.
extension Document000 {
    package static let oneRecognizerOfAType = said(
        "conclusions",
        "1. An element can have only one recognizer of a type, the later overrides the earlier; of different types it can have several.",
        parts: ["one of a type", "several of different types"])
    package static let manyActions = said(
        "conclusions", "2. A control can have several target-actions, for the same or for different control events.")
    package static let orderOfAdding = said("conclusions", "3. Actions for the same phase run in the order in which they were added.")
    package static let controlsKeepToThemselves = said(
        "conclusions", "3. What happens inside a control does not reach its parent; nor do its gestures.", sameAs: nothingReachesTheParent)
    package static let gesturesComeFirst = said(
        "conclusions",
        "4. Gestures are apart from the sequence of touches but interfere with it: they take it over first and then hand it on to target-action.",
        parts: ["apart from the sequence of touches", "they take it over first", "then target-action"])
    package static let tapHasOneView = said(
        "conclusions", "4. A tap belongs to one view; of several views it is added to, the last one has it.")
    package static let actionsSample = said(
        "conclusions",
        "5. Target-action only samples the control's own sequence of touches; it disturbs neither gestures nor events, and it does not sample the parent's."
    )
    package static let superCompletesTheSequence = said(
        "conclusions", "6. Calling super in a touch method is more than passing it to the parent: it also completes the sequence.",
        holds: "for controls, whose touch methods track the touch and send the actions; a plain view's sequence ends without super too")
    package static let cancelTrackingFromCancelled = said(
        "conclusions", "6. `cancelTracking` is called by `touchesCancelled`.")
    package static let nilTargetClimbs = said(
        "conclusions",
        "7. With a nil target the chain is searched for an object that has the method; it does not mean that a parent handles what the child does not."
    )
    package static let disableInstead = said(
        "conclusions", "7. Mostly, rather than adding a nil target, one might as well disable the control.",
        holds: "as long as nothing is to be sent; the enabled control keeps the touch, the disabled one leaves it to its parent")
    fileprivate static let conclusions = [
        oneRecognizerOfAType, manyActions, orderOfAdding, controlsKeepToThemselves, gesturesComeFirst, tapHasOneView, actionsSample,
        superCompletesTheSequence, cancelTrackingFromCancelled, nilTargetClimbs, disableInstead,
    ]
}

// How it works, and what it is good for.
extension Document000 {
    package static let twoSystems = said(
        "principle", "Touches and gestures are two systems, each of which the window's `sendEvent` serves on its own.")
    package static let windowServesRecognizersFirst = said(
        "principle", "A window hands touches to recognizers before it hands them to the hit view.")
    package static let failedGestureLeavesAll = said(
        "principle", "If the recognizer does not recognize, the view gets the whole sequence of touches.")
    package static let recognizedGestureTakesTheRest = said(
        "principle", "If it recognizes, the view's remaining touches are cancelled.",
        holds: "with `cancelsTouchesInView` on, which is the default")
    static let privateNames = said(
        "principle", "Call stacks show two private methods under `sendEvent`, one for touches and one for gestures.",
        kind: .untestable(because: "The names of UIKit's private methods are not behaviour; the engine has none of them."))
    fileprivate static let principle = [
        twoSystems, windowServesRecognizersFirst, failedGestureLeavesAll, recognizedGestureTakesTheRest, privateNames,
    ]

    package static let guardsMixConcerns = said(
        "applications", "1. The usual way, a check at the start of each action, mixes the gate with what the button is for.",
        kind: .untestable(because: "A judgement of how code is best divided."))
    package static let gateComesFirst = said(
        "applications",
        "1. A tap with `cancelsTouchesInView` on every button that needs membership asks for it before any of the button's own logic runs.",
        holds: """
            for actions that the lift sends and a finger that stays no longer than a tap may; touchDown is sent before, and a finger that \
            stays gets past the tap
            """)
    package static let gateLeavesTheLogicAlone = said(
        "applications", "1. To take the gate away later, the buttons' own logic need not be touched.")
    package static let tapsCanBeHijacked = said(
        "applications", "2. Because a tap takes a touch for itself, it can be used to take another one's taps.")
    package static let observersDoNotDisturb = said(
        "applications", "3. One more action on every button watches its taps and changes nothing for the others.")
    package static let tapsCannotBeObserved = said("applications", "3. The taps of recognizers cannot be watched in this way.")
    package static let disabledIsNotObserved = said(
        "applications", "3. A button without an action of its own should be disabled, and then the watcher does not fire either.")
    package static let bothAreTold = said("applications", "3. A button with an action of its own runs both, its own and the watcher's.")
    package static let betterThanHooking = said(
        "applications", "3. This is more elegant than hooking `addTarget`.",
        kind: .untestable(because: "A judgement of taste."))
    fileprivate static let applications = [
        guardsMixConcerns, gateComesFirst, gateLeavesTheLogicAlone, tapsCanBeHijacked, observersDoNotDisturb, tapsCannotBeObserved,
        disabledIsNotObserved, bothAreTold, betterThanHooking,
    ]
}
