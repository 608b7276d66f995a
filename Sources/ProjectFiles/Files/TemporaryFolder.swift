import Glibc

/// A directory for the user's eyes only, removed with all files in it when its object is released.
public final class TemporaryFolder {
    public let path: String

    public init(in parent: String, for name: String) throws(FileError) {
        var template = Array(Paths.join(parent, "evdoc-\(name)-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw FileError(path: parent, attempt: "create a directory in it", code: errno) }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    deinit { TemporaryFolder.remove(path) }

    private static func remove(_ path: String) {
        if Files.kindOfEntry(path) == .directory {
            for name in (try? Files.names(in: path)) ?? [] { remove(Paths.join(path, name)) }
        }
        try? Files.remove(path)
    }
}
