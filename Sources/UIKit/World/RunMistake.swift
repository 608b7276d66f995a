/// A mistake of client code that cannot continue or ends a run early.
package struct RunMistake: Hashable, Sendable {
    /// The summary, in one line.
    package let summary: String
    /// The advice to the author.
    package let remedy: String

    package init(_ summary: String, remedy: String) {
        self.summary = summary
        self.remedy = remedy
    }
}
