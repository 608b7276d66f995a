import EventTrace
import ExperimentKit

/// The order that a document gives beside the order in the record.
public struct ComparedOrder: Sendable {
    public let printed: PrintedOrder
    /// The lines of the first of the order's cases.
    public let lines: [String]
    /// Whether the document gives these lines and no others.
    public let isSame: Bool

    public init(printed: PrintedOrder, lines: [String], isSame: Bool) {
        self.printed = printed
        self.lines = lines
        self.isSame = isSame
    }
}
