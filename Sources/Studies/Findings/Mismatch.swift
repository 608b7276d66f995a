import EventTrace
import ExperimentKit

/// The expectation for a case and the observation that differs from it: data, which a report words in its language.
public struct Mismatch: Hashable, Sendable {
    public let expected: Expected
    public let seen: Seen
    /// The case compared with, if the expectation compares cases.
    public let otherCase: Int?

    public init(expected: Expected, seen: Seen, otherCase: Int? = nil) {
        self.expected = expected
        self.seen = seen
        self.otherCase = otherCase
    }

    /// One part of an expectation, as one case would have to fulfil it.
    public enum Expected: Hashable, Sendable {
        case order([TokenPattern])
        case ordering([TokenPattern])
        case happens(TokenPattern)
        case exactly(Int, TokenPattern)
        case before(TokenPattern, TokenPattern)
        case nested(TokenPattern, in: TokenPattern)
        case outermost(TokenPattern)
        case receivers(Int, TokenPattern)
        case answer(of: TokenPattern, is: String)
        case decision(TokenPattern, isMade: Bool)
        case rule(RuleID, isAtWork: Bool)
        /// The line of the case in which the variable of this name has this value.
        case same(Line, as: String, is: String)
        /// Another ordering for another value of the variable of this name.
        case difference(by: String)
        /// A sentence by the author.
        case sentence(String)
        /// The lines of a log.
        case log([String])
        /// An interval between two entries; `from` is nil for the beginning of the run.
        case interval(from: TokenPattern?, to: TokenPattern, milliseconds: MillisecondRange)
    }

    public enum Seen: Hashable, Sendable {
        /// These calls and no others, of those that count.
        case calls([Call])
        /// No call that matches; all that were made.
        case none(TokenPattern, of: [Call])
        /// The calls that match.
        case matches([Call])
        /// No call that matches, after one that matches `previous` if there had to be one; all that were made.
        case orderBreaks(before: TokenPattern, after: TokenPattern?, calls: [Call])
        case before(TokenPattern, TokenPattern)
        /// A call that matches the first pattern happens, and none that matches the second.
        case alone(TokenPattern, without: TokenPattern)
        /// The calls around a call, outermost first.
        case inside(Call, [Call])
        case answer(of: Call)
        case noDecision
        /// A decision as the trace prints it, and why it was made.
        case decision(String, RuleID?)
        /// The entry that the rule is the reason for, as the trace prints it; nil for nothing.
        case reason(for: String?)
        case line(Line)
        /// The same ordering for every value of the variable of this name.
        case same(whatever: String, [Call])
        /// The opposite of a sentence; all calls that were made.
        case opposite([Call])
        /// The lines of a log, and the first line that differs from the expected ones, counted from 1; nil if the log ends too early.
        case log([String], partsAt: Int?)
        case vacuous(Vacuity)
        case nothing
        /// One of the two ends of an interval does not happen.
        case noInterval
        case interval(milliseconds: Double)
    }

    /// A place in an ordering and the call there; nil after the end of the ordering.
    public struct Line: Hashable, Sendable {
        /// Counted from 0.
        public let index: Int
        public let call: Call?

        public init(_ index: Int, of ordering: [Call]) {
            self.index = index
            call = index < ordering.count ? ordering[index] : nil
        }
    }
}
