import Glibc

/// Paths as text.
public enum Paths {
    public static func join(_ directory: String, _ name: String) -> String {
        if directory.isEmpty || directory == "." { return name }
        return directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// The directory that a path is in; `/` is in itself, a bare name in `.`.
    public static func above(_ path: String) -> String {
        let trimmed = trim(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : trim(String(trimmed[..<slash]))
    }

    public static func lastName(_ path: String) -> String {
        let trimmed = trim(path)
        return trimmed.lastIndex(of: "/").map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    }

    /// Where a path leads once symbolic links are followed; the path itself while nothing is there.
    public static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// Without slashes at the end.
    private static func trim(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
