import Glibc

/// A directory beside the output in which the next site grows. Locked until it goes out of use or its process ends, however that ends.
final class Draft {
    static let oldSuffix = ".old"

    let path: String
    private let lock: Int32

    static func prefix(for name: String) -> String { ".\(name).evdoc-draft-" }

    init(in parent: String, for name: String) throws(WorldError) {
        var template = Array(Paths.join(parent, Draft.prefix(for: name) + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw WorldError(path: parent, attempt: "create a directory in it", code: errno)
        }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        flock(lock, LOCK_EX | LOCK_NB)
        chmod(path, 0o755)
    }

    deinit {
        close(lock)
    }

    /// Removes what a build left that is not alive.
    static func removeIfAbandoned(_ path: String) {
        let directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard directory >= 0 else { return }
        defer { close(directory) }
        guard flock(directory, LOCK_EX | LOCK_NB) == 0 else { return }
        try? Files.remove(path)
    }
}
