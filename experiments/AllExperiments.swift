import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    // Applications
    .gate, .hijack, .silentObserver,
    // Controls
    .actionsOfOneControl, .controlUnderParentsTap, .controlsKeepTheirTouches, .disabledButton, .liftInsideOrOutside, .nilTarget,
    .sendActions, .systemAndCustomControls, .systemControlsUnderATap, .targetsAndActions, .trackingOfATouch, .whatCancelsTracking,
    // Demo
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Gestures
    .logsOfTheDocument, .propertiesOfTwo, .recognizerOnSeveralViews, .recognizerWithoutSuper, .recognizersOnOneView, .statesOfRecognizers,
    .tapLog, .tapThatMoves, .threeProperties, .touchesOrGesture, .whereActionsRun,
    // HitTesting
    .animatedViews, .buttonOutsideItsParent, .clickableLayer, .enlargedButton, .eventQueue, .everyButtonEnlarged, .hitTestAnswer,
    .hitTestConditions,
    .hitTestOrder, .hitTestPoint, .irregularShape, .keyWindow, .limitedArea, .outsideTheParent, .raisedTabBarButton, .seenInFront,
    .seenPlace, .throughToASibling,
    .throughToTheParent, .wayIn, .whatHidesAView, .whoIsAsked, .windowsInFront,
    // Responders
    .callbacksOfTheTree, .chainFromTheView, .controllerAppears, .controllersInTheChain, .controllersOnTheWay, .eventsWithoutAPlace,
    .firstResponderHandOver, .fourTouchMethods, .layoutOrder, .redirectedNext, .responderChain, .waysToTreatATouch, .whichWindowIsKey,
    .whoEndsTheClimb,
    // Touches
    .busyMainThread, .coalescedTouches, .exclusiveTouch, .fingerLimit, .fromGlassToAction, .interactionIgnored, .kindsOfEvents,
    .longPressAndLayout, .pencilEstimates, .phasesOfATouch, .runLoopOrder, .systemInterrupts, .tapCounts, .touchIdentity,
    .touchesAcrossWindows, .twoFingers, .viewChangedInMidTouch, .waitingEvents, .watchingAllEvents,
]
