/// One shape of a drawing.
public struct Shape: Hashable, Sendable {
    public enum Form: Int, CaseIterable, Sendable {
        /// x and y of each corner, or of each end.
        case polygon, line
        /// x and y of the middle, radius.
        case circle
        /// x, y, width, height.
        case rectangle
        /// x and y where the text begins; `upwards` it runs from the bottom to the top.
        case text, upwards
    }

    public let form: Form
    public let look: Look
    /// What the form says, in units of the drawing.
    public let numbers: [Double]
    /// What a text says; of another shape, what is said about it. May contain the marks of words: see `FigureWord`.
    public let text: String
    /// The view or receiver that it stands for; empty for none.
    public let subject: String
    /// The row of the figure that it belongs to; nil for none.
    public let row: Int?

    init(_ form: Form, _ look: Look, _ numbers: [Double], text: String = "", subject: String = "", row: Int? = nil) {
        self.form = form
        self.look = look
        self.numbers = numbers
        self.text = text
        self.subject = subject
        self.row = row
    }
}
