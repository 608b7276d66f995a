/// One sentence about how UIKit behaves, and how well it is known.
///
/// A rule is the only reason that a trace accepts for an entry.
public struct Rule: Hashable, Sendable {
    public let id: RuleID
    public let sentence: Text
    public let grade: Grade
    public let sources: [Source]

    public init(_ id: RuleID, _ grade: Grade, _ sentence: Text, sources: [Source]) {
        self.id = id
        self.grade = grade
        self.sentence = sentence
        self.sources = sources
    }
}
