import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var touches: [Experiment] {
        [
            busyMainThread,
            coalescedTouches,
            drawingAtCommit,
            exclusiveTouch,
            fingerLimit,
            fromGlassToAction,
            interactionIgnored,
            kindsOfEvents,
            longPressAndLayout,
            oneWakeUp,
            pencilEstimates,
            phasesOfATouch,
            pointerTouch,
            runLoopOrder,
            systemInterrupts,
            tapCounts,
            tapsHeldBack,
            touchIdentity,
            touchesAcrossWindows,
            twoFingers,
            viewChangedInMidTouch,
            waitingEvents,
            watchingAllEvents,
        ]
    }
}
