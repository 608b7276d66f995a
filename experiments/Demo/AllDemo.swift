import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var demo: [Experiment] {
        [
            hitTestTouch,
            hitTestTouchGesture,
            hitTestButton,
            hitTestButtonGesture,
        ]
    }
}
