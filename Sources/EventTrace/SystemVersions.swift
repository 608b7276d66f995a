/// The versions of iOS in which a rule holds: all of them, or those since one, before another, or both.
public struct SystemVersions: Hashable, Sendable {
    /// The first version in which the rule holds; nil if it holds in every older known one.
    public let since: SystemVersion?
    /// The first version in which the rule no longer holds.
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

    /// The versions in which a rule begins or ceases to hold.
    public var turns: [SystemVersion] { [since, before].compactMap { $0 } }
}
