import EventTrace
import ExperimentKit

/// One row of a figure: a call into client code, a mark of the experiment, or a decision of the engine.
public struct FigureRow: Hashable, Sendable {
    public enum Kind: Int, Sendable {
        case call, mark, turn
    }

    public let kind: Kind
    /// Seconds of virtual time.
    public let time: Double
    /// The receiver of the call, or the subject of the turn; empty for a mark.
    public let subject: String
    /// The other party of a turn; empty for none.
    public let other: String
    /// The text to read; for a turn, with marks of words: see `FigureWord`.
    public let text: String
    /// The call as claims name it, `tap.action(ended)`; empty for a turn.
    public let token: String
    public let depth: Int
    public let rule: RuleID?
    /// The position among the entries of the trace.
    public let entry: Int
    /// Whether the row is among calls whose order UIKit leaves open.
    public let isUnordered: Bool
}
