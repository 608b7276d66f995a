import ExperimentKit
import ProjectFiles
import SiteKit

/// The engine for pages, as built by scripts/build-live.
package enum EngineFolder {
    /// The script in a directory, and a line for each folder of experiments in it. Empty if no directory is named.
    package static func read(_ directory: String?, of experiments: [Experiment]) throws(FileError) -> EngineModule {
        guard let directory else { return EngineModule() }
        let script = try Files.read(Paths.join(directory, "engine.js"))
        let topics = String(decoding: try Files.read(Paths.join(directory, "topics.txt")), as: UTF8.self).split(separator: "\n")
        return EngineModule(script: script, topics: topics.map(String.init), of: experiments)
    }
}
