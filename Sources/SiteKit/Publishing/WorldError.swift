import Glibc

/// The world did not do what was asked of it: a disk, a permission, a path.
public struct WorldError: Error, Hashable, CustomStringConvertible {
    public let path: String
    /// What was tried: "write", "create the directory".
    public let attempt: String
    /// What the system answered, or why we did not even try.
    public let reason: String

    public init(path: String, attempt: String, reason: String) {
        self.path = path
        self.attempt = attempt
        self.reason = reason
    }

    package init(path: String, attempt: String, code: Int32) {
        self.init(path: path, attempt: attempt, reason: String(cString: strerror(code)))
    }

    public var description: String { "\(path): cannot \(attempt): \(reason)" }
}
