import ExperimentKit
import ExportKit
import ProjectFiles
import SiteKit

/// The sources of exported files: those of experiments, the files beside them, and the folders beside theirs.
package enum DeviceSources {
    /// The size limit: longer files are not sources of experiments.
    private static let mostBytes = 200_000

    /// An exporter of these experiments; an experiment whose file is not at hand has no source.
    package static func exporter(of experiments: [Experiment], _ project: Project) throws(FileError) -> DeviceExporter {
        var sources: [String: String] = [:]
        for folder in try folders(of: experiments, project).sorted(by: { $0.key < $1.key }) {
            for name in try Files.names(in: folder.value).sorted() where name.hasSuffix(".swift") {
                let path = Paths.join(folder.value, name)
                guard Files.kind(of: path) == .file else { continue }
                let bytes = try Files.read(path)
                if bytes.count <= mostBytes { sources["\(folder.key)/\(name)"] = String(decoding: bytes, as: UTF8.self) }
            }
        }
        return DeviceExporter(sources)
    }

    /// The exported file of each experiment's first case.
    static func exports(of experiments: [Experiment], _ project: Project) throws(FileError) -> [String: ExperimentFile] {
        let exporter = try exporter(of: experiments, project)
        let files = experiments.indices.concurrentMap { index -> ExperimentFile in
            let experiment = experiments[index]
            guard let first = experiment.cases.first, let export = try? exporter.export(experiment, first) else { return .impossible }
            return .file(export.text)
        }
        return Dictionary(zip(experiments.map(\.id), files)) { first, _ in first }
    }

    /// The paths of the folders, by their names in locations. A package keeps its modules in `Sources`.
    private static func folders(of experiments: [Experiment], _ project: Project) throws(FileError) -> [String: String] {
        var folders: [String: String] = [:]
        var parents: Set<String> = []
        for folder in Set(experiments.map { Paths.above($0.location.file) }).sorted() {
            let places = [Paths.join(project.root, folder), Paths.join(project.root, "Sources/\(folder)")]
            guard let place = places.first(where: { Files.kind(of: $0) == .directory }) else { continue }
            folders[folder] = place
            let (above, parent) = (Paths.above(folder), Paths.above(place))
            guard parents.insert(parent).inserted else { continue }
            for name in try Files.names(in: parent) + [""] {
                let neighbour = Paths.join(parent, name)
                guard Files.kind(of: neighbour) == .directory else { continue }
                for part in try [""] + Files.names(in: neighbour) where above != "" && name != "" {
                    let path = part.isEmpty ? neighbour : Paths.join(neighbour, part)
                    guard Files.kind(of: path) == .directory else { continue }
                    folders[part.isEmpty ? "\(above)/\(name)" : "\(above)/\(name)/\(part)"] = path
                }
            }
        }
        return folders
    }
}
