import EventTrace

/// A difference between versions of iOS that the engine does not model.
public struct VersionNote: Hashable, Sendable {
    /// The stable id, which names the note on the site.
    public let id: String
    /// The first version with the difference.
    public let since: SystemVersion
    /// The behavior since that version.
    public let sentence: String
    /// The place of publication.
    public let source: String

    public init(id: String, since: SystemVersion, sentence: String, source: String) {
        self.id = id
        self.since = since
        self.sentence = sentence
        self.source = source
    }
}
