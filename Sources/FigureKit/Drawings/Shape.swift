/// One shape of a drawing.
public struct Shape: Hashable, Sendable {
    public enum Form: Int, CaseIterable, Sendable {
        /// The x and y of each corner, or of each end.
        case polygon, line
        /// The x and y of the middle, and the radius.
        case circle
        /// The x, y, width and height.
        case rectangle
        /// The x and y where the text begins; `upwards` runs from the bottom to the top.
        case text, upwards
    }

    public let form: Form
    public let look: Look
    /// The numbers of the form, in units of the drawing.
    public let numbers: [Double]
    /// The text of a text, or the description of another shape. May contain the marks of words: see `FigureWord`.
    public let text: String
    /// The view or receiver of the shape; empty for none.
    public let subject: String
    /// The row of the figure that the shape belongs to; nil for none.
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
