import Foundation

/// A folder, and the files in it by their paths.
struct Folder {
    let url: URL

    static let current = Folder(url: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))

    func file(_ path: String) -> URL { url.appending(path: path) }

    func text(_ path: String) throws -> String { try String(contentsOf: file(path), encoding: .utf8) }

    /// Writes a file unless it has this text already, so that nothing is compiled again.
    func write(_ text: String, to path: String) throws {
        guard try (try? self.text(path)) != text || !file(path).checkResourceIsReachable() else { return }
        try FileManager.default.createDirectory(at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file(path), atomically: true, encoding: .utf8)
    }

    /// The paths of the files of some endings below a folder, sorted.
    func paths(below folder: String, ending: String...) -> [String] {
        let found = FileManager.default.enumerator(atPath: file(folder).path)?.compactMap { $0 as? String } ?? []
        return found.filter { path in ending.contains { path.hasSuffix($0) } }.sorted().map { "\(folder)/\($0)" }
    }
}
