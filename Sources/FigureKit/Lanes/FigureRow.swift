import EventTrace
import ExperimentKit

/// One row of a figure: a call into client code, a mark of the experiment's, or a turn of the engine's that decides what is called.
public struct FigureRow: Hashable, Sendable {
    public enum Kind: Int, Sendable {
        case call, mark, turn
    }

    public let kind: Kind
    /// Seconds of virtual time.
    public let time: Double
    /// Who is called, or who the turn is about; empty for a mark.
    public let subject: String
    /// The other party of a turn; empty for none.
    public let other: String
    /// As it is read; of a turn, with marks of words: see `FigureWord`.
    public let text: String
    /// The call as claims name it, `tap.action(ended)`; empty for a turn.
    public let token: String
    public let depth: Int
    public let rule: RuleID?
    /// Position among the entries of the trace.
    public let entry: Int
    /// Whether it stands among calls whose order UIKit leaves open.
    public let isUnordered: Bool
}
