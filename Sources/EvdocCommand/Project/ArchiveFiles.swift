import SiteKit

/// A DocC archive, as scripts/build-reference or `docc convert` has made it.
enum ArchiveFiles {
    private static let data = "data/documentation"

    /// What it describes; nothing where no directory is named.
    static func read(_ directory: String?) throws(WorldError) -> DocCArchive {
        guard let directory else { return .empty }
        let root = Paths.join(directory, data)
        let files = try below(root, "")
        do throws(DocCArchive.Mistake) {
            return try DocCArchive(files)
        } catch {
            throw WorldError(path: Paths.join(root, error.path), attempt: "read", reason: error.reason)
        }
    }

    /// By their paths below the root.
    private static func below(_ root: String, _ folder: String) throws(WorldError) -> [SiteFile] {
        var files: [SiteFile] = []
        for name in try Files.names(in: Paths.join(root, folder)) {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            let place = Paths.join(root, path)
            if name.hasSuffix(".json") {
                files.append(SiteFile(path: path, bytes: try Files.read(place)))
            } else if Files.kindOfEntry(place) == .directory {
                files += try below(root, path)
            }
        }
        return files
    }
}
