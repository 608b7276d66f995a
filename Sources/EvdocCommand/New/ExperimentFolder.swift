import ProjectFiles
import ProjectKit

/// A folder of Swift files with experiments, and the file that lists them.
struct ExperimentFolder {
    /// The path from the project's root.
    let path: String
    /// The list's path from the project's root.
    let list: String

    var name: String { Paths.lastName(path) }

    /// The folder of this name, or the only folder.
    init(_ topic: String?, in project: Project) throws {
        let folders = try ExperimentFolder.all(in: project)
        guard let topic else {
            guard let only = folders.first, folders.count == 1 else {
                let names = folders.map(\.name).joined(separator: ", ")
                throw UsageError(
                    folders.isEmpty ? "no file of Sources has a list “Evdoc(experiments: […])”" : "which folder? --topic names it",
                    hint: folders.isEmpty ? "evdoc new --package DIR makes a package" : "there are: \(names)")
            }
            self = only
            return
        }
        guard let found = folders.first(where: { $0.name == topic }) else {
            throw UsageError.unknown("folder of experiments", topic, among: folders.map(\.name))
        }
        self = found
    }

    private init(path: String, list: String) {
        (self.path, self.list) = (path, list)
    }

    /// The folders of `experiments` with a list of their name; in a user's package the folders of `Sources` whose `main.swift` has a list.
    private static func all(in project: Project) throws -> [ExperimentFolder] {
        let topics = try folders("experiments", in: project, marked: "[Experiment]") { "All\($0).swift" }
        return topics.isEmpty ? try folders("Sources", in: project, marked: "Evdoc(") { _ in "main.swift" } : topics
    }

    private static func folders(
        _ parent: String, in project: Project, marked mark: String, list: (String) -> String
    ) throws -> [ExperimentFolder] {
        let directory = Paths.join(project.root, parent)
        guard Files.kind(of: directory) == .directory else { return [] }
        return try Files.names(in: directory).sorted().compactMap { name in
            let folder = ExperimentFolder(path: "\(parent)/\(name)", list: "\(parent)/\(name)/\(list(name))")
            let path = Paths.join(project.root, folder.list)
            // A link may lead out of the project, and nothing is written there.
            guard Files.kindOfEntry(Paths.join(directory, name)) == .directory, Files.kind(of: path) == .file else { return nil }
            return try String(decoding: Files.read(path), as: UTF8.self).contains(mark) ? folder : nil
        }
    }

    /// The list with this member added; nil if the file has no list to add to, or is a link to a file that others may use too.
    func list(adding member: String, in project: Project) throws -> SiteFile? {
        guard Files.kindOfEntry(Paths.join(project.root, list)) == .file else { return nil }
        let text = String(decoding: try Files.read(Paths.join(project.root, list)), as: UTF8.self)
        return ExperimentList(in: text).map { SiteFile(path: list, text: $0.adding(member)) }
    }
}
