/// The versions of iOS in which a rule holds: all, those since one, those before another, or both.
public struct SystemVersions: Hashable, Sendable {
    /// The first version in which it is so; nil if no older one is known in which it is not.
    public let since: SystemVersion?
    /// The first version in which it is not so any more.
    public let before: SystemVersion?

    public init(since: SystemVersion?, before: SystemVersion?) {
        self.since = since
        self.before = before
    }

    public static let all = SystemVersions(since: nil, before: nil)
    public static func since(_ version: SystemVersion) -> SystemVersions { SystemVersions(since: version, before: nil) }
    public static func before(_ version: SystemVersion) -> SystemVersions { SystemVersions(since: nil, before: version) }

    @inlinable public var areAll: Bool { since == nil && before == nil }

    public func contains(_ version: SystemVersion) -> Bool {
        since.map { $0 <= version } ?? true && before.map { version < $0 } ?? true
    }

    /// The versions with which something begins or ends.
    public var turns: [SystemVersion] { [since, before].compactMap { $0 } }
}
