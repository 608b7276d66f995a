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
    // Disagreements
    .howFarATapMoves, .howLongATapLasts, .longPressThatMoves, .placeOfASecondTap, .stateOfThoseThatLose, .timeOfASecondTap,
    .viewUnderATap, .whereAPanStarts,
    // Gestures
    .delegateQuestions, .delegateThatChangesItsMind, .edgePanAgainstContent, .gestureOnAWindow, .hoverOverViews, .ignoredTouches,
    .logsOfTheDocument, .orderOfRecognizers, .ownRecognizer, .pinchWithRotation, .propertiesOfTwo, .recognizerOnSeveralViews,
    .recognizerToggled, .recognizerWithoutSuper, .recognizersOnOneView, .requirementChains, .simultaneousRecognition, .singleAndDoubleTap,
    .stateWithoutATouch, .statesOfRecognizers, .swipeOrPan, .tapLog, .tapThatMoves, .threeFingers, .threeProperties, .touchTypes,
    .touchesOrGesture, .velocityOfAPan, .whereActionsRun,
    // HitTesting
    .buttonOutsideItsParent, .clickableLayer, .enlargedButton, .eventQueue, .everyButtonEnlarged, .hitTestAnswer, .hitTestConditions,
    .hitTestOrder, .hitTestPoint, .irregularShape, .keyWindow, .limitedArea, .outsideTheParent, .raisedTabBarButton, .throughToASibling,
    .throughToTheParent, .wayIn, .whatHidesAView, .whoIsAsked, .windowsInFront,
    // Responders
    .chainFromTheView, .controllersInTheChain, .fourTouchMethods, .redirectedNext, .responderChain, .waysToTreatATouch,
    // Touches
    .fromGlassToAction, .kindsOfEvents, .phasesOfATouch, .touchIdentity, .twoFingers, .waitingEvents,
]
