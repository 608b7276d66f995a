import EventTrace

/// A refutable sentence: what is expected of the cases that a condition selects.
public struct Claim: Sendable {
    /// Selects the cases that the claim is about.
    public let condition: Condition
    public let expectation: Expectation
    #if !WITHOUT_TEXTS
        public let statement: String
        /// The statements of documents, or parts of them, that hold as far as it does.
        public let quotes: [Statement]
        /// The statements of documents, or parts of them, to which it shows an exception.
        public let contradicts: [Statement]
        /// Why it is so, in prose.
        public let explanation: String?
        /// The rules that explain it: those by which UIKit does what the claim says. Pages lead from the claim to them and back.
        public let rules: [Rule]
        /// Declares that the claim is refuted, and why. When it then holds, that is a failure.
        public let knownRefutation: String?
        /// Declares that its verdict is the same whatever is changed in the experiment and the engine, and why it stays all the same. When a
        /// change is noticed by it after all, that is a failure.
        public let unnoticed: String?
        public let location: Location

        public init(
            _ statement: String, when condition: Condition = .always, _ expectation: Expectation, quotes: Statement...,
            contradicts: Statement..., explanation: String? = nil, rules: [Rule] = [], knownRefutation: String? = nil,
            unnoticed: String? = nil,
            fileID: String = #fileID, line: Int = #line
        ) {
            self.statement = statement
            self.condition = condition
            self.expectation = expectation
            self.quotes = quotes
            self.contradicts = contradicts
            self.explanation = explanation
            self.rules = rules
            self.knownRefutation = knownRefutation
            self.unnoticed = unnoticed
            location = Location(fileID: fileID, line: line)
        }
    #else
        // Not stored, and not inlined: all that is left of a claim where it is made are its condition and its expectation.
        public var statement: String { "" }
        public var quotes: [Statement] { [] }
        public var contradicts: [Statement] { [] }
        public var explanation: String? { nil }
        public var rules: [Rule] { [] }
        public var knownRefutation: String? { nil }
        public var unnoticed: String? { nil }
        public var location: Location { Location(fileID: "", line: 1) }

        @usableFromInline @inline(never)
        init(condition: Condition, expectation: Expectation) {
            self.condition = condition
            self.expectation = expectation
        }
    #endif
}
