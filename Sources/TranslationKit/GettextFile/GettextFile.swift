import ExperimentKit

/// A file of translations as gettext's tools write it (`.po`): UTF-8, a header, and entries with context, English and translation.
///
/// Plural forms are not read: a phrase that counts has an entry for one and an entry for more.
public struct GettextFile: Hashable, Sendable {
    /// The path by which diagnostics name the file.
    public let path: String
    /// The entries in the file's order, without those that are out of use (`#~`).
    public let entries: [GettextEntry]
    /// The mistakes in the file, each with its line.
    public let diagnostics: [Diagnostic]

    /// Never fails: `diagnostics` reports unreadable parts. O(size).
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        guard let text = String(validating: bytes, as: UTF8.self) else {
            entries = []
            diagnostics = [
                Diagnostic(
                    Location(fileID: path, line: GettextFile.firstFaultyLine(bytes)), "this is not UTF-8",
                    remedy: "Convert the file: msgconv --to-code=UTF-8.")
            ]
            return
        }
        var reader = GettextReader(path: path)
        reader.read(text)
        entries = reader.entries
        diagnostics = reader.diagnostics
    }

    /// The entries that are translated and not fuzzy.
    public var catalogue: Catalogue {
        Catalogue(Dictionary(entries.filter(\.isTranslated).map { ($0.key, $0.translation) }) { first, _ in first })
    }

    private static func firstFaultyLine(_ bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
    }
}
