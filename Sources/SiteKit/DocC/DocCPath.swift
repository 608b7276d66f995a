/// The path of a symbol in an archive, beginning with its module: `uikit/uicontrol/state-swift.struct/disabled`.
struct DocCPath: Hashable, Comparable, Sendable {
    let parts: [String]

    private init(parts: [String]) {
        self.parts = parts
    }

    /// The path of the symbol that a file below `data/documentation` describes.
    init(file: String) {
        self.init(parts: file.dropLast(".json".count).split(separator: "/").map(String.init))
    }

    /// The path in an address of the archive, as `/documentation/uikit/uiview`; nil for another address.
    init?(address: String) {
        let parts = address.split(separator: "/").map(String.init)
        guard address.hasPrefix("/documentation/"), parts.count > 1 else { return nil }
        self.init(parts: Array(parts.dropFirst()))
    }

    /// The number of names; 1 for a module.
    var depth: Int { parts.count }
    var parent: DocCPath { DocCPath(parts: parts.dropLast()) }

    static func < (left: DocCPath, right: DocCPath) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}
