import EventTrace

/// A refutable sentence about the cases that a condition selects.
public struct Claim: Sendable {
    /// Selects the cases that the claim is about.
    public let condition: Condition
    public let expectation: Expectation
    #if !WITHOUT_TEXTS
        public let statement: String
        /// The statements of documents, or parts of them, that hold if the claim holds.
        public let quotes: [Statement]
        /// The statements of documents, or parts of them, to which the claim shows an exception.
        public let contradicts: [Statement]
        /// The reason why the claim holds, in prose.
        public let explanation: String?
        /// The rules that explain the claim: those by which UIKit behaves as claimed. Pages link the claim and its rules both ways.
        public let rules: [Rule]
        /// The grade of what the claim says beyond its rules, if that is known less well than they are.
        public let grade: Grade?
        /// The reason why the claim is expected to be refuted. If it then holds, the project check fails.
        public let knownRefutation: String?
        /// The reason to keep a claim whose verdict no change of experiment or engine affects. If a change does affect it, the project
        /// check fails.
        public let unnoticed: String?
        public let location: Location

        public init(
            _ statement: String, when condition: Condition = .always, _ expectation: Expectation, quotes: Statement...,
            contradicts: Statement..., explanation: String? = nil, rules: [Rule] = [], grade: Grade? = nil, knownRefutation: String? = nil,
            unnoticed: String? = nil,
            fileID: String = #fileID, line: Int = #line
        ) {
            self.init(
                statement, condition, expectation, quotes, contradicts, explanation, rules, grade, knownRefutation, unnoticed,
                Location(fileID: fileID, line: line))
        }

        /// A claim whose expectation is a list of lines, one call or expectation each.
        public init(
            _ statement: String, when condition: Condition = .always, quotes: Statement..., contradicts: Statement...,
            explanation: String? = nil, rules: [Rule] = [], grade: Grade? = nil, knownRefutation: String? = nil, unnoticed: String? = nil,
            fileID: String = #fileID, line: Int = #line, @ExpectationBuilder expect expectation: () -> Expectation
        ) {
            self.init(
                statement, condition, expectation(), quotes, contradicts, explanation, rules, grade, knownRefutation, unnoticed,
                Location(fileID: fileID, line: line))
        }

        private init(
            _ statement: String, _ condition: Condition, _ expectation: Expectation, _ quotes: [Statement], _ contradicts: [Statement],
            _ explanation: String?, _ rules: [Rule], _ grade: Grade?, _ knownRefutation: String?, _ unnoticed: String?, _ location: Location
        ) {
            self.statement = statement
            self.condition = condition
            self.expectation = expectation
            self.quotes = quotes
            self.contradicts = contradicts
            self.explanation = explanation
            self.rules = rules
            self.grade = grade
            self.knownRefutation = knownRefutation
            self.unnoticed = unnoticed
            self.location = location
        }
    #else
        // Neither stored nor inlined: where a claim is made, only its condition and its expectation remain.
        public var statement: String { "" }
        public var quotes: [Statement] { [] }
        public var contradicts: [Statement] { [] }
        public var explanation: String? { nil }
        public var rules: [Rule] { [] }
        public var grade: Grade? { nil }
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
