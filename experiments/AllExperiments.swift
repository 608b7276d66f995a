import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    // Applications
    .gate, .hijack, .silentObserver,
    // Controls
    .actionsOfOneControl, .controlUnderParentsTap, .controlsKeepTheirTouches, .disabledButton, .liftInsideOrOutside, .nilTarget,
    .sendActions, .systemControlsUnderATap, .whatCancelsTracking,
    // Demo
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Gestures
    .recognizerOnSeveralViews, .recognizersOnOneView, .tapLog,
    // HitTesting
    .enlargedButton, .eventQueue, .hitTestAnswer, .hitTestConditions, .hitTestOrder, .hitTestPoint, .irregularShape, .keyWindow,
    .outsideTheParent, .wayIn,
    // Responders
    .fourTouchMethods, .responderChain,
]
