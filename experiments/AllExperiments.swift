import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    // Applications
    .gate, .hijack, .silentObserver,
    // Controls
    .actionsOfOneControl, .controlUnderParentsTap, .controlsKeepTheirTouches, .disabledButton, .disabledInMidTouch, .dragExitAndOutside,
    .eventsOfATouch, .flagsOfAControl, .knobsUnderAPan, .liftInsideOrOutside, .nestedButtons, .nilTarget, .ownRecognizerOfAControl,
    .pageControlTaps, .sendActions, .steppersAndSliders, .systemAndCustomControls, .systemControlsUnderATap, .targetsAndActions,
    .targetsThatGo, .trackingOfATouch, .valueControls, .whatCancelsTracking,
    // Demo
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Gestures
    .logsOfTheDocument, .propertiesOfTwo, .recognizerOnSeveralViews, .recognizerWithoutSuper, .recognizersOnOneView, .statesOfRecognizers,
    .tapLog, .tapThatMoves, .threeProperties, .touchesOrGesture, .whereActionsRun,
    // HitTesting
    .buttonOutsideItsParent, .clickableLayer, .enlargedButton, .eventQueue, .everyButtonEnlarged, .hitTestAnswer, .hitTestConditions,
    .hitTestOrder, .hitTestPoint, .irregularShape, .keyWindow, .limitedArea, .outsideTheParent, .raisedTabBarButton, .skippedOpacity,
    .throughToASibling, .throughToTheParent, .wayIn, .whatHidesAView, .whoIsAsked, .windowsInFront,
    // Responders
    .chainFromTheView, .controllersInTheChain, .fourTouchMethods, .redirectedNext, .responderChain, .waysToTreatATouch,
    // Scrolling
    .buttonInCell, .caughtContent, .cellsInSight, .collectionSelection, .contentMayBegin, .delayedContentTouches, .delegateOfADrag,
    .disabledScrolling, .longPressAgainstScroll, .movedByCode, .nestedScrollViews, .recognizersInScrollView, .rowAndTapAbove,
    .rowSelection, .scrollAgainstButton, .scrollAgainstPan, .sliderInScrollView, .swipeableRow, .takingTouchesFromContent,
    .whenListsSelect,
    // Text
    .dragToDismiss, .editingDelegate, .endEditing, .fieldHandOver, .keysAndCode, .tapToDismiss, .touchesOfAField,
    // Touches
    .fromGlassToAction, .kindsOfEvents, .phasesOfATouch, .touchIdentity, .twoFingers, .waitingEvents,
]
