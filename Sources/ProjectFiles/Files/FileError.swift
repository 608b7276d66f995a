import Glibc

/// A failure outside of the program: a disk, a permission, a path.
public struct FileError: Error, Hashable, CustomStringConvertible {
    public let path: String
    /// The attempted action, in words: "write", "create the directory".
    public let attempt: String
    /// The system's answer, or why the action was not attempted.
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
