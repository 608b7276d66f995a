import ProjectFiles
import SiteKit

/// A DocC archive, as made by scripts/build-reference or `docc convert`.
package enum ArchiveFiles {
    private static let data = "data/documentation"

    /// The content of the archive; empty if no directory is named.
    package static func read(_ directory: String?) throws(FileError) -> DocCArchive {
        guard let directory else { return .empty }
        let root = Paths.join(directory, data)
        let files = try below(root, "")
        do throws(DocCArchive.Mistake) {
            return try DocCArchive(files)
        } catch {
            throw FileError(path: Paths.join(root, error.path), attempt: "read", reason: error.reason)
        }
    }

    /// The files below a folder, by their paths below the root.
    private static func below(_ root: String, _ folder: String) throws(FileError) -> [SiteFile] {
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
