import SiteKit

/// The engine for pages, as scripts/build-live has built it.
enum EngineScripts {
    /// The scripts in a directory, sorted by name; none where no directory is named.
    static func read(_ directory: String?) throws(WorldError) -> [SiteFile] {
        guard let directory else { return [] }
        var scripts: [SiteFile] = []
        for name in try Files.names(in: directory) where name.hasSuffix(".js") {
            scripts.append(SiteFile(path: name, bytes: try Files.read(Paths.join(directory, name))))
        }
        return scripts
    }
}
