import ExperimentKit
import Foundation
import ProjectFiles

/// The content of `evdoc.json`: its keys and values, with the lines for diagnostics.
struct SettingsFile {
    static let name = "evdoc.json"

    private let text: String
    private let values: [String: Any]

    /// Reads the file; empty if there is no file. Throws if the text is not an object, and for unknown keys.
    init(_ project: Project, keys: [String]) throws {
        let path = Paths.join(project.root, SettingsFile.name)
        text = Files.kind(of: path) == .file ? String(decoding: try Files.read(path), as: UTF8.self) : "{}"
        guard let values = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            let remedy = "write an object, { … }, with any of: \(keys.joined(separator: ", "))"
            throw SettingsFile.mistake(line: 1, "it cannot be read", remedy)
        }
        self.values = values
        try requireKnown(values.keys.sorted(), keys, "setting")
    }

    /// The value of a key; nil if it is not given.
    subscript(key: String) -> Any? { values[key] }

    /// The string of a key; nil if it is not given. Throws for a value that is not a string.
    func string(_ key: String) throws -> String? {
        guard let value = values[key] else { return nil }
        guard let string = value as? String else { throw mistake(key, "\(key) is no string", "write it between quotation marks") }
        return string
    }

    func mistake(_ key: String, _ summary: String, _ remedy: String) -> AuthorsMistakes {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let index = lines.firstIndex { $0.contains("\"\(key)\"") } ?? 0
        return SettingsFile.mistake(line: index + 1, summary, remedy)
    }

    /// Throws for the first unknown key.
    func requireKnown(_ words: [String], _ known: [String], _ kind: String) throws {
        guard let stranger = words.first(where: { !known.contains($0) }) else { return }
        let near = NearMiss(of: stranger, among: known).word
        throw mistake(
            stranger, "there is no \(kind) “\(stranger)”",
            near.map { "did you mean “\($0)”?" } ?? "there are: \(known.joined(separator: ", "))")
    }

    private static func mistake(line: Int, _ summary: String, _ remedy: String) -> AuthorsMistakes {
        AuthorsMistakes([Diagnostic(Location(fileID: name, line: line), summary, remedy: remedy)])
    }
}
