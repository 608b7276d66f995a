/// The versions of iOS in which a rule holds: all, those since one, those before another, or both.
public struct SystemVersions: Hashable, Sendable {
    /// The first version in which it is so; nil if no older one is known in which it is not.
    public let since: SystemVersion?
    /// The first version in which it is not so any more.
    public let before: SystemVersion?

    @inlinable
    public init(since: SystemVersion?, before: SystemVersion?) {
        self.since = since
        self.before = before
    }

    /// OPTIMIZATION: made where it is named, as rules are.
    @inlinable public static var all: SystemVersions { SystemVersions(since: nil, before: nil) }
    @inlinable public static func since(_ version: SystemVersion) -> SystemVersions { SystemVersions(since: version, before: nil) }
    @inlinable public static func before(_ version: SystemVersion) -> SystemVersions { SystemVersions(since: nil, before: version) }

    @inlinable public var areAll: Bool { since == nil && before == nil }

    public func contains(_ version: SystemVersion) -> Bool {
        since.map { $0 <= version } ?? true && before.map { version < $0 } ?? true
    }

    /// The versions with which something begins or ends.
    public var turns: [SystemVersion] { [since, before].compactMap { $0 } }
}
