/// What an open page has to know of the site and of what is being made of it.
public struct BuildState: Encodable, Sendable, Equatable {
    public enum Work: String, Encodable, Sendable {
        case compiling, building
    }

    /// Another whenever files of the site have changed; of no other server.
    public var version: String
    /// The version before; pages that are older are loaded again in any case.
    public var from: String?
    /// The files that have changed since `from`; nil for any.
    public var changed: [String]?
    /// What goes on now.
    public var work: Work?
    /// Why the site is not what it should be.
    public var complaints: [Complaint] = []

    public init(version: String) {
        self.version = version
    }
}
