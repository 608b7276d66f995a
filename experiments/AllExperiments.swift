import EventTrace
import ExperimentKit

/// Every experiment, in the order in which the site lists them.
public let allExperiments: [Experiment] = [
    // Applications
    .gate, .hijack, .silentObserver,
    // Controls
    .actionsOfOneControl, .controlUnderParentsTap, .controlsKeepTheirTouches, .disabledButton, .disabledInMidTouch, .dragExitAndOutside,
    .draggedSwitch, .eventsOfATouch, .flagsOfAControl, .knobsUnderAPan, .liftInsideOrOutside, .nestedButtons, .nilTarget,
    .ownRecognizerOfAControl, .pageControlTaps, .sendActions, .steppersAndSliders, .systemAndCustomControls, .systemControlsUnderATap,
    .tappedSegment, .targetsAndActions, .targetsThatGo, .trackingOfATouch, .valueControls, .whatCancelsTracking,
    // Demo
    .hitTestTouch, .hitTestTouchGesture, .hitTestButton, .hitTestButtonGesture,
    // Disagreements
    .howFarATapMoves, .howLongATapLasts, .longPressThatMoves, .placeOfASecondTap, .stateOfThoseThatLose, .timeOfASecondTap,
    .viewUnderATap, .whereAPanStarts,
    // Gestures
    .delegateQuestions, .delegateThatChangesItsMind, .edgePanAgainstContent, .fingersOfAPan, .gestureOnAWindow, .hoverOverViews,
    .ignoredTouches,
    .logsOfTheDocument, .orderOfRecognizers, .ownRecognizer, .pinchWithRotation, .pointerButtons, .propertiesOfTwo,
    .recognizerOnSeveralViews, .recognizerToggled, .recognizerWithoutSuper, .recognizersOnOneView, .requirementChains,
    .simultaneousRecognition, .singleAndDoubleTap, .stateWithoutATouch, .statesOfRecognizers, .swipeOrPan, .tapLog, .tapThatMoves,
    .threeFingers, .threeProperties, .touchTypes, .touchesOrGesture, .velocityOfAPan, .whereActionsRun,
    // HitTesting
    .animatedViews, .buttonOutsideItsParent, .clickableLayer, .constraintsMadeLate, .enlargedButton, .eventQueue, .everyButtonEnlarged,
    .hitTestAnswer,
    .hitTestConditions, .hitTestOrder, .hitTestPoint, .irregularShape, .keyWindow, .limitedArea, .movedByAConstraint, .outsideTheParent,
    .raisedTabBarButton,
    .seenInFront, .seenPlace, .skippedOpacity, .throughToASibling, .throughToTheParent, .wayIn, .whatHidesAView, .whoIsAsked,
    .windowsInFront,
    // Responders
    .callbacksOfTheTree, .chainFromTheView, .controllerAppears, .controllersInTheChain, .controllersOnTheWay, .editMenu,
    .eventsWithoutAPlace, .firstResponderHandOver, .fourTouchMethods, .layoutOrder, .redirectedNext, .responderChain, .waysToTreatATouch,
    .whichWindowIsKey, .whoEndsTheClimb,
    // Scrolling
    .buttonInCell, .caughtContent, .cellsInSight, .collectionSelection, .contentMayBegin, .delayedContentTouches, .delegateOfADrag,
    .delegateOfAZoom, .disabledScrolling, .dragAndZoom, .longPressAgainstScroll, .movedByCode, .nestedScrollViews,
    .recognizersInScrollView, .rowAndTapAbove, .rowSelection, .scrollAgainstButton, .scrollAgainstPan, .selectedByCode,
    .selectionWhileEditing, .sliderInScrollView, .swipeableRow, .takingTouchesFromContent, .touchOnAHeader, .whenListsSelect,
    // Text
    .dragToDismiss, .editingDelegate, .endEditing, .fieldHandOver, .keysAndCode, .tapToDismiss, .touchesOfAField,
    // Touches
    .busyMainThread, .coalescedTouches, .drawingAtCommit, .exclusiveTouch, .fingerLimit, .fromGlassToAction, .interactionIgnored,
    .kindsOfEvents,
    .longPressAndLayout, .pencilEstimates, .phasesOfATouch, .pointerTouch, .runLoopOrder, .systemInterrupts, .tapCounts, .touchIdentity,
    .touchesAcrossWindows, .twoFingers, .viewChangedInMidTouch, .waitingEvents, .watchingAllEvents,
]
