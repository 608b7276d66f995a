import ExperimentKit
import ProjectFiles

/// The engine for pages: a script of WebAssembly that a page loads when its reader tries an experiment out or builds a stage.
public struct EngineModule: Sendable {
    /// The place of an experiment in the engine.
    struct Place: Hashable {
        let folder: Int
        /// The position among the experiments of the folder.
        let index: Int
    }

    /// The bytes of the script; nil for a site without the engine.
    private let script: [UInt8]?
    /// The places, by the ids of the experiments.
    private let places: [String: Place]

    public init() {
        script = nil
        places = [:]
    }

    /// `topics` names the script's folders of experiments, in its order; `experiments` has all experiments, in their order.
    public init(script: [UInt8], topics: [String], of experiments: [Experiment]) {
        self.script = script
        var places: [String: Place] = [:]
        for (folder, topic) in topics.enumerated() {
            for (index, experiment) in experiments.lazy.filter({ $0.location.topic == topic }).enumerated() {
                places[experiment.id] = Place(folder: folder, index: index)
            }
        }
        self.places = places
    }

    var isThere: Bool { script != nil }

    /// Nil if the engine does not have the experiment.
    func place(of experiment: String) -> Place? { places[experiment] }

    /// The script, as `assets/live.js` loads it; empty for a site without the engine.
    var files: [SiteFile] { script.map { [SiteFile(path: "assets/live/engine.js", bytes: $0)] } ?? [] }
}
