import EventTrace

/// The order in which a document says that its code prints, to compare with the order here.
public struct PrintedOrder: Sendable {
    /// The statement of the document that gives the order.
    public let origin: Statement
    /// Selects the cases that stage the document's run; all of them print the same.
    public let condition: Condition
    /// The lines as the document gives them, in the words of the record.
    public let lines: [ExpectedLine]
    /// Selects the lines of the record that the document's code prints.
    public let among: [TokenPattern]
    /// The reason why the document's order differs; nil if the orders agree.
    public let difference: String?
    public let location: Location

    public init(
        _ origin: Statement, when condition: Condition = .always, _ lines: [ExpectedLine], among: [TokenPattern],
        difference: String? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        self.origin = origin
        self.condition = condition
        self.lines = lines
        self.among = among
        self.difference = difference
        location = Location(fileID: fileID, line: line)
    }
}
