import EventTrace

extension RuleSwitch {
    static let pipeline: [RuleSwitch] = [
        .off(.wayIn, "What comes in while no app is in the foreground reaches the app."),
        .off(.queueIsFirstInFirstOut, "Of the events that wait in the queue the latest is taken first."),
        .off(.turn, "Events go straight to their windows, past the application’s `sendEvent`."),
        .off(
            .actionsInsideSendEvent,
            "Recognizers are arbitrated and their actions sent when the run loop is about to wait, after the views have had the event."),
        .off(.windowOfTheTouch, "A touch event goes to the key window, which serves only the touches that began in it."),
        .off(.observersInOrder, "The commit comes before the update of recognizers."),
        .off(
            .virtualClock, "Blocks of the main queue run before the timers and events of a pass, those that an event adds in the next pass."
        ),
        .off(.layoutAtCommit, "Nothing is laid out unless code calls `layoutIfNeeded`."),
        .off(.constraints, "Constraints move no view."),
        .off(.activity, "No delegate is told that the application comes or goes."),
        .fixed(.experiment, because: "It stands for what an experiment itself says and does, none of which is the engine’s."),
    ]

    static let hitTesting: [RuleSwitch] = [
        .off(.unreachable, "Views that are hidden, transparent or without interaction are hit like all others."),
        .off(.outside, "A view that does not contain the point asks its subviews all the same; only then it answers nil."),
        .off(.lastSubviewFirst, "Subviews are asked from the first to the last."),
        .off(.viewAnswersForItself, "With no answer from below, the answer is nil."),
        .off(.topWindowFirst, "Windows are asked in the order in which they were first shown, whatever their level."),
        .off(.twoPasses, "A new touch is hit-tested once."),
        .fixed(
            .controllersAreNotAsked,
            because: "`UIViewController` has no method that hit-testing could call, so there is nothing else to do."),
        .off(.pointIsConverted, "Only the origin of a view’s frame is taken from the point: bounds origin and transform do not count."),
        .off(.animatedViewsAreSkipped, "Views are hit while they are animated."),
        .off(.seenViewsAreHit, "A view that a property animator moves is hit where its model is."),
    ]

    static let touches: [RuleSwitch] = [
        .off(.oneFingerOneTouch, "With each move a touch goes over to the view under its finger."),
        .off(.tapCount, "`tapCount` is always 1."),
        .off(.exactlyTheChangedTouches, "A touch method gets all touches of the event."),
        .off(.everyBeganEnds, "A view is not told that a recognizer or its removal has taken its touches."),
        .off(.firstTouchOnly, "Every view gets all touches."),
        .off(.exclusiveTouch, "`isExclusiveTouch` keeps nobody from touches."),
        .off(.oneCallPerEvent, "A view is called once for each touch."),
        .off(.coalescedTouches, "Coalesced touches leave out the one that is delivered."),
        .off(.systemCancels, "What the system does cancels no touch."),
        .off(.removedView, "A view that leaves its window keeps its touches, and its recognizers theirs."),
        .off(.ignoredInteraction, "Touches are delivered although interaction is ignored or a transition runs."),
        .off(.estimatedProperties, "No better values are announced or delivered."),
        .off(.fingerLimit, "Any number of fingers is followed."),
        .off(.pointerTouch, "A pointer hovers whether a button is down or not, and never touches."),
    ]

    static let responders: [RuleSwitch] = [
        .off(.chain, "`next` of a controller’s root view is its superview: controllers are left out of the chain."),
        .off(.touchMethodsClimb, "The touch methods do nothing by default."),
        .off(.controlsEndTheClimb, "Controls and scroll views pass touch messages on like any view."),
        .off(.unhandledIsDropped, "A message goes on to `next` although an override does not call super."),
        .off(.nilTarget, "An action with a nil target is dropped."),
        .off(.firstReceiver, "Presses, motion and remote control start at the key window, whoever is first responder."),
        .off(.firstResponderHandOver, "A new first responder takes over without the old one being asked or resigning."),
        .off(.otherMethodsClimb, "The methods for presses, motion and remote control do nothing by default."),
        .off(.firstResponderNeedsWindow, "A view becomes and stays first responder without a window."),
        .off(.keyWindow, "No window is told that it becomes key, or is so no more."),
        .off(.appearance, "Controllers are not told that their views appear and disappear."),
        .off(.callbacksOfTheTree, "Views are not told of changes of the tree."),
        .off(.containment, "A child is not told by `addChild` and `removeFromParent`."),
        .off(.presentation, "A presenter stays where it is under a presentation that covers the screen, and is told nothing."),
        .off(.editMenu, "The edit menu shows every command, and nobody is asked."),
    ]
}
