/// Where a symbol stands in an archive: `uikit/uicontrol/state-swift.struct/disabled`, a module first.
struct DocCPath: Hashable, Comparable, Sendable {
    let parts: [String]

    private init(parts: [String]) {
        self.parts = parts
    }

    /// Of the file that describes it, below `data/documentation`.
    init(file: String) {
        self.init(parts: file.dropLast(".json".count).split(separator: "/").map(String.init))
    }

    /// As pages of the archive name it, `/documentation/uikit/uiview`; nil for another address.
    init?(address: String) {
        let parts = address.split(separator: "/").map(String.init)
        guard address.hasPrefix("/documentation/"), parts.count > 1 else { return nil }
        self.init(parts: Array(parts.dropFirst()))
    }

    /// 1 for a module.
    var depth: Int { parts.count }
    var parent: DocCPath { DocCPath(parts: parts.dropLast()) }

    static func < (left: DocCPath, right: DocCPath) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
