import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Gestures
    .touchesOrGesture, .whereActionsRun,
    // HitTesting
    .clickableLayer, .everyButtonEnlarged, .limitedArea, .throughToASibling, .throughToTheParent, .whatHidesAView, .whoIsAsked,
    // Responders
    .controllersInTheChain,
]
