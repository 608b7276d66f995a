import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var gestures: [Experiment] {
        [
            .defaultsOfRecognizers,
            .delegateQuestions,
            .delegateThatChangesItsMind,
            .edgePanAgainstContent,
            .fingersOfAPan,
            .gestureOnAWindow,
            .hoverOverViews,
            .ignoredTouches,
            .logsOfTheDocument,
            .orderOfRecognizers,
            .ownRecognizer,
            .pinchWithRotation,
            .pointerButtons,
            .propertiesOfTwo,
            .recognizerOnSeveralViews,
            .recognizerToggled,
            .recognizerWithoutSuper,
            .recognizersOfATouch,
            .recognizersOnOneView,
            .requirementChains,
            .resetTogether,
            .simultaneousRecognition,
            .singleAndDoubleTap,
            .stateInReset,
            .stateWithoutATouch,
            .statesOfRecognizers,
            .swipeOrPan,
            .tapLog,
            .tapThatMoves,
            .threeFingers,
            .threeProperties,
            .touchTypes,
            .touchesOrGesture,
            .velocityOfAPan,
            .whereActionsRun,
        ] + whoGetsTheTouch
    }
}
