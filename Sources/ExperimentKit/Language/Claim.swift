import EventTrace

/// A refutable sentence: what is expected of the cases that a condition selects.
public struct Claim: Sendable {
    public let statement: Text
    /// Selects the cases that the claim is about.
    public let condition: Condition
    public let expectation: Expectation
    /// The statement of a document that it puts to the test.
    public let quotes: Origin?
    /// Why it is so, in prose.
    public let explanation: Text?
    /// The rules that explain it: those by which UIKit does what the claim says. Pages lead from the claim to them and back.
    public let rules: [Rule]
    /// Declares that the claim is refuted, and why. When it then holds, that is a failure.
    public let knownRefutation: Text?
    public let location: Location

    public init(
        _ statement: Text, when condition: Condition = .always, _ expectation: Expectation, quotes: Origin? = nil,
        explanation: Text? = nil, rules: [Rule] = [], knownRefutation: Text? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        self.statement = statement
        self.condition = condition
        self.expectation = expectation
        self.quotes = quotes
        self.explanation = explanation
        self.rules = rules
        self.knownRefutation = knownRefutation
        location = Location(fileID: fileID, line: line)
    }
}
