import ExperimentKit
import ExportKit
import ProjectFiles
import SiteKit

/// The sources of exported files: those of experiments, the files beside them, and the folders beside theirs.
package enum DeviceSources {
    /// The size limit: longer files are not sources of experiments.
    private static let mostBytes = 200_000
    /// The levels of folders of a module that are read.
    private static let mostDepth = 8

    /// An exporter of these experiments; an experiment whose file is not at hand has no source.
    package static func exporter(of experiments: [Experiment], _ project: Project) throws(FileError) -> DeviceExporter {
        var sources: [String: String] = [:]
        for folder in try folders(of: experiments, project).sorted(by: { $0.key < $1.key }) {
            // The compiler's name of a source is that of its module and its own, whatever folder of the module it lies in.
            let isModule = !folder.key.contains("/")
            for path in try files(in: folder.value, depth: isModule ? mostDepth : 1) {
                let bytes = try Files.read(path)
                let name = "\(folder.key)/\(Paths.lastName(path))"
                if bytes.count <= mostBytes, sources[name] == nil { sources[name] = String(decoding: bytes, as: UTF8.self) }
            }
        }
        return DeviceExporter(sources)
    }

    /// The paths of the Swift files in a folder and in the folders below it, those nearest to it first.
    private static func files(in folder: String, depth: Int) throws(FileError) -> [String] {
        var (found, below): ([String], [String]) = ([], [])
        for name in try Files.names(in: folder).sorted() where !name.hasPrefix(".") {
            let path = Paths.join(folder, name)
            switch Files.kind(of: path) {
            case .file where name.hasSuffix(".swift"): found.append(path)
            case .directory where depth > 1: below.append(path)
            default: continue
            }
        }
        for path in below { found += try files(in: path, depth: depth - 1) }
        return found
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
