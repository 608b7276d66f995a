import ExperimentKit
import Foundation
import ProjectFiles

/// Maps the compiler's location of a source, module and file, to the path in the project.
package final class RealPlaces {
    /// The search limit: larger projects are not searched to their end.
    private static let mostEntries = 50_000

    private let root: String
    private lazy var paths = RealPlaces.paths(below: root)

    package init(_ project: Project) {
        root = project.root
    }

    /// The location in the project; the same location if its file exists, or if no file in the project matches.
    package func callAsFunction(_ location: Location) -> Location {
        let file = location.file
        if Files.kind(of: Paths.join(root, file)) == .file { return Location(fileID: file, line: location.line, column: location.column) }
        let named = paths[Paths.lastName(file)] ?? []
        let ofModule = named.filter { $0.split(separator: "/").contains(Substring(location.module)) }
        guard let path = ofModule.count == 1 ? ofModule[0] : named.count == 1 ? named[0] : nil else { return location }
        return Location(fileID: path, line: location.line, column: location.column)
    }

    /// The sorted paths of the Swift files by their names, without hidden folders. O(files).
    private static func paths(below root: String) -> [String: [String]] {
        let home = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        let walk = FileManager.default.enumerator(at: home, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var paths: [String: [String]] = [:]
        var entries = 0
        while let url = walk?.nextObject() as? URL, entries < mostEntries {
            entries += 1
            guard url.pathExtension == "swift" else { continue }
            let path = url.standardizedFileURL.path
            guard path.hasPrefix(home.path) else { continue }
            paths[url.lastPathComponent, default: []].append(String(path.dropFirst(home.path.count).drop { $0 == "/" }))
        }
        return paths.mapValues { $0.sorted() }
    }
}
