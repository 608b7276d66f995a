import SiteKit

/// The hand-written pages and their pictures.
enum Notes {
    private static let extensions = [".md", ".png", ".jpg", ".jpeg", ".svg", ".webp", ".gif"]
    /// Directories nested deeper than this are not read: a link may lead in a circle.
    private static let depthLimit = 16

    /// In the order of their paths; none when there is no such directory.
    static func read(_ directory: String) throws(WorldError) -> [SiteFile] {
        guard Files.kind(of: directory) == .directory else { return [] }
        var files: [SiteFile] = []
        try read(directory, prefix: "", depth: 0, into: &files)
        return files.sorted { $0.path < $1.path }
    }

    private static func read(_ directory: String, prefix: String, depth: Int, into files: inout [SiteFile]) throws(WorldError) {
        for name in try Files.names(in: directory) where !name.hasPrefix(".") {
            let path = Paths.join(directory, name)
            switch Files.kind(of: path) {
            case .directory where depth < depthLimit: try read(path, prefix: "\(prefix)\(name)/", depth: depth + 1, into: &files)
            case .file where extensions.contains { name.hasSuffix($0) }:
                files.append(SiteFile(path: prefix + name, bytes: try Files.read(path)))
            // A name that is not UTF-8 cannot be given back to the system; the build says so.
            case .missing where name.unicodeScalars.contains("\u{FFFD}"): files.append(SiteFile(path: prefix + name, bytes: []))
            default: continue
            }
        }
    }
}
