/// The state of the site and of its build, for open pages.
public struct BuildState: Encodable, Sendable, Equatable {
    public enum Work: String, Encodable, Sendable {
        case compiling, building
    }

    /// Differs after every change of the site's files, and from the versions of other servers.
    public var version: String
    /// The version before; older pages are loaded again in any case.
    public var from: String?
    /// The files that have changed since `from`; nil for any.
    public var changed: [String]?
    /// The current work, or nil.
    public var work: Work?
    /// The reasons why the site is out of date or incomplete.
    public var complaints: [Complaint] = []

    public init(version: String) {
        self.version = version
    }
}
