/// What client code does that cannot go on, or that ends a run before its time.
package struct RunMistake: Hashable, Sendable {
    /// One line.
    package let summary: String
    /// What to do about it.
    package let remedy: String

    package init(_ summary: String, remedy: String) {
        self.summary = summary
        self.remedy = remedy
    }
}
