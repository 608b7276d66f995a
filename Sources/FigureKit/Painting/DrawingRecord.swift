import EventTrace

/// Drawings as JSON for the script of a page, which paints them as `Drawing.svg` does.
///
/// A drawing is `[x, y, width, height, [shape…]]`; a shape is `[form, look, row, subject, text, number…]`, where form and look are places
/// in `forms` and `looks`, row is -1 for none, and subject and text are places among `words`, -1 for none.
public struct DrawingRecord {
    private var table = WordTable()

    /// The texts, each once.
    public var words: [String] { table.words }

    public init() {}

    public static let forms = Shape.Form.allCases.map { $0.element }
    public static let looks = Look.allCases.map { $0.rawValue }
    static func position(of look: Look) -> Int { order[look] ?? 0 }
    private static let order: [Look: Int] = Dictionary(uniqueKeysWithValues: Look.allCases.enumerated().map { ($1, $0) })

    /// The place of this text among the words; -1 for an empty text.
    public mutating func position(of word: String) -> Int { table.position(of: word) }

    /// The number with at most one decimal.
    public static func number(_ value: Double) -> String { SVG.number(value) }

    public mutating func json(_ drawing: Drawing) -> String {
        var text = "["
        for number in [drawing.x, drawing.y, drawing.width, drawing.height] {
            text += SVG.number(number)
            text += ","
        }
        text += "["
        for (index, shape) in drawing.shapes.enumerated() {
            text += index > 0 ? ",[" : "["
            text += String(shape.form.rawValue)
            for position in [
                DrawingRecord.position(of: shape.look), shape.row ?? -1, position(of: shape.subject), position(of: shape.text),
            ] {
                text += ","
                text += String(position)
            }
            for number in shape.numbers {
                text += ","
                text += SVG.number(number)
            }
            text += "]"
        }
        return text + "]]"
    }
}
