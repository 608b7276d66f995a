import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var gesturesAndTouches: [Experiment] {
        [
            chainAndRecognizers,
            defaultsOfRecognizers,
            gestureOnAWindow,
            ignoredTouches,
            logsOfTheDocument,
            propertiesOfTwo,
            recognizersOfATouch,
            tapIgnoringSubviews,
            tapLog,
            tapOnALabelOrImage,
            threeProperties,
            touchesOrGesture,
            whereActionsRun,
        ] + whoGetsTheTouch
    }
}
