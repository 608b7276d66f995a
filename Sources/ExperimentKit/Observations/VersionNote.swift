import EventTrace

/// A difference between versions of iOS that the engine does not model.
public struct VersionNote: Hashable, Sendable {
    /// Stable; names it on the site.
    public let id: String
    /// The first version in which it is so.
    public let since: SystemVersion
    /// What is so since then.
    public let sentence: String
    /// Where it was published.
    public let source: String

    public init(id: String, since: SystemVersion, sentence: String, source: String) {
        self.id = id
        self.since = since
        self.sentence = sentence
        self.source = source
    }
}
