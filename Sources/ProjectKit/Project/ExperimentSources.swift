import ExperimentKit
import ProjectFiles

/// The Swift files of experiments.
enum ExperimentSources {
    /// The size limit: longer files are not sources of experiments.
    private static let mostBytes = 200_000

    /// The sources by their paths in the project; missing files, as for experiments of another package, are left out.
    static func read(_ experiments: [Experiment], _ project: Project) throws(FileError) -> [String: String] {
        var sources: [String: String] = [:]
        let places = RealPlaces(project)
        for file in Set(experiments.map(\.location.file)).sorted() {
            let path = Paths.join(project.root, places(Location(fileID: file, line: 1)).file)
            guard Files.kind(of: path) == .file else { continue }
            let bytes = try Files.read(path, first: mostBytes + 1)
            if bytes.count <= mostBytes { sources[file] = String(decoding: bytes, as: UTF8.self) }
        }
        return sources
    }
}
