import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var gestures: [Experiment] {
        [
            delegateQuestions,
            delegateThatChangesItsMind,
            edgePanAgainstContent,
            edgesOfAnEdgePan,
            fingersOfAPan,
            hoverOverViews,
            orderOfRecognizers,
            ownRecognizer,
            pinchWithRotation,
            pointerButtons,
            pressOfNoDuration,
            recognizerOnSeveralViews,
            recognizerToggled,
            recognizerWithoutSuper,
            recognizersOnOneView,
            requirementChains,
            resetTogether,
            simultaneousRecognition,
            singleAndDoubleTap,
            stateInReset,
            stateWithoutATouch,
            statesOfRecognizers,
            swipeOrPan,
            tapThatMoves,
            threeFingers,
            touchTypes,
            translationInAView,
            velocityOfAPan,
            secondFingerOnASwipe,
        ]
    }
}
