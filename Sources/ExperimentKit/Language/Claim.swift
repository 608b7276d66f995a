import EventTrace

/// A refutable sentence: what is expected of the cases that a condition selects.
public struct Claim: Sendable {
    public let statement: String
    /// Selects the cases that the claim is about.
    public let condition: Condition
    public let expectation: Expectation
    /// The statement of a document that it puts to the test.
    public let quotes: Origin?
    /// Why it is so, in prose.
    public let explanation: String?
    /// The rules that explain it: those by which UIKit does what the claim says. Pages lead from the claim to them and back.
    public let rules: [Rule]
    /// Declares that the claim is refuted, and why. When it then holds, that is a failure.
    public let knownRefutation: String?
    /// Declares that its verdict is the same whatever is changed in the experiment and the engine, and why it stays all the same. When a change
    /// is noticed by it after all, that is a failure.
    public let unnoticed: String?
    public let location: Location

    public init(
        _ statement: String, when condition: Condition = .always, _ expectation: Expectation, quotes: Origin? = nil,
        explanation: String? = nil, rules: [Rule] = [], knownRefutation: String? = nil, unnoticed: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) {
        self.statement = statement
        self.condition = condition
        self.expectation = expectation
        self.quotes = quotes
        self.explanation = explanation
        self.rules = rules
        self.knownRefutation = knownRefutation
        self.unnoticed = unnoticed
        location = Location(fileID: fileID, line: line)
    }
}
