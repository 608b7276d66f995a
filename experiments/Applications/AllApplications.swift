import ExperimentKit

extension [Experiment] {
    /// The experiments of this folder, in the order in which the site lists them.
    public static var applications: [Experiment] {
        [
            gate,
            hijack,
            silentObserver,
        ]
    }
}
