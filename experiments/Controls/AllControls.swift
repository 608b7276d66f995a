import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var controls: [Experiment] {
        [
            actionsOfOneControl,
            buttonHeldDown,
            buttonTappedTwice,
            controlUnderParentsTap,
            controlsKeepTheirTouches,
            disabledButton,
            disabledInMidTouch,
            dragExitAndOutside,
            draggedSwitch,
            eventsOfATouch,
            flagsOfAControl,
            knobsUnderAPan,
            liftInsideOrOutside,
            nestedButtons,
            nilTarget,
            ownRecognizerOfAControl,
            pageControlTaps,
            sendActions,
            slideOverKeys,
            steppersAndSliders,
            systemAndCustomControls,
            systemControlsUnderATap,
            tappedSegment,
            targetsAndActions,
            targetsThatGo,
            trackingOfATouch,
            valueControls,
            whatCancelsTracking,
            whatTrackingIsGiven,
        ]
    }
}
