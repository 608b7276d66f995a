import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Controls
    .systemAndCustomControls, .targetsAndActions, .trackingOfATouch,
    // Gestures
    .logsOfTheDocument, .propertiesOfTwo, .recognizerWithoutSuper, .statesOfRecognizers, .tapThatMoves, .threeProperties,
    .touchesOrGesture, .whereActionsRun,
    // HitTesting
    .buttonOutsideItsParent, .clickableLayer, .everyButtonEnlarged, .limitedArea, .raisedTabBarButton, .throughToASibling,
    .throughToTheParent, .whatHidesAView, .whoIsAsked, .windowsInFront,
    // Responders
    .chainFromTheView, .controllersInTheChain, .redirectedNext, .waysToTreatATouch,
    // Touches
    .fromGlassToAction, .kindsOfEvents, .phasesOfATouch, .touchIdentity, .twoFingers, .waitingEvents,
]
