import ExperimentKit
import SiteKit

/// The Swift files that experiments stand in.
enum ExperimentSources {
    /// Longer files are nobody's experiment.
    private static let mostBytes = 200_000

    /// By their paths in the project; those that are not there, as for experiments of another package, are left out.
    static func read(_ experiments: [Experiment], _ project: Project) throws(WorldError) -> [String: String] {
        var sources: [String: String] = [:]
        for file in Set(experiments.map(\.location.file)).sorted() {
            let path = Paths.join(project.root, file)
            guard Files.kind(of: path) == .file else { continue }
            let bytes = try Files.read(path, first: mostBytes + 1)
            if bytes.count <= mostBytes { sources[file] = String(decoding: bytes, as: UTF8.self) }
        }
        return sources
    }
}
