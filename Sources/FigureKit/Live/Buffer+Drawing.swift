import Studies

extension Buffer {
    /// Appends a drawing as numbers, with the contents of a `DrawingRecord`.
    mutating func append(_ drawing: Drawing, _ words: inout WordTable) {
        for number in [drawing.x, drawing.y, drawing.width, drawing.height] { append(short: number) }
        append(UInt32(drawing.shapes.count))
        for shape in drawing.shapes {
            append(UInt8(shape.form.rawValue))
            append(UInt8(DrawingRecord.position(of: shape.look)))
            append(UInt16(shape.numbers.count))
            append(Int32(shape.row ?? -1))
            append(Int32(words.position(of: shape.subject)))
            append(Int32(words.position(of: shape.text)))
            for number in shape.numbers { append(short: number) }
        }
    }
}
