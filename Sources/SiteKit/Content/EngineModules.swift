import EventTrace
import ExperimentKit

/// The engine for pages: scripts of WebAssembly, one for each folder of experiments, that a page loads when its reader tries an experiment out.
public struct EngineModules: Sendable {
    /// Where an experiment is found.
    struct Place: Hashable {
        /// As `assets/live.js` loads it.
        let module: String
        /// Among the experiments of the module.
        let index: Int
    }

    private let scripts: [SiteFile]
    /// The ids of the experiments that modules have, in order.
    private let experiments: [String]
    private let places: [String: Place]

    /// `scripts` are named after the folders, `gestures.js`; none for a site without. `experiments` are all that there are, in their order.
    public init(_ scripts: [SiteFile] = [], of experiments: [Experiment] = []) {
        self.scripts = scripts.sorted { $0.path < $1.path }
        let modules = Set(scripts.map(\.path))
        var counts: [String: Int] = [:]
        var places: [String: Place] = [:]
        for experiment in experiments {
            let module = experiment.location.topic.lowercased()
            guard modules.contains("\(module).js") else { continue }
            places[experiment.id] = Place(module: module, index: counts[module, default: 0])
            counts[module, default: 0] += 1
        }
        self.places = places
        self.experiments = experiments.map(\.id).filter { places[$0] != nil }
    }

    /// Nil for an experiment that no module has.
    func place(of experiment: String) -> Place? { places[experiment] }

    /// Whether there is the module that plays what a reader builds.
    var takesSketches: Bool { scripts.contains { $0.path == "sketch.js" } }

    /// The scripts, and `assets/live/manifest.json`, which says where each experiment is; none for a site without.
    var files: [SiteFile] {
        scripts.isEmpty ? [] : scripts.map { SiteFile(path: "assets/live/\($0.path)", bytes: $0.bytes) } + [manifest]
    }

    private var manifest: SiteFile {
        let modules = scripts.map {
            "\(JSONString(String($0.path.dropLast(3)))):{\"script\":\(JSONString($0.path)),\"bytes\":\($0.bytes.count)}"
        }
        let experiments = experiments.compactMap { experiment in
            place(of: experiment).map { "\(JSONString(experiment)):{\"module\":\(JSONString($0.module)),\"index\":\($0.index)}" }
        }
        return SiteFile(
            path: "assets/live/manifest.json",
            text: """
                {"version":1,"modules":{
                \(modules.joined(separator: ",\n"))
                },"experiments":{
                \(experiments.joined(separator: ",\n"))
                }}

                """)
    }
}
