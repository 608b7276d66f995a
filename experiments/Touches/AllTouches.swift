import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var touches: [Experiment] {
        [
            .busyMainThread,
            .coalescedTouches,
            .drawingAtCommit,
            .exclusiveTouch,
            .fingerLimit,
            .fromGlassToAction,
            .interactionIgnored,
            .kindsOfEvents,
            .longPressAndLayout,
            .pencilEstimates,
            .oneWakeUp,
            .phasesOfATouch,
            .pointerTouch,
            .runLoopOrder,
            .systemInterrupts,
            .tapCounts,
            .touchIdentity,
            .touchesAcrossWindows,
            .twoFingers,
            .viewChangedInMidTouch,
            .waitingEvents,
            .watchingAllEvents,
        ]
    }
}
