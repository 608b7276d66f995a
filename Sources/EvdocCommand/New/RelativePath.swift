import ProjectFiles

/// The way from a directory to a file, `../evdoc`.
struct RelativePath {
    let text: String

    /// Whether the path leads from a directory to one of its parents.
    var leadsUpOnly: Bool { text.split(separator: "/").allSatisfy { $0 == ".." } }

    /// The last name of `target` stays as written: it may be a link. Links in the path above it are followed.
    init(from directory: String, to target: String) {
        let (start, end) = (RelativePath.names(directory), RelativePath.names(target))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let names = Array(repeating: "..", count: start.count - common) + end.dropFirst(common)
        text = names.isEmpty ? "." : names.joined(separator: "/")
    }

    private static func names(_ path: String) -> [String] {
        let path = Paths.absolute(path)
        return Paths.resolved(Paths.above(path)).split(separator: "/").map(String.init) + [Paths.lastName(path)]
    }
}
