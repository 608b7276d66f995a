import Glibc

/// Paths as text.
public enum Paths {
    public static func join(_ directory: String, _ name: String) -> String {
        if directory.isEmpty || directory == "." { return name }
        return directory.hasSuffix("/") ? directory + name : directory + "/" + name
    }

    /// The directory of a path; `/` for `/`, `.` for a bare name.
    public static func above(_ path: String) -> String {
        let trimmed = trim(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return "." }
        return slash == trimmed.startIndex ? "/" : trim(String(trimmed[..<slash]))
    }

    public static func lastName(_ path: String) -> String {
        let trimmed = trim(path)
        return trimmed.lastIndex(of: "/").map { String(trimmed[trimmed.index(after: $0)...]) } ?? trimmed
    }

    /// The path from the root, for a path that may be relative to the working directory. Removes `.` and `..` and follows no link.
    public static func absolute(_ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : join(workingDirectory, path)
        let names = whole.split(separator: "/").reduce(into: [Substring]()) { names, name in
            switch name {
            case ".": break
            case "..": _ = names.popLast()
            default: names.append(name)
            }
        }
        return "/" + names.joined(separator: "/")
    }

    private static var workingDirectory: String {
        guard let pointer = getcwd(nil, 0) else { return "/" }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// The path with symbolic links followed; the path itself if nothing is there.
    public static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    /// The path without slashes at the end.
    private static func trim(_ path: String) -> String {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
