import EventTrace

/// The order in which a document says that its code prints, put beside what the same code prints here.
public struct PrintedOrder: Sendable {
    /// The statement of the document that gives the order.
    public let origin: Statement
    /// Selects the cases that stage what the document ran; all of them print the same.
    public let condition: Condition
    /// The lines as the document gives them, in the words of the record.
    public let lines: [ExpectedLine]
    /// Selects from the record what the document's code prints.
    public let among: [TokenPattern]
    /// Why the document's order is another one; nil where the two are the same.
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
